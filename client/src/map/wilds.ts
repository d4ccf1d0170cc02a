// What no space claims: points on a loosened grid over the whole sheet, each with what grows there.

import { hash } from './chance.ts';
import { distance, type Point } from './line.ts';
import type { Spot } from './plan.ts';
import { HEIGHT, MARGIN } from './size.ts';

/** Kinds of wilds, each with the sign a survey keeps for it. */
const signs: Readonly<Record<string, string>> = { forest: 'f', mountain: 'm', meadow: 'g', stone: 's' };
const kinds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(signs).map(([kind, sign]) => [sign, kind]),
);

export interface Wild {
  readonly at: Point;
  readonly kind: string;
  /** How far it is from the nearest space. */
  readonly depth: number;
}

const STEP = 24;
const RIM = MARGIN * 1.6;

/** Where something might grow, row by row. */
export function grid(width: number): Point[] {
  const points: Point[] = [];
  const loose = (at: number, by: number) => Math.round((at + (by - 0.5) * 20) * 10) / 10;
  for (let y = -RIM; y < HEIGHT + RIM; y += STEP)
    for (let x = -RIM; x < width + RIM; x += STEP) points.push([loose(x, hash(x, y)), loose(y, hash(x, y, 1))]);
  return points;
}

/** The space nearest to a point, and how far away its rim is. */
export function nearest(at: Point, spots: readonly Spot[]): { spot: Spot; depth: number } {
  let depth = Infinity;
  let spot = spots[0]!;
  for (const one of spots) {
    if (Math.abs(at[0] - one.at[0]) - one.radius >= depth) continue;
    const gap = distance(at, one.at) - one.radius;
    if (gap < depth) {
      depth = gap;
      spot = one;
    }
  }
  return { spot, depth };
}

/** The whole grid as one text, a sign for each point: where the points lie and how deep is known without. */
export function packWilds(width: number, wilds: readonly Wild[]): string {
  const found = new Map(wilds.map(({ at, kind }) => [String(at), signs[kind] ?? '.']));
  return grid(width)
    .map((at) => found.get(String(at)) ?? '.')
    .join('');
}

export function unpackWilds(text: string, width: number, spots: readonly Spot[]): Wild[] {
  return grid(width).flatMap((at, i) => {
    const kind = kinds[text[i]!];
    return kind ? [{ at, kind, depth: Math.round(nearest(at, spots).depth) }] : [];
  });
}
