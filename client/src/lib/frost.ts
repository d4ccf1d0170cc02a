// The frost token beside the hours: where it lies, and what it takes from the day.

import type { BoardStatic, BoardView } from './contract.ts';
import { t } from './words.svelte.ts';

/** The counter that is shown on the time track, not among the tokens of the legend. */
export const FROST = 'frost';
/** Counters that lie on the time track: the frost token, and whatever happens at an hour. */
export const liesOnDay = (name: string): boolean => name === FROST || name.endsWith('_hour');

/** Places beside the track where it waits before it covers the last hour. */
const BESIDE = 3;

export interface Frost {
  /** The hour it lies on; behind the last one it still waits. */
  readonly place: number;
  /** It lies there, but covers nothing today. */
  readonly thawed: boolean;
  readonly text: string;
}

/** The frost token, or nothing while it is not in the game. */
export function frostOf({ hours, overtime }: BoardStatic, { counters, today }: BoardView): Frost | null {
  const last = hours + overtime;
  const place = counters.find(({ name }) => name === FROST)?.value ?? 0;
  if (place < 1 || place > last + BESIDE) return null;
  const thawed = today.hours >= place;
  const key = place > last ? 'track-frost-waits' : thawed ? 'track-frost-thawed' : 'track-frost';
  return { place, thawed, text: t(key, { hour: place, last, days: place - last }) };
}
