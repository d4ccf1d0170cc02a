// Rivers as ribbons, the crossings of bridges, and the sea with its lines along the coast.

import { noise } from './chance.ts';
import { distance, inside, middle, offset, soft, type Point } from './line.ts';
import type { Plan } from './plan.ts';

export interface River {
  /** The ribbons, and the lines of their banks, which are inked first. */
  readonly ribbons: string;
  readonly banks: string;
  readonly flow: string;
}

export interface Crossing {
  readonly at: Point;
  /** Degrees from the left bank to the right. */
  readonly turn: number;
  readonly span: number;
}

const WIDTH = 12;

function widthAt(line: readonly Point[], t: number, tapers: boolean): number {
  const p = line[Math.round(t * (line.length - 1))]!;
  const base = tapers ? WIDTH * (1 - t) + 2 * t : WIDTH + t * 5;
  return base * (1 + 0.16 * noise(p[0] / 70, p[1] / 70, 11));
}

export function river(plan: Plan): River {
  let ribbons = '';
  let banks = '';
  let flow = '';
  for (const whole of plan.water) {
    const line = ashore(plan, whole);
    const end = line[line.length - 1]!;
    const tapers = end[0] > 0 && end[0] < plan.width && end[1] > 60 && end[1] < 1000;
    const left = offset(line, (t) => widthAt(line, t, tapers));
    const right = offset(line, (t) => -widthAt(line, t, tapers));
    ribbons += soft([...left, ...right.toReversed()], true);
    banks += soft(left) + soft(right);
    for (const side of [-0.45, 0.05, 0.5])
      flow += soft(offset(line, (t) => widthAt(line, t, tapers) * side * (0.8 + 0.3 * noise(t * 9, side, 2))).slice(2));
  }
  return { ribbons, banks, flow };
}

/** The part of a stream up to its mouth. */
function ashore(plan: Plan, line: Point[]): Point[] {
  const mouth = line.findIndex((p) => plan.sea.some((ring) => inside(p, ring)));
  return mouth < 0 ? line : line.slice(0, mouth + 1);
}

/** Where the way from one space to another crosses the water. */
export function crossing(plan: Plan, from: number, to: number): Crossing | null {
  const a = plan.plots.get(from)?.at;
  const b = plan.plots.get(to)?.at;
  if (!a || !b) return null;
  let best: { at: Point; along: Point } | null = null;
  let least = Infinity;
  for (const line of plan.water)
    for (let i = 1; i < line.length - 1; i++) {
      const p = line[i]!;
      const gap = distance(a, p) + distance(p, b);
      if (gap < least) {
        least = gap;
        const before = line[i - 1]!;
        const after = line[i + 1]!;
        best = { at: middle(middle(before, after), p), along: [after[0] - before[0], after[1] - before[1]] };
      }
    }
  const way = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  // Where no water runs between them it leads over whatever else parts them.
  if (!best || least > distance(a, b) * 1.5) return { at: middle(a, b), turn: way, span: WIDTH * 2 + 26 };
  // Square to the stream, but leaning towards the way one comes.
  let square = (Math.atan2(best.along[1], best.along[0]) * 180) / Math.PI + 90;
  while (square - way > 90) square -= 180;
  while (square - way < -90) square += 180;
  return { at: best.at, turn: square * 0.65 + way * 0.35, span: WIDTH * 2 + 26 };
}
