// Where the pages already seen stand on their map: in the order of reading, row by row, to and fro like an ox ploughs.

import type { MapView } from '../lib/contract.ts';

export interface Spot {
  section: string;
  x: number;
  y: number;
}

export interface Thread {
  id: string;
  d: string;
}

export const CELL = { width: 128, height: 96 } as const;

export function spots({ sections }: MapView, columns: number): Spot[] {
  return sections.map(({ section }, i) => {
    const row = Math.floor(i / columns);
    const column = row % 2 ? columns - 1 - (i % columns) : i % columns;
    return { section, x: (column + 0.5) * CELL.width, y: (row + 0.4) * CELL.height };
  });
}

/** Ways taken, as curves: those that lead back bow out, so that they can be told from those that lead on. */
export function threads({ ways }: MapView, at: readonly Spot[]): Thread[] {
  const found = new Map(at.map((spot) => [spot.section, spot]));
  return ways.flatMap(({ origin, target, way }) => {
    const [from, to] = [found.get(origin), found.get(target)];
    if (!from || !to) return [];
    const bow = at.indexOf(to) === at.indexOf(from) + 1 ? 0 : 26;
    const [x, y] = [(from.x + to.x) / 2 + (from.x === to.x ? bow : 0), (from.y + to.y) / 2 - bow];
    return [{ id: `${origin} ${target} ${way}`, d: `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}` }];
  });
}

/** A heading in at most two lines. */
export function lines(title: string, most = 15): string[] {
  const words = title.split(' ');
  let first = words.shift() ?? '';
  while (words.length && first.length + words[0]!.length < most) first += ` ${words.shift()}`;
  const rest = words.join(' ');
  return rest ? [first, rest.length > most + 1 ? `${rest.slice(0, most)}…` : rest] : [first];
}
