// What threatens the land, as the view tells it: where it stands and how much of it is left.

import type { BoardView } from '../../lib/contract.ts';

export interface Threat {
  readonly name: string;
  readonly space: number;
}

const threats: ReadonlySet<string> = new Set(['fire_spirit', 'siege_engine', 'catapult_troll', 'krahder', 'irlok']);

/** Every threat that stands on the board, once for each space. */
export function threatsOf({ creatures, figures }: Pick<BoardView, 'creatures' | 'figures'>): Threat[] {
  const found = creatures.filter(({ named }) => threats.has(named)).map(({ named, space }) => ({ name: named, space }));
  const temple = figures.filter(({ name }) => name === 'temple').map(({ name, space }) => ({ name, space }));
  // Two trolls serve one catapult.
  return [...found, ...temple].filter(
    (one, i, all) =>
      one.space >= 0 && all.findIndex(({ name, space }) => name === one.name && space === one.space) === i,
  );
}

const PARTS = 3;

/** Parts of the temple that still stand, as its goal tells. */
export function partsOf({ track }: Pick<BoardView, 'track'>): number {
  const goal = track.goals.find(({ key }) => key.endsWith('-temple'));
  return goal ? goal.need - goal.done : PARTS;
}
