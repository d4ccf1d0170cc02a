// How long each line of the news is looked at, and which have a moment of their own.

import type { News } from '../lib/contract.ts';
import type { Settings } from '../lib/settings.svelte.ts';

/**
 * Milliseconds at normal speed, by kind: half a second for whatever changes, so that each can be told from the next.
 * A line of another kind passes with the next one.
 */
const times: Record<string, number> = {
  // The board.
  entered: 500,
  storm: 1500,
  stood: 500,
  figure: 500,
  marched: 500,
  placed: 500,
  stayed: 260,
  left_out: 900,
  changed: 900,
  vanished: 500,
  broke_in: 1900,
  fell: 1900,
  slain: 1500,
  dawn: 1400,
  day_over: 900,
  rested: 500,
  passed: 500,
  fight: 900,
  joined: 500,
  left: 500,
  threw: 700,
  flipped: 600,
  doubled: 600,
  rerolled: 500,
  extra_threw: 700,
  overturned: 600,
  doubled_roll: 600,
  counted: 900,
  creature_threw: 700,
  creature_value: 1200,
  hurt: 700,
  blocked: 700,
  escaped: 1100,
  tried: 900,
  cleared: 700,
  willpower: 500,
  strength: 500,
  gold: 500,
  took: 500,
  dropped: 500,
  gave: 500,
  bought: 600,
  bartered: 600,
  haggled: 600,
  used: 500,
  gone: 200,
  farmer: 500,
  farmer_left: 500,
  farmer_lost: 1500,
  farmer_safe: 1400,
  laid: 500,
  looked: 700,
  fog: 1200,
  token: 1200,
  tokens_laid: 900,
  token_gone: 700,
  drained: 500,
  wells: 700,
  well_gone: 700,
  turned: 700,
  loaded: 900,
  shields: 900,
  bridge: 900,
  built: 900,
  narrator: 900,
  star: 600,
  read: 120,
  event: 120,
  cancelled: 1300,
  waits: 700,
  found: 700,
  peeked: 600,
  card_gone: 500,
  path: 1500,
  flew: 2200,
  hero_out: 1900,
  end_letter: 900,
  got_away: 900,
  dealt: 600,
  done: 1500,
  spoiled: 1700,
  shown: 600,
  card_removed: 700,
  track_gone: 700,
  card_lost: 1700,
  poisoned: 1300,
  emptied: 1300,
  deed: 700,
  die: 900,
  choice: 500,
  said: 900,
  ended: 700,
  // The book.
  gained: 700,
  lost: 700,
  test: 900,
  failed: 1300,
  gift: 900,
  chapter: 1400,
  ending: 1500,
  // The cards.
  played: 800,
  recovered: 700,
  hidden: 500,
  removed: 600,
  card_moved: 500,
  swapped: 600,
  went: 500,
  came: 500,
  mission: 120,
  completed: 1600,
  exchanged: 800,
  added: 500,
  withdrew: 700,
  declined: 500,
  reward: 700,
  burden: 1000,
  spent: 500,
  quiver: 500,
  ally: 700,
  time: 600,
  axe: 500,
  spirit: 500,
  grimoire: 500,
  back: 500,
  discarded: 500,
  tired: 500,
};
/** Dice of one throw fall one right after the other. */
const THROW = 160;
const dice: readonly string[] = ['threw', 'extra_threw', 'creature_threw'];

/** Lines that are held up for all to see, with the drawing that goes with them. */
const banners: Record<string, string> = {
  broke_in: 'skull',
  fell: 'skull',
  slain: 'won',
  dawn: 'sunrise',
  day_over: 'rest',
  cancelled: 'shield',
  farmer_lost: 'skull',
  farmer_safe: 'farmer',
  fog: 'fog',
  escaped: 'fight',
  storm: 'storm',
  path: 'counter-fire',
  hero_out: 'skull',
  flew: 'named-dragon',
  done: 'won',
  spoiled: 'skull',
  card_lost: 'won',
  poisoned: 'poison',
  emptied: 'castle',
  got_away: 'walk',
  completed: 'won',
  burden: 'skull',
  chapter: 'rule',
  bridge: 'skull',
  ended: 'flag',
};
/** Those nobody likes. */
const bad: ReadonlySet<string> = new Set([
  'broke_in',
  'fell',
  'farmer_lost',
  'burden',
  'bridge',
  'path',
  'hero_out',
  'flew',
  'spoiled',
  'got_away',
]);

const worse = new Set<string>();

/** Whether a line is a die of a fight. */
export function isDie({ kind }: News): boolean {
  return dice.includes(kind);
}

/** Cards that tell a story: what they ask for makes no sense before. */
const stories: readonly string[] = ['read', 'event', 'narrator'];

/** Whether the question must wait for a line: a die of a fight, or a card to be read. */
export function isAwaited(line: News): boolean {
  return isDie(line) || stories.includes(line.kind);
}

export type Speed = Settings['speed'];
const factors: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, once: 0 };

/** The time for a line, before the one that follows it. */
export function timeFor(line: News, next: News | undefined, speed: Speed): number {
  const isThrow = dice.includes(line.kind) && next?.kind === line.kind && next.who === line.who;
  return (isThrow ? THROW : (times[line.kind] ?? 0)) * factors[speed];
}

/** The drawing of a line that has a moment of its own, or nothing. */
export function bannerOf(line: News): string {
  return banners[line.kind] ?? '';
}

export function isBad({ kind, amount }: News): boolean {
  return bad.has(kind) || (worse.has(kind) && amount > 0);
}

/**
 * Lines of one family alone: their times, and the drawings of those that are held up;
 * `feared` are not liked when there is more of them.
 */
export function addPace(
  own: Readonly<Record<string, number>>,
  held: Readonly<Record<string, string>>,
  feared: readonly string[],
): void {
  Object.assign(times, own);
  Object.assign(banners, held);
  for (const kind of feared) worse.add(kind);
}
