// Points in buckets, so that asking what lies near is quick.

import { distance, type Point } from './line.ts';

export class Near {
  private readonly buckets = new Map<number, Point[]>();
  private readonly size: number;

  constructor(points: Iterable<Point>, size = 48) {
    this.size = size;
    for (const p of points) {
      const key = this.key(Math.floor(p[0] / size), Math.floor(p[1] / size));
      const list = this.buckets.get(key);
      if (list) list.push(p);
      else this.buckets.set(key, [p]);
    }
  }

  /** How many points lie closer than `gap`, counting no further than `enough`. */
  count(p: Point, gap: number, enough = Infinity): number {
    let found = 0;
    const { size } = this;
    for (let j = Math.floor((p[1] - gap) / size); j <= Math.floor((p[1] + gap) / size); j++)
      for (let i = Math.floor((p[0] - gap) / size); i <= Math.floor((p[0] + gap) / size); i++)
        for (const q of this.buckets.get(this.key(i, j)) ?? [])
          if (distance(p, q) < gap && ++found >= enough) return found;
    return found;
  }

  any(p: Point, gap: number): boolean {
    return this.count(p, gap, 1) > 0;
  }

  private key(i: number, j: number): number {
    return (i + 500) * 4096 + j + 500;
  }
}
