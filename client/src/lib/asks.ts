// What a companion's hero can be asked for, as far as the view shows it; whether it can be done, the server says.

import type { AnyView } from './contract.ts';
import { t } from './words.svelte.ts';

export interface Ask {
  value: string;
  label: string;
}

/** Creatures to be fought, by their place. */
export function foes(view: AnyView): Ask[] {
  if (view.family === 'board')
    return view.creatures.map(({ kind, named, space }) => ({ value: String(space), label: `${t(named ? `named-${named}` : `creature-${kind}`)} (${space})` }));
  return view.places
    .filter(({ cards, strength }) => cards[0]?.up && strength > 0)
    .map(({ number, name, cards }) => ({ value: String(number), label: `${t(`encounter-${cards[0]!.name}`)} (${t(`place-${name}`)})` }));
}

/** What the hero has and could give, by its name in notation. */
export function gifts(view: AnyView, name: string): Ask[] {
  if (view.family === 'board') {
    const hero = view.heroes.find((one) => one.name === name);
    const names = [...(hero?.gold ? ['gold'] : []), ...new Set(hero?.things.map((thing) => thing.name))];
    return names.map((value) => ({ value, label: t(`thing-${value}`) }));
  }
  const hand = view.heroes.find((one) => one.name === name)?.hand ?? [];
  return hand
    .filter(({ sort }) => sort !== 'hero')
    .map((card) => ({ value: card.name, label: t(`${card.sort === 'object' ? 'encounter' : 'card'}-${card.name}`) }));
}

/** Locations to go to; a board has too many for a list. */
export function locations(view: AnyView): Ask[] {
  if (view.family === 'board') return [];
  return view.places.map(({ number, name }) => ({ value: String(number), label: t('tableau-place', { number, name: t(`place-${name}`) }) }));
}

/** The places an intention leads to, one after the other. */
export function placesOf(steps: readonly { place: number }[]): number[] {
  return steps.map(({ place }) => place).filter((place, i, all) => place >= 0 && place !== all[i - 1]);
}
