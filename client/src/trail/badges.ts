// Where the symbols of a stage are drawn: beside their space or on their path, and on nothing else.

import type { StageView, SymbolView } from '../lib/contract.ts';
import type { Point } from '../map/line.ts';
import { worn } from './names.ts';
import { HEIGHT, line, place, WIDTH, type Stage } from './stage.ts';

/** A row of symbols; its middle. */
export interface Badges {
  readonly at: Point;
  readonly symbols: readonly SymbolView[];
}

/** Width of one symbol in a row, half the height of a row, and how far from its middle a space keeps others. */
export const STEP = 34;
const HALF = 19;
const DISC = 30;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, a.w + b.w - Math.abs(a.x - b.x)) * Math.max(0, a.h + b.h - Math.abs(a.y - b.y));
const rowAt = ([x, y]: Point, count: number): Box => ({ x, y, w: (count * STEP) / 2, h: HALF });

export function badgesOf(stage: Stage, view: StageView): { paths: (Badges | null)[]; spaces: Map<number, Badges> } {
  const ways = view.paths.map((path) => line(stage, path));
  // The number of fog cards and the name of the stage are there already.
  const taken: Box[] = [
    { x: 55, y: 34, w: 48, h: 26 },
    { x: WIDTH / 2, y: HEIGHT - 24, w: 190, h: 20 },
    ...stage.spaces.map(({ at: [x, y] }) => ({ x: x * WIDTH, y: y * HEIGHT, w: DISC, h: DISC })),
  ];
  /** The first of the places where least is covered. */
  const lay = (places: readonly Point[], count: number, worse: (box: Box) => number): Point => {
    let best = places[0]!;
    let least = Infinity;
    for (const at of places) {
      const box = rowAt(at, count);
      const outside = Math.max(0, box.w - at[0], at[0] + box.w - WIDTH, HALF - at[1], at[1] + HALF - HEIGHT) * 200;
      const cost = outside + worse(box) + taken.reduce((sum, one) => sum + overlap(box, one), 0);
      if (cost < least) [best, least] = [at, cost];
    }
    taken.push(rowAt(best, count));
    return best;
  };
  const paths = view.paths.map(({ symbols }, i): Badges | null => {
    const way = ways[i]!;
    const on = (part: number) => way[Math.round((way.length - 1) * part)]!;
    return symbols.length
      ? { symbols, at: lay([0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].map(on), symbols.length, () => 0) }
      : null;
  });
  const spaces = new Map<number, Badges>();
  for (const space of view.spaces) {
    const symbols = worn(space);
    if (!symbols.length) continue;
    const [x, y] = place([space.x, space.y]);
    const side = DISC + (symbols.length * STEP) / 2;
    const around: Point[] = [
      [x, y - 50],
      [x, y + 50],
      [x + side, y],
      [x - side, y],
      [x + side * 0.8, y - 36],
      [x - side * 0.8, y - 36],
      [x + side * 0.8, y + 36],
      [x - side * 0.8, y + 36],
    ];
    // A way that is covered can still be guessed.
    const crossed = (box: Box) =>
      ways.flat().filter(([a, b]) => Math.abs(a - box.x) < box.w && Math.abs(b - box.y) < box.h).length * 40;
    spaces.set(space.number, { symbols, at: lay(around, symbols.length, crossed) });
  }
  return { paths, spaces };
}
