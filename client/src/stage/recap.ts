// What mattered since one's last turn, in few lines.

import type { LogLine } from '../lib/table.svelte.ts';
import { condensed } from '../lib/log.ts';

/** How much a kind of line matters; the others are told only by the log. */
const weights: Readonly<Record<string, number>> = {
  ended: 9,
  broke_in: 9,
  fell: 8,
  completed: 8,
  slain: 7,
  farmer_lost: 7,
  read: 7,
  farmer_safe: 6,
  event: 6,
  narrator: 5,
  burden: 5,
  mission: 5,
  cancelled: 5,
  dawn: 5,
  bridge: 5,
  hero_out: 9,
  storm: 6,
  flew: 8,
  card_lost: 8,
  spoiled: 8,
  emptied: 8,
  poisoned: 6,
  done: 7,
  path: 5,
  got_away: 5,
  end_letter: 4,
  reached: 8,
  stage: 6,
  beaten: 6,
  curse: 5,
  fire: 5,
  pushed: 4,
  drew: 3,
  handed: 3,
  moved: 2,
  fog: 4,
  token: 4,
  escaped: 4,
  fight: 3,
  ally: 3,
  placed: 3,
  card_moved: 2,
  bought: 2,
  bartered: 2,
  haggled: 2,
  gave: 2,
  figure: 2,
  recovered: 2,
  played: 1,
  entered: 1,
  went: 1,
  rested: 1,
};
/** Lines a recap has at most. */
const MOST = 6;

export interface Recap {
  lines: LogLine[];
  /** How many it leaves out. */
  more: number;
}

/** The weightiest lines, in the order in which they happened. */
export function recapOf(log: readonly LogLine[]): Recap {
  const told = condensed(log.filter(({ kind }) => kind in weights));
  const best = told.toSorted((a, b) => weights[b.kind]! - weights[a.kind]!).slice(0, MOST);
  return { lines: told.filter((line) => best.includes(line)), more: told.length - best.length };
}
