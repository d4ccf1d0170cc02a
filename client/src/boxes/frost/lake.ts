// What the ice of the lake is like, space by space.

import type { BoardStatic, BoardView } from '../../lib/contract.ts';

export type Ice = 'whole' | 'breaking' | 'open';

/** A lake space without its token is a hole, unless somebody still stands there. */
// rule: FE-ICE-4, FE-ICE-5
export function iceOf(board: BoardStatic, view: BoardView): Map<number, Ice> {
  const holds = new Set(view.tokens.filter(({ kind }) => kind === 'ice').map(({ space }) => space));
  const taken = new Set(view.heroes.map(({ space }) => space));
  const lake = board.sites.filter(({ features }) => features.includes('lake'));
  return new Map(
    lake.map(({ number }) => [number, holds.has(number) ? 'whole' : taken.has(number) ? 'breaking' : 'open']),
  );
}
