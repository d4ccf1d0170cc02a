// Spaces in words: for titles, for the ear, for the list.

import type { BoardStatic, BoardView } from './contract.ts';
import { offersAt } from './offers.ts';
import { piecesOf } from '../pieces/pieces.ts';
import { has, say, t } from './words.svelte.ts';

export function spaceName(board: BoardStatic, space: number): string {
  const name = board.sites.find(({ number }) => number === space)?.name;
  const plain = t('space-plain', { number: space });
  return name && has(`space-${name}`) ? t('client-pair', { name: plain, text: t(`space-${name}`) }) : plain;
}

/** Everything one would see at a glance: what stands there and what can be done. */
export function describeSpace(board: BoardStatic, view: BoardView, space: number, live: boolean): string {
  const there = piecesOf(view, new Map())
    .filter((piece) => piece.space === space)
    .map((piece) => (piece.count > 1 ? `${piece.count} × ${t(piece.key)}` : t(piece.key)));
  const todo = live ? offersAt(view, space).map((option) => say(option.label)) : [];
  return [spaceName(board, space), ...there, ...todo].join('. ');
}
