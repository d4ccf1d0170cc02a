// The next sunrise, as far as it is known: who gets into the castle.

import type { BoardView } from './contract.ts';
import { standOf } from '../pieces/pieces.ts';

export type Raider = NonNullable<BoardView['dawn']>['moves'][number];

/** Those who get in at sunrise, in the order they move. */
export const raidOf = ({ dawn }: Pick<BoardView, 'dawn'>): readonly Raider[] =>
  dawn?.moves.filter((move) => move.gets_in) ?? [];

/** By where each stands now, its place in that order. */
export const orderOf = (raid: readonly Raider[]): ReadonlyMap<string, number> =>
  new Map(raid.map((move, i) => [standOf(move), i + 1]));
