// Small questions that the parts of the table ask of a view.

import type {
  Option,
  SymbolView,
  TrailCardView,
  TrailHeroView,
  TrailSpaceView,
  TrailView,
  TrailWayView,
} from '../lib/contract.ts';
import { hasIcon } from '../lib/icons.ts';
import { say, t } from '../lib/words.svelte.ts';

/** Drawings of symbols that are not called like their kind. */
const drawings: Readonly<Record<string, string>> = {
  curse: 'symbol-curse',
  fog: 'symbol-fog',
  reserve: 'symbol-reserve',
  gain: 'symbol-gain',
  lose: 'symbol-lose',
  rain: 'symbol-rain',
  rainy: 'symbol-rain',
  sunny: 'symbol-sun',
  turn: 'symbol-turn',
  rock: 'symbol-rock',
  back: 'undo',
  wake: 'symbol-wake',
  calm: 'symbol-calm',
  walk: 'walk',
  stride: 'symbol-stride',
  stop: 'symbol-stop',
  red: 'flag',
  penalty: 'symbol-curse',
  gate: 'strength',
  target: 'symbol-target',
  start: 'flag',
  lock: 'symbol-lock',
  closed: 'symbol-bear',
};

export function symbolIcon({ kind, what }: SymbolView): string {
  if (kind === 'only' || (kind === 'target' && what)) return `hero-${what}`;
  if (kind === 'take') return cardIcon(what);
  return drawings[kind] ?? 'card';
}

export function cardIcon(name: string): string {
  return hasIcon(`card-${name}`) ? `card-${name}` : 'card';
}

/** The number beside a symbol; none where one is understood. */
export function symbolNumber({ kind, amount }: SymbolView): string {
  if (kind === 'penalty') return `+${amount}`;
  if (kind === 'curse') return amount < 0 ? `−${-amount}` : `+${amount}`;
  if (['gate', 'gain', 'lose', 'walk', 'stride', 'fog', 'reserve'].includes(kind) && (amount > 1 || kind === 'gate'))
    return String(amount);
  return '';
}

/** Symbols that a space wears beside its number; the rest is its shape, or is seen otherwise. */
export function worn({ symbols }: TrailSpaceView): SymbolView[] {
  return symbols.filter(({ kind }) => kind !== 'stop' && kind !== 'red' && kind !== 'start');
}

export const is = (space: TrailSpaceView, kind: string): boolean => space.symbols.some((one) => one.kind === kind);

export function spaceOf(view: TrailView, number: number): TrailSpaceView | undefined {
  for (const { spaces } of view.stages) {
    const found = spaces.find((one) => one.number === number);
    if (found) return found;
  }
  return undefined;
}

/** Ways that end on a space, the shortest list of prices first. */
export function waysTo(view: TrailView, space: number): { say: string; way: TrailWayView }[] {
  return view.reach
    .toSorted((a, b) => a.steps - b.steps)
    .flatMap(({ say, ways }) =>
      ways.filter((way) => way.space === space && way.spaces.length > 0).map((way) => ({ say, way })),
    )
    .sort((a, b) => a.way.symbols.length - b.way.symbols.length);
}

/** Where cards lead; of one option alone, or of all. */
export function reached(view: TrailView, only = ''): Set<number> {
  const found = view.reach
    .filter(({ say }) => !only || say === only)
    .flatMap(({ ways }) => ways.filter(({ spaces }) => spaces.length > 0).map(({ space }) => space));
  return new Set([
    ...found,
    ...view.options.flatMap(({ say, verb, touch }) =>
      (verb === 'go' || verb === 'back') && (!only || say === only)
        ? touch.filter((one) => one.startsWith('space:')).map((one) => Number(one.slice(6)))
        : [],
    ),
  ]);
}

/** How a way is gone: by the card that is to be activated, or with the steps that are left. */
export function byWhat(view: TrailView, words: string, way: TrailWayView): string {
  const option = offered(view, words);
  return option ? say(option.label) : t('trail-steps', { number: way.steps });
}

/** The option of this sentence, if it is offered. */
export const offered = (view: TrailView, say: string): Option | undefined =>
  view.options.find((option) => option.say === say);

/** Only what a turn begins with is chosen on the cards alone; other questions have few answers, about piles in sight or not. */
export const isOnCard = (view: TrailView, { touch }: Option): boolean =>
  view.pending.prompt.key === 'trail-ask-turn' && touch.some((one) => one.startsWith('pile:'));

/** Why a sentence of a card, or a space, cannot be chosen now: its rule, or "". */
export const refusal = (view: TrailView, say: string): string => view.cannot.find((one) => one.say === say)?.rule ?? '';

export function spaceRefusal(view: TrailView, space: TrailSpaceView): string {
  return view.cannot.find(({ verb, names }) => verb === 'go' && names[0] === space.name)?.rule ?? '';
}

/** Options about a pile that are neither steps nor uses of its top card. */
export function others(view: TrailView, hero: TrailHeroView, pile: string): Option[] {
  const touch = `pile:${hero.name}.${pile}`;
  return view.options.filter(({ verb, touch: at }) => at.includes(touch) && verb !== 'move' && verb !== 'use');
}

export const tone = ({ sort, face }: TrailCardView): string => (face.opponent ? 'foe' : sort);
