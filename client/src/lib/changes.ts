// What a change of the view means beside the picture: a sound, the time it is.

import { familyOf } from '../families.ts';
import type { AnyView, News } from './contract.ts';
import type { Tune } from './sound.ts';
import { t } from './words.svelte.ts';

/** "Day 3", or "Turn 12" where there are no days. */
export function whenIs(view: AnyView): string {
  const { round, clock } = familyOf(view);
  return t(round, { number: clock(view) });
}

/** "12 of 80, day 3": a moment of a replay. */
export function momentIs(view: AnyView, at: number, all: number): string {
  const { moment, clock } = familyOf(view);
  return t(moment, { at, all, day: clock(view), turn: clock(view) });
}

const steps: readonly string[] = ['entered', 'went'];

/** The one sound that tells of a change, or nothing; `news` is all that happened between the two. */
export function soundOf(before: AnyView, now: AnyView, news: readonly News[]): Tune | null {
  if (before.result !== now.result) return now.result === 'won' ? 'won' : 'lost';
  const has = (kinds: readonly string[]) => news.some(({ kind }) => kinds.includes(kind));
  const found = familyOf(now).heard.find(([, kinds]) => has(kinds));
  if (found) return found[0];
  if (now.pending.seat === now.you && before.pending.seat !== now.you) return 'turn';
  return has(steps) ? 'step' : null;
}
