// A land for a board no artist has seen: meadows and woods from nothing but its spaces, roads and bridges.

import type { BoardStatic, Site } from '../lib/contract.ts';
import { noise } from './chance.ts';
import type { Land } from './land.ts';
import { pair } from './pair.ts';

export function plainLand(board: BoardStatic): Land {
  const banks = banksOf(board);
  const bank = ({ number }: Site) => banks.get(number) ?? 0;
  // Water runs only between banks that a bridge joins: a place without roads is no island.
  const joined = new Set(board.bridges.map(({ spaces: [a, b] }) => pair(banks.get(a!) ?? 0, banks.get(b!) ?? 0)));
  return {
    bank,
    flows: (a, b) => joined.has(pair(bank(a), bank(b))),
    wilds: (x, y) => (noise(x * 5, y * 4, 23) > 0 ? 'forest' : 'meadow'),
    reach: () => 46,
    land: ({ site: { x, y } }) => (noise(x * 4, y * 3, 7) > 0.25 ? 'heath' : 'meadow'),
    clearing: () => 0.7,
    fields: [],
    landmarks: [],
    anchors: {},
    names: [],
  };
}

/** Spaces that can be reached from one another without a bridge lie on one bank. */
function banksOf(board: BoardStatic): Map<number, number> {
  const roads = new Map(board.sites.map(({ number, roads }) => [number, roads]));
  const bridged = new Set(board.bridges.map(({ spaces }) => pair(spaces[0]!, spaces[1]!)));
  const banks = new Map<number, number>();
  for (const start of roads.keys()) {
    if (banks.has(start)) continue;
    const queue = [start];
    banks.set(start, start);
    for (const here of queue)
      for (const next of roads.get(here) ?? []) {
        if (banks.has(next) || bridged.has(pair(here, next))) continue;
        banks.set(next, start);
        queue.push(next);
      }
  }
  return banks;
}
