// Which options belong to which card, place or token of the castle.

import type { CardHeroView, Label, Option, CastleView } from '../lib/contract.ts';
import { allOptions } from '../lib/offers.ts';

/** Options that light this piece up. */
export function offersFor(view: CastleView, touch: string): Option[] {
  return allOptions(view).filter((option) => option.touch.includes(touch));
}

/** Options of a location: of the place itself, its top card, its mission, and heroes one could bring or ask there. */
export function offersAt(view: CastleView, place: number): Option[] {
  const touches = [`place:${place}`, `encounter:${place}`, `mission:${place}`];
  return allOptions(view).filter((option) => option.touch.some((touch) => touches.includes(touch)));
}

/** What a click on the ground of a location does at once, if it is only one thing. */
export function clickAt(view: CastleView, place: number): Option | null {
  const offers = offersAt(view, place);
  const direct = offers.filter((option) => option.touch[0] === `place:${place}`);
  if (direct.length === 1) return direct[0]!;
  return offers.length === 1 ? offers[0]! : null;
}

/** Pieces that are lit: what an option names first. Ending something is a button's work, not a figure's. */
export function litPieces(options: readonly Option[]): Set<string> {
  const lit = new Set<string>();
  for (const { touch, group } of options) if (touch[0] && group !== 'end') lit.add(touch[0]);
  return lit;
}

/** Where a card that is held may go: options that begin at it and name another place. */
export function pathsOf(view: CastleView, from: string): Option[] {
  return view.options.filter((option) => option.touch[0] === from && farPlace(option) !== '');
}

/** The place an option leads to, beside the one it begins at. */
export function farPlace(option: Option): string {
  const [first = ''] = option.touch;
  const number = first.split(':')[1];
  return option.touch.find((touch) => touch.startsWith('place:') && touch !== `place:${number}`) ?? '';
}

/** Options that dragging one piece onto another means. */
export function dragged(view: CastleView, from: string, to: string): Option[] {
  return allOptions(view).filter((option) => begins(option, from) && ends(view, option, from, to));
}

function begins(option: Option, from: string): boolean {
  return (
    option.touch.includes(from) ||
    (from === `hero:${option.who}` && (option.verb === 'go' || option.verb === 'spirit')) ||
    (from === 'spirit' && option.verb === 'spirit')
  );
}

function ends(view: CastleView, option: Option, from: string, to: string): boolean {
  const { verb } = option;
  const here = `place:${placeOf(view, option.who)}`;
  if (/^(lure|bring|fetch|take)$/.test(verb)) return to === here || to === `hero:${option.who}`;
  if (/^(play|support)$/.test(verb)) return to.startsWith('place:') || to === 'narrator' || to === 'fight';
  if (/^(will|quiver|axe|grimoire)$/.test(verb)) return to === 'fight' || to.startsWith('place:');
  if (/^(shift|swap)$/.test(verb)) return farPlace(option) === to;
  return option.touch.includes(to) && to !== from;
}

function placeOf(view: CastleView, hero: string): number {
  return view.heroes.find(({ name }) => name === hero)?.place ?? 0;
}

/** Symbols of an option of a card, one by one. */
export function symbolsOf(label: Label): Label[] {
  if (label.key !== 'symbols-and') return [label];
  const { first, second } = label.args as { first: Label; second: Label };
  return [...symbolsOf(first), ...symbolsOf(second)];
}

/** The option that plays this card in this way (counted from 0), as the table offers it now. */
export function playOf(view: CastleView, hero: string, card: string, way: number): Option | undefined {
  return view.options.find(
    ({ verb, who, names }) =>
      (verb === 'play' || verb === 'support') && who === hero && names[0] === card && names[1] === String(way + 1),
  );
}

/** Whose hand lies before this screen: of the one who is asked, else of a hero of one's own, else of the one on turn. */
export function handOf(view: CastleView, mine: readonly number[]): CardHeroView | undefined {
  const asked = view.heroes.find(({ name }) => name === view.pending.who);
  if (asked && (mine.includes(asked.seat) || mine.length === 0)) return asked;
  return (
    view.heroes.find(({ seat }) => mine.includes(seat)) ?? view.heroes.find(({ active }) => active) ?? view.heroes[0]
  );
}
