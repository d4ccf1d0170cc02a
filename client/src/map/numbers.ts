// Where the number of a space is written: well inside its borders, off the arrows, and beside the pieces if there is room.
// Part of the survey.

import type { BoardStatic } from '../lib/contract.ts';
import { printedArrows } from './arrows.ts';
import { distance, inside, type Point } from './line.ts';

const STEP = 4;
/** A number with some air around it fits into a circle of this size. */
const AIR = 17;
/** Half the box of a piece and of a number together. */
const PIECE: Point = [30, 28];

interface Plot {
  readonly outline: readonly Point[];
  readonly anchor: Point;
  readonly radius: number;
}

export function numbersOf(board: BoardStatic, plots: ReadonlyMap<number, Plot>): Map<number, Point> {
  const names = board.bridges.map(({ name }) => name);
  const arrows = [...printedArrows(board, []), ...printedArrows(board, names)].flatMap(([from, to]) => {
    const [a, b] = [plots.get(from), plots.get(to)];
    return a && b ? [shaft(a.anchor, b.anchor, a.radius)] : [];
  });
  return new Map([...plots].map(([number, plot]) => [number, best(plot, arrows)]));
}

/** The line of a creature's arrow: it begins at the rim of the space it leaves. */
export function shaft(a: Point, b: Point, radius: number): readonly [from: Point, to: Point] {
  const d = distance(a, b) || 1;
  const u: Point = [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
  const from: Point = [a[0] + u[0] * radius * 0.7, a[1] + u[1] * radius * 0.7];
  const go = Math.min(d - radius * 0.7 - 8, 44);
  return [from, [from[0] + u[0] * go, from[1] + u[1] * go]];
}

function best({ outline, anchor, radius }: Plot, arrows: readonly (readonly [Point, Point])[]): Point {
  const near = arrows.filter(([from, to]) => Math.min(distance(from, anchor), distance(to, anchor)) < radius * 2 + 60);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  let found = anchor;
  let most = -Infinity;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += STEP)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += STEP) {
      const p: Point = [x, y];
      if (!inside(p, outline)) continue;
      const air = outline.reduce((least, q) => Math.min(least, distance(p, q)), Infinity);
      const hidden = Math.max(0, Math.min(PIECE[0] - Math.abs(x - anchor[0]), PIECE[1] - Math.abs(y - anchor[1] + 3)));
      const struck = near.reduce((sum, [from, to]) => sum + Math.max(0, 15 - aside(p, from, to)), 0);
      const good = 4 * Math.min(air, AIR) - hidden - 2 * struck - 0.15 * distance(p, anchor) + (y > anchor[1] ? 2 : 0);
      if (good > most) {
        most = good;
        found = p;
      }
    }
  return found;
}

/** How far a point lies from a line. */
export function aside(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return distance(p, [a[0] + t * dx, a[1] + t * dy]);
}
