// The plan of a board: where its spaces, borders, rivers and wilds lie. Nothing is painted here.

import type { BoardStatic, Site } from '../lib/contract.ts';
import { unpack, type Point } from './line.ts';
import { pair } from './pair.ts';
import { outlines, type Border } from './rings.ts';
import { HEIGHT, MARGIN } from './size.ts';
import { unpackWilds, type Wild } from './wilds.ts';

export { HEIGHT, MARGIN };

export const WILD = -1;
export const OUTSIDE = -2;
export const SEA = -3;

/** What an artist knows about a board and the data does not say. */
export interface Scenery {
  /** Which bank of the water a space lies on; water flows where banks meet. */
  bank(site: Site): number;
  /** Whether water runs between these two, at this distance from the left (0 to 1). */
  flows(a: Site, b: Site, x: number): boolean;
  /** Kind of wilds beyond this space. */
  wilds(x: number, y: number, nearest: Site): string;
  /** How far the land of a space reaches beyond its inner circle before the wilds begin. */
  reach(site: Site): number;
}

/** What was surveyed, packed: a line is one text, and so are the wilds. */
export interface Survey {
  readonly borders: readonly (Omit<Border, 'line'> & { line: string })[];
  readonly water: readonly string[];
  readonly wilds: string;
  /** Where the numbers of the spaces are written, in the order of the board. */
  readonly numbers: string;
}

export interface Spot {
  readonly site: Site;
  readonly at: Point;
  readonly radius: number;
}

export interface Plot extends Spot {
  readonly outline: readonly Point[];
}

export interface Frontier {
  readonly a: number;
  readonly b: number;
  readonly line: readonly Point[];
  /** open: one can walk across. shut: one cannot. edge: the wilds begin. */
  readonly kind: 'open' | 'shut' | 'edge' | 'coast';
}

export interface Plan {
  readonly width: number;
  readonly plots: Map<number, Plot>;
  readonly frontiers: Frontier[];
  /** Centre lines of the water, from spring to mouth. */
  readonly water: readonly Point[][];
  /** Outlines of the open sea. */
  readonly sea: readonly (readonly Point[])[];
  /** Points scattered over the wilds, with their kind. */
  readonly wilds: readonly Wild[];
  readonly numbers: ReadonlyMap<number, Point>;
}

export function plan(board: BoardStatic, survey: Survey, scenery: Scenery): Plan {
  const width = HEIGHT * board.aspect;
  const borders = survey.borders.map((border) => ({ ...border, line: unpack(border.line) }));
  const found = outlines(borders);
  const plots = new Map<number, Plot>();
  const spots = spotsOf(board);
  for (const spot of spots)
    plots.set(spot.site.number, { ...spot, outline: found.get(spot.site.number)?.[0] ?? circle(spot) });
  const numbers = unpack(survey.numbers);
  return {
    width,
    plots,
    frontiers: frontiers(borders, board, scenery, width),
    water: survey.water.map(unpack),
    sea: found.get(SEA) ?? [],
    wilds: unpackWilds(survey.wilds, width, spots),
    numbers: new Map(board.sites.map(({ number }, i) => [number, numbers[i]!])),
  };
}

export function spotsOf(board: BoardStatic): Spot[] {
  const width = HEIGHT * board.aspect;
  return board.sites.map((site) => ({ site, at: [site.x * width, site.y * HEIGHT], radius: site.radius * width }));
}

/** The outline of a space that lies all under others. */
function circle({ at, radius }: Spot): Point[] {
  const turn = (k: number) => (k * Math.PI) / 8;
  return Array.from({ length: 16 }, (_, k) => [at[0] + Math.cos(turn(k)) * radius, at[1] + Math.sin(turn(k)) * radius]);
}

function frontiers(borders: readonly Border[], board: BoardStatic, scenery: Scenery, width: number): Frontier[] {
  const sites = new Map(board.sites.map((site) => [site.number, site]));
  const bridged = new Set(board.bridges.map(({ spaces }) => pair(spaces[0]!, spaces[1]!)));
  const found: Frontier[] = [];
  for (const { left, right, line } of borders) {
    const a = sites.get(left);
    const b = sites.get(right);
    if (left === OUTSIDE || right === OUTSIDE) continue;
    if (left === SEA || right === SEA) found.push({ a: left, b: right, line, kind: 'coast' });
    else if (!a || !b) found.push({ a: left, b: right, line, kind: 'edge' });
    else if (a.roads.includes(right) && !bridged.has(pair(left, right)))
      found.push({ a: left, b: right, line, kind: 'open' });
    else if (scenery.bank(a) === scenery.bank(b) || !scenery.flows(a, b, line[0]![0] / width))
      found.push({ a: left, b: right, line, kind: 'shut' });
  }
  return found;
}
