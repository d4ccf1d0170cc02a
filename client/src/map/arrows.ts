// The arrows of the creatures, as they point now.

import type { BoardStatic } from '../lib/contract.ts';
import { pair } from './pair.ts';

/** Where the arrow of a space points now, or -1; a bridge that is gone may turn it. */
export function arrowOf(board: BoardStatic, broken: readonly string[], space: number): number {
  const to = board.sites.find(({ number }) => number === space)?.arrow ?? -1;
  const turned = board.bridges.find(
    ({ name, spaces, detour }) =>
      detour >= 0 && broken.includes(name) && pair(spaces[0]!, spaces[1]!) === pair(space, to),
  );
  return turned ? turned.detour : to;
}

/** The arrows one sees: those that are printed, as they point now. */
export function printedArrows(board: BoardStatic, broken: readonly string[]): (readonly [from: number, to: number])[] {
  return board.sites.flatMap(({ number, way_out }) => {
    const to = way_out ? -1 : arrowOf(board, broken, number);
    return to >= 0 ? [[number, to] as const] : [];
  });
}
