// What a change of the view means beside the picture: a sound, texts to fetch, the time it is.

import type { AnyStatic, AnyView, BoardView, TableauView } from './contract.ts';
import type { Tune } from './sound.ts';
import { t } from './words.svelte.ts';

/** "Day 3", or "Turn 12" where there are no days. */
export function whenIs(view: AnyView): string {
  return view.family === 'board' ? t('ui-day', { number: view.day }) : t('castle-turn', { number: view.turn });
}

/** "12 of 80, day 3": a moment of a replay. */
export function momentIs(view: AnyView, at: number, all: number): string {
  return view.family === 'board' ? t('replay-at', { at, all, day: view.day }) : t('castle-replay-at', { at, all, turn: view.turn });
}

/** Texts of everything printed that the catalogue leaves out. */
export function printedKeys(board: AnyStatic): string[] {
  if (board.family === 'board') return [];
  return [...board.cards, ...board.narrators].map(({ name }) => `card-${name}`);
}

/** The sound that tells of a change, or nothing. */
export function soundOf(before: AnyView, now: AnyView): Tune | null {
  if (before.result !== now.result) return now.result === 'won' ? 'won' : 'lost';
  const told = before.family === 'board' && now.family === 'board' ? boardSound(before, now) : null;
  const played = before.family === 'tableau' && now.family === 'tableau' ? cardSound(before, now) : null;
  if (told ?? played) return told ?? played;
  if (now.pending.seat === now.you && before.pending.seat !== now.you) return 'turn';
  return now.news.some(({ kind }) => kind === 'entered' || kind === 'went') ? 'step' : null;
}

function boardSound(before: BoardView, now: BoardView): Tune | null {
  if (now.battle && !before.battle) return 'fight';
  if (now.battle && before.battle && now.battle.dice.length > before.battle.dice.length) return 'dice';
  return now.track.read.length > before.track.read.length ? 'card' : null;
}

function cardSound(before: TableauView, now: TableauView): Tune | null {
  if (now.fight && !before.fight) return 'fight';
  return now.narrator.gone > before.narrator.gone || (now.card && !before.card) ? 'card' : null;
}
