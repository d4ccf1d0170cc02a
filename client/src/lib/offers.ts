// Which options belong to which piece on the screen.

import type { AnyView, BoardView, Option } from './contract.ts';
import { hasIcon } from './icons.ts';
import { has, t } from './words.svelte.ts';

/** Everything the person at this screen may say now. */
export function allOptions(view: AnyView): Option[] {
  return [...view.options, ...view.asides];
}

/** What the card behind the question does, in plain words: it may have been put away already. */
export function askingRule({ pending }: AnyView): string {
  const card = pending.prompt.args['card'];
  // What a card of the legend says stands below, among what the legend asks for.
  const key = typeof card === 'object' && card.key.startsWith('event-') ? `${card.key.split('.')[0]}.rule` : '';
  return key && has(key) ? t(key) : '';
}

/** Groups of options in the order they are listed. */
export const order = [
  'begin',
  'choice',
  'way',
  'gift',
  'fight',
  'group',
  'play',
  'symbol',
  'move',
  'use',
  'give',
  'fire',
  'free',
  'end',
];

/** The words of a sentence: its verb, and what it names beside the hero who does it. */
export type Sentence = Pick<Option, 'verb' | 'names'>;

/** Steps, cards that move, swaps with a merchant: many alike, told apart by where they lead or what one gets. `row` is what they share. */
export function stepOf({ verb, names: [a = '', b = ''] }: Sentence): { row: string; at: string } | null {
  // Spaces of a trail have names, which need their words.
  if (/^(walk|drink|pick|go)$/.test(verb) && !a.includes('.')) return { row: verb, at: a };
  if (verb === 'lead') return { row: `${verb} ${a}`, at: b };
  if (/^(shift|swap|barter)$/.test(verb) && b) return { row: `${verb} ${a}`, at: b };
  return verb === 'spirit' ? { row: `${verb} ${b}`, at: a } : null;
}

/** What a button for such a step says: the number of a place, or the thing one gets. */
export function stepText(option: Sentence): string {
  const at = stepOf(option)?.at ?? '';
  return option.verb === 'barter' ? t(`thing-${at}`) : at;
}

/** Putting things down and passing them on can always be done: it stands back behind whatever else there is to do. */
export function handling(view: AnyView): Option[] {
  const found = view.options.filter(isHandling);
  return found.length < view.options.length ? found : [];
}

export const isHandling = ({ verb }: Option): boolean => verb === 'drop' || verb === 'give';

/** More answers than this go on below the edge of a phone. */
const LONG = 4;

/** The answers of a group as they are listed: to choose none of many comes first, for nobody looks for it behind all of them. */
export function listed(options: readonly Option[]): Option[] {
  const isNone = ({ verb }: Option): boolean => options.length > LONG && verb === 'skip';
  return [...options.filter(isNone), ...options.filter((option) => !isNone(option))];
}

/** Options that can be chosen by a number, in the order they are listed. */
export function numbered(view: AnyView): Option[] {
  const back = handling(view);
  return order
    .flatMap((group) => listed(view.options.filter((option) => option.group === group)))
    .filter((option) => !stepOf(option) && !back.includes(option));
}

/** Options that a space lights up: by itself or by what stands and lies on it. */
export function offersAt(view: BoardView, space: number): Option[] {
  return allOptions(view).filter((option) => placesOf(view, option).includes(space));
}

/** Options that an article on a hero board lights up. */
export function offersOf(view: BoardView, hero: string, thing: string): Option[] {
  return allOptions(view).filter((option) => option.touch.includes(`thing:${hero}:${thing}`));
}

/** More steps than this in a row would push everything else off the panel, and light the whole map. */
export const MOST_STEPS = 18;

/**
 * While a hero may walk, a space means walking there: drinking on the way and leading others are chosen by their names.
 * Who is led step by step comes before who flies anywhere.
 */
export function standsBack(view: BoardView, option: Option): boolean {
  const row = stepOf(option)?.row ?? '';
  if (row === 'drink') return true;
  if (!row.startsWith('lead ')) return false;
  const rows = view.options.flatMap((other) => stepOf(other)?.row ?? []);
  return (
    rows.includes('walk') ||
    (rows.filter((other) => other === row).length > MOST_STEPS && rows.some((other) => other !== row))
  );
}

/** Spaces that are lit. */
export function litSpaces(view: BoardView): Set<number> {
  const lit = new Set<number>();
  for (const option of view.options)
    if (!standsBack(view, option)) for (const space of placesOf(view, option)) lit.add(space);
  return lit;
}

