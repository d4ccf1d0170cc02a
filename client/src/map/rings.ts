// Borders joined end to end: the outlines of what they enclose.

import type { Point } from './line.ts';

/** A stretch of border between two owners, drawn once and used by both. */
export interface Border {
  readonly left: number;
  readonly right: number;
  readonly line: readonly Point[];
  /** The corners it joins, by number. */
  readonly from: number;
  readonly to: number;
}

/** Closed outlines by owner; the first is the largest. */
export function outlines(borders: readonly Border[]): Map<number, Point[][]> {
  const byOwner = new Map<number, Border[]>();
  for (const border of borders)
    for (const owner of [border.left, border.right]) {
      const list = byOwner.get(owner);
      if (list) list.push(border);
      else byOwner.set(owner, [border]);
    }
  const found = new Map<number, Point[][]>();
  for (const [owner, own] of byOwner) found.set(owner, rings(own));
  return found;
}

/** Joins stretches end to end into closed lines. */
function rings(stretches: readonly Border[]): Point[][] {
  const left = new Set(stretches);
  const done: Point[][] = [];
  for (const first of stretches) {
    if (!left.delete(first)) continue;
    const ring = first.line.slice();
    let end = first.to;
    while (end !== first.from) {
      const next = [...left].find((b) => b.from === end || b.to === end);
      if (!next) break;
      left.delete(next);
      const forward = next.from === end;
      ring.push(...(forward ? next.line : next.line.toReversed()).slice(1));
      end = forward ? next.to : next.from;
    }
    done.push(ring.slice(0, -1));
  }
  return done.sort((a, b) => area(b) - area(a));
}

function area(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[(i + 1) % ring.length]!;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(sum) / 2;
}
