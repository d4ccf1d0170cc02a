// Names and drawings of what lies in the castle.

import type { HandCard, Label, StackCard, CastleStatic, CastleView } from '../lib/contract.ts';
import { has, say, t } from '../lib/words.svelte.ts';
import { offersAt } from './touches.ts';

/** Drawings that the map has already. */
const shared: Readonly<Record<string, string>> = {
  gor: 'creature-gor',
  wardrak: 'creature-wardrak',
  telescope: 'telescope',
  hadrias_hourglass: 'hour',
  wineskin: 'wineskin',
  witch_brew: 'witch_brew',
};

export function encounterIcon(name: string): string {
  return shared[name] ?? `encounter-${name}`;
}

const symbols: Readonly<Record<string, string>> = {
  strength: 'strength',
  quiver: 'bow',
  grimoire: 'grimoire',
  willpower: 'willpower',
  gain_quiver: 'quiver',
  ally: 'ally',
  extra_narrator: 'hour',
  move: 'walk',
  take_back: 'back',
  water_spirit: 'spirit',
  reveal: 'reveal',
  reveal_mission: 'mission',
  remove: 'remove',
  flip: 'flip',
  swap: 'swap',
  shift: 'shift',
  lure: 'lure',
  lure_hidden: 'lure',
  fetch: 'give',
  slay: 'skull',
  exchange_mission: 'mission',
  for_gold: 'gold',
};

/** A symbol in short: its drawing and its number. */
export function symbolMark(symbol: Label): { icon: string; number: number } {
  const args = symbol.args ?? {};
  const number = Number(
    args['count'] ?? args['points'] ?? args['steps'] ?? args['cards'] ?? args['at_most'] ?? args['gold'] ?? 0,
  );
  return { icon: symbols[symbol.key.replace(/^symbol-|\..*$/g, '')] ?? 'card', number };
}

export function cardName(card: HandCard): string {
  return t(card.sort === 'object' ? `encounter-${card.name}` : `card-${card.name}`);
}

/** A piece in hand, by the name it is touched by. */
export function pieceName(view: CastleView, piece: string): string {
  const [kind, a = '', b = ''] = piece.split(':');
  if (kind === 'hero') return t(`hero-${a}`);
  if (kind === 'spirit') return t('castle-spirit');
  const card =
    kind === 'card' ? view.heroes.find(({ name }) => name === a)?.hand.find(({ name }) => name === b) : undefined;
  if (card) return cardName(card);
  const top = view.places[Number(a) - 1]?.cards[0];
  return top?.name ? t(`encounter-${top.name}`) : t('castle-sight-unknown');
}

/** What an ally or object does, in a sentence; nothing for a hero card, whose symbols say it. */
export function cardRule(card: HandCard): string {
  const key = `${card.sort === 'object' ? 'encounter' : 'card'}-${card.name}.rule`;
  return has(key) ? t(key) : '';
}

export function placeName(board: CastleStatic, place: number): string {
  return t('castle-place.alone', { number: place, name: t(`place-${board.places[place - 1]}`) });
}

/** Narrator cards that were read, the last one first; those of the set-up only lay out the castle. */
export function narrated({ narrator }: CastleView): string[] {
  return narrator.used.slice(0, narrator.gone).map((name) => `card-${name}`);
}

/** A card of a stack in words. */
export function stackName(card: StackCard, strength: number): string {
  if (!card.name) return t('castle-sight-unknown');
  const name = t(`encounter-${card.name}`);
  if (!card.up) return t('castle-sight-down', { name });
  return strength >= 0 ? t('castle-sight-creature', { name, strength }) : name;
}

/** The name of a location, everything one would see at a glance, and what can be done there. */
export function describePlace(board: CastleStatic, view: CastleView, place: number, live: boolean): string {
  const todo = live ? offersAt(view, place).map((option) => say(option.label)) : [];
  return [placeName(board, place), liesAt(view, place), ...todo].join('. ');
}

/** What lies and who stands at a location. */
export function liesAt(view: CastleView, place: number): string {
  const now = view.places[place - 1]!;
  const cards = now.cards.map((card, i) => stackName(card, i === 0 ? now.strength : -1));
  const parts = [
    cards.length ? t('castle-stack', { number: cards.length, cards: cards.join(', ') }) : t('castle-clear'),
  ];
  parts.push(now.mission ? missionState(now) : t('castle-done-here'));
  if (now.heroes.length) parts.push(now.heroes.map((hero) => t(`hero-${hero}`)).join(', '));
  if (now.spirit) parts.push(t('castle-sight-spirit', { face: t(`spirit-${now.spirit}`) }));
  return parts.map((part) => part.replace(/\.$/, '')).join('. ');
}

/** How a mission stands: hidden, open, covered again, ready to be completed. */
export function missionState(place: CastleView['places'][number]): string {
  const { mission, cards } = place;
  if (!mission) return '';
  if (!mission.name) return t('castle-mission-hidden');
  const name = t(`mission-${mission.name}`);
  if (cards.length) return t('castle-mission-covered', { name });
  return t(mission.met ? 'castle-mission-ready' : 'castle-mission-open', { name });
}