function placesOf(view: BoardView, option: Option): number[] {
  const found = option.touch.map((touch) => placeOf(view, touch)).filter((space) => space !== null);
  // Staying belongs to where the hero stands.
  const stays = option.verb === 'stop' || option.verb === 'halt';
  const hero = stays ? view.heroes.find(({ name }) => name === option.who) : undefined;
  return hero ? [...found, hero.space] : found;
}

function placeOf(view: BoardView, touch: string): number | null {
  const [kind, name] = touch.split(':');
  if (kind === 'space' || kind === 'creature' || kind === 'well' || kind === 'fog') return Number(name);
  if (kind === 'thing' && /^\d+$/.test(name ?? '')) return Number(name);
  if (kind === 'figure') return view.figures.find((figure) => figure.name === name)?.space ?? null;
  return null;
}

const icons: Readonly<Record<string, string>> = {
  walk: 'walk',
  drink: 'wineskin',
  herb: 'herb',
  stop: 'flag',
  fight: 'fight',
  clear: 'rubble',
  lead: 'figure-prince',
  halt: 'flag',
  skip: 'flag',
  pass: 'hour',
  end: 'rest',
  done: 'sunrise',
  invite: 'give',
  begin: 'fight',
  join: 'fight',
  decline: 'flag',
  hand: 'dice',
  again: 'dice',
  reroll: 'dice',
  try: 'dice',
  burn: 'light',
  dim: 'falcon',
  keep: 'shield',
  flip: 'hero-liphardus',
  overturn: 'hero-liphardus',
  brew: 'witch_brew',
  chew: 'herb',
  double: 'herb',
  block: 'shield',
  bear: 'willpower',
  on: 'fight',
  leave: 'flag',
  share: 'gold',
  pay: 'gold',
  pick: 'ping',
  drain: 'well',
  take: 'give',
  drop: 'give',
  give: 'trade',
  barter: 'trade',
  haggle: 'trade',
  buy: 'gold',
  train: 'strength',
  heal: 'herb',
  look: 'telescope',
  falcon: 'falcon',
  uncover: 'fog',
  send: 'falcon',
  roll: 'dice',
  draw: 'card',
  choose: 'card',
  discard: 'card',
  'flip-encounter': 'flip',
  'uncover-mission': 'mission',
  play: 'card',
  recover: 'hour',
  go: 'walk',
  bring: 'give',
  abandon: 'flag',
  come: 'walk',
  stay: 'flag',
  gain: 'give',
  reveal: 'reveal',
  mission: 'mission',
  remove: 'remove',
  swap: 'swap',
  shift: 'shift',
  lure: 'lure',
  back: 'back',
  spirit: 'spirit',
  grimoire: 'grimoire',
  fetch: 'give',
  slay: 'skull',
  exchange: 'swap',
  support: 'fight',
  will: 'willpower',
  quiver: 'quiver',
  axe: 'axe',
  ready: 'shield',
  strike: 'fight',
  withdraw: 'flag',
  spend: 'gold',
  offer: 'willpower',
  tire: 'card',
  complete: 'won',
  repair: 'axe',
  use: 'gift',
  accept: 'flag',
  forget: 'memory',
  read_on: 'rule',
  close: 'flag',
  'send-hero': 'dice',
};

/** The symbol of a step of the sunrise; of two alike the second is `…_2`. */
export function symbolOf(step: string): string {
  return symbols[step] ?? `creature-${step.replace('_2', '')}`;
}

/** The same in words. */
export function symbolText(step: string): string {
  const kind = step.replace('_2', '');
  return step in symbols
    ? t(`symbol-${step}`)
    : t(kind === step ? 'symbol-creature' : 'symbol-creature.second', { what: t(`creature-${kind}`) });
}

const symbols: Readonly<Record<string, string>> = {
  ready: 'sunrise',
  event: 'card',
  wells: 'well',
  narrator: 'narrator',
};

export function iconOf({ verb, names, touch }: Sentence & { touch?: readonly string[] }): string {
  const [what, good = ''] = names;
  if (verb === 'share' && /^(willpower|strength|thing)$/.test(good)) return good === 'thing' ? 'give' : good;
  // A deed of a box or a legend may have a drawing of its own.
  if ((verb === 'deed' || verb === 'try') && hasIcon(`deed-${what}`)) return `deed-${what}`;
  if (verb === 'choose' && hasIcon(`choice-${what}`)) return `choice-${what}`;
  if (verb === 'cross') return symbolOf(what ?? '');
  // Whoever is led is drawn as on the map.
  const led = /^(lead|guide|part)$/.test(verb) && names.map((name) => `figure-${name}`).find(hasIcon);
  if (led) return led;
  // With cards some words mean something else: what they are about tells.
  return icons[`${verb}-${touch?.[0]?.split(':')[0]}`] ?? icons[verb] ?? 'card';
}
