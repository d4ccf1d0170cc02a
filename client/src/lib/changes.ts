// What a change of the view means beside the picture: a sound, texts to fetch, the time it is.

import type { AnyStatic, AnyView, News } from './contract.ts';
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

type Heard = readonly (readonly [Tune, readonly string[]])[];

/** What is heard of what happens, by family, the most important first. */
const heard: Readonly<Record<AnyView['family'], Heard>> = {
  board: [
    ['dawn', ['dawn']],
    ['card', ['read', 'event']],
    ['fight', ['fight']],
    ['dice', ['threw', 'creature_threw', 'die']],
  ],
  tableau: [
    ['fight', ['fight']],
    ['card', ['read', 'narrator', 'played']],
  ],
};
const steps: readonly string[] = ['entered', 'went'];

/** The one sound that tells of a change, or nothing; `news` is all that happened between the two. */
export function soundOf(before: AnyView, now: AnyView, news: readonly News[]): Tune | null {
  if (before.result !== now.result) return now.result === 'won' ? 'won' : 'lost';
  const has = (kinds: readonly string[]) => news.some(({ kind }) => kinds.includes(kind));
  const found = heard[now.family].find(([, kinds]) => has(kinds));
  if (found) return found[0];
  if (now.pending.seat === now.you && before.pending.seat !== now.you) return 'turn';
  return has(steps) ? 'step' : null;
}
