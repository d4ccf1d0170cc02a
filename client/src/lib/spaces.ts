// Spaces in words: for titles, for the ear, for the list.

import type { BoardStatic, BoardView, CreatureView, Threat } from './contract.ts';
import { offersAt } from './offers.ts';
import { piecesOf, standOf } from '../pieces/pieces.ts';
import { has, say, spoken, t } from './words.svelte.ts';

export function spaceName(board: BoardStatic, space: number): string {
  const name = board.sites.find(({ number }) => number === space)?.name;
  const plain = t('space-plain', { number: space });
  return name && has(`space-${name}`) ? t('client-pair', { name: plain, text: t(`space-${name}`) }) : plain;
}

/** Whether there is gold in this game. */
export const hasGold = ({ things }: BoardStatic): boolean => things.some(({ name }) => name === 'gold');

/** What this creature is about to do. */
export const threatOf = ({ threats }: BoardView, creature: CreatureView) =>
  threats.find((one) => standOf(one) === standOf(creature));

/** Where a creature goes next, in words. */
export function nextStep(board: BoardStatic, { next, own_way }: Threat): string {
  if (next < 0) return t(own_way ? 'look-own-way' : 'look-stays');
  return next === board.castle ? t('look-next-castle') : t('look-next', { space: spaceName(board, next) });
}

/** Who could fight it, in words. */
export function reachText({ reached_by }: Threat): string {
  return reached_by.length
    ? t('look-reached', { who: reached_by.map((name) => t(`hero-${name}`)).join(', ') })
    : t('look-reached-none');
}

/** "gold or willpower". */
export const either = (texts: readonly string[]) =>
  new Intl.ListFormat(spoken(), { type: 'disjunction' }).format(texts);

/** What its victors get: how many pieces, or each reward they can choose from. */
export function rewardText({ reward, rewards }: CreatureView): string {
  const choices = Object.entries(rewards).map(([good, number]) => t(`cost-${good}`, { number }));
  return choices.length ? either(choices) : String(reward);
}

/** Everything one would see at a glance: what stands there and what can be done. */
export function describeSpace(board: BoardStatic, view: BoardView, space: number, live: boolean): string {
  const there = piecesOf(view, new Map())
    .filter((piece) => piece.space === space)
    .map((piece) => (piece.count > 1 ? `${piece.count} × ${t(piece.key)}` : t(piece.key)));
  const todo = live ? offersAt(view, space).map((option) => say(option.label)) : [];
  return [spaceName(board, space), ...there, ...todo].join('. ');
}
