// The lines of the castle family's news, each with what it changes.

import type { CardHeroView, CastleStatic, CastleView, HandCard, PlaceView, StackCard } from '../lib/contract.ts';
import { nameIn, type Deeds, type Scene } from '../stage/enact.ts';

type On = Scene<CastleView, CastleStatic>;

export const deeds: Deeds<CastleView, CastleStatic> = {
  // Turns and hands.
  turn: ({ view, line }) => ({
    turn: line.amount,
    card: null,
    open: [],
    heroes: view.heroes.map((one) => ({ ...one, active: one.name === line.who })),
  }),
  played: (on) => ({
    ...laid(on),
    card: cardOf(on),
    open: on.newest.card?.name === nameIn(on.line) ? on.newest.open : [],
  }),
  recovered: (on) =>
    hero(on, (one) => ({
      hand: [...one.hand, ...one.played],
      played: [],
      grimoires: one.grimoires.map((book) => ({ ...book, open: true })),
    })),
  tired: (on) => laid(on),
  discarded: (on) => hero(on, (one) => ({ hand: lacking(one.hand, cardOf(on)) })),
  back: (on) => hero(on, (one) => ({ hand: [...one.hand, cardOf(on)], played: lacking(one.played, cardOf(on)) })),
  gave: (on) => {
    const card = cardOf(on);
    return {
      heroes: on.view.heroes.map((one) => {
        if (one.name === on.line.who) return { ...one, hand: lacking(one.hand, card) };
        return one.name === on.line.other ? { ...one, hand: [...one.hand, card] } : one;
      }),
    };
  },
  ally: (on) => ({
    ...hero(on, (one) => ({ hand: [...one.hand, cardOf(on)] })),
    supply: { ...on.view.supply, allies: Math.max(0, on.view.supply.allies - 1) },
  }),
  took: (on) => ({
    ...hero(on, (one) => ({ hand: [...one.hand, cardOf(on)] })),
    ...stack(on, on.line.where, (cards) => cards.slice(1)),
  }),

  // Figures.
  went: (on) => moved(on),
  came: (on) => moved(on),
  spirit: ({ view, line }) => ({
    places: view.places.map((one) => ({ ...one, spirit: one.number === line.where ? nameIn(line) : '' })),
  }),

  // Encounter cards.
  placed: (on) => ({
    ...stack(on, on.line.where, (cards) => [cardThere(on), ...cards]),
    supply: { ...on.view.supply, deck: Math.max(0, on.view.supply.deck - 1) },
  }),
  shown: (on) => stack(on, on.line.where, (cards) => [{ name: nameIn(on.line), up: true }, ...cards.slice(1)]),
  hidden: (on) => stack(on, on.line.where, (cards) => [{ name: nameIn(on.line), up: false }, ...cards.slice(1)]),
  removed: (on) => stack(on, on.line.where, (cards) => cards.slice(1)),
  card_moved: (on) => {
    const [top] = cardsAt(on.view, on.line.origin);
    const left = { ...on.view, ...stack(on, on.line.origin, (cards) => cards.slice(1)) };
    return stack({ ...on, view: left }, on.line.where, (cards) => (top ? [top, ...cards] : cards.slice()));
  },
  swapped: (on) => {
    const [one] = cardsAt(on.view, on.line.where);
    const [other] = cardsAt(on.view, on.line.origin);
    if (!one || !other) return {};
    const half = { ...on.view, ...stack(on, on.line.where, (cards) => [other, ...cards.slice(1)]) };
    return stack({ ...on, view: half }, on.line.origin, (cards) => [one, ...cards.slice(1)]);
  },

  // The narrator and the missions.
  narrator: ({ view, line }) => ({
    narrator: {
      ...view.narrator,
      left: line.amount,
      gone: view.narrator.gone + (line.who ? 1 : 0),
      used: [nameIn(line), ...view.narrator.used],
    },
  }),
  time: ({ view, line }) => ({
    narrator: { ...view.narrator, left: line.amount, spare: Math.max(0, view.narrator.spare - 1) },
  }),
  mission: (on) => place(on, on.line.where, () => ({ mission: { name: nameIn(on.line), up: true, met: false } })),
  completed: (on) => ({
    ...place(on, on.line.where, () => ({ mission: null })),
    missions: { ...on.view.missions, completed: [...on.view.missions.completed, nameIn(on.line)] },
  }),
  exchanged: (on) => ({
    ...place(on, on.line.where, () => ({
      mission: on.newest.places.find(({ number }) => number === on.line.where)?.mission ?? null,
    })),
    missions: { ...on.view.missions, spare: on.newest.missions.spare },
  }),

  // The fight.
  fight: ({ view, line, newest }) => ({
    fight:
      newest.fight?.place === line.where
        ? { ...newest.fight, fighters: newest.fight.fighters.slice(0, 1) }
        : {
            stage: 'group',
            place: line.where,
            creature: nameIn(line),
            strength: line.amount,
            toll: 0,
            fighters: view.card
              ? [
                  {
                    hero: line.who,
                    card: view.card,
                    printed: 0,
                    quivers: [],
                    grimoires: [],
                    willpower: 0,
                    axe: 0,
                    spirit: 0,
                    value: 0,
                  },
                ]
              : [],
            total: 0,
            helpers: [],
          },
  }),
  joined: (on) => known(on),
  added: (on) => known(on, (total) => total + on.line.amount),
  withdrew: () => ({ fight: null }),
  slain: (on) => {
    const helped = (on.view.fight?.fighters ?? [])
      .slice(1)
      .reduce((view, { hero: who, card }) => ({ ...view, ...laidBy({ ...on, view }, who, card) }), on.view);
    return {
      heroes: helped.heroes,
      ...stack(on, on.line.where, (cards) => cards.slice(1)),
      fight: null,
      gallery: hung({ ...on, view: helped }, nameIn(on.line), 1),
    };
  },
  spent: (on) => ({ gallery: hung(on, nameIn(on.line), -1) }),

  // Tokens.
  willpower: (on) => ({
    ...hero(on, (one) => ({ willpower: one.willpower + on.line.amount })),
    supply: { ...on.view.supply, willpower: on.view.supply.willpower - on.line.amount },
  }),
  quiver: (on) => ({
    ...hero(on, (one) => ({ quivers: [...one.quivers, on.line.amount] })),
    supply: { ...on.view.supply, quivers: Math.max(0, on.view.supply.quivers - 1) },
  }),
  quivers: ({ view, newest }) => ({ supply: { ...view.supply, quivers: newest.supply.quivers } }),
  axe: (on) => hero(on, () => ({ axe: on.line.label.key.endsWith('.sharp') ? 'sharp' : 'blunt' })),
  grimoire: (on) =>
    hero(on, (one) => ({
      grimoires: one.grimoires.map((book) => (book.name === nameIn(on.line) ? { ...book, open: false } : book)),
    })),

  ended: ({ newest }) => ({ result: newest.result, why: newest.why, score: newest.score }),
};

function hero({ view, line }: On, change: (hero: CardHeroView) => Partial<CardHeroView>): Partial<CastleView> {
  return { heroes: view.heroes.map((one) => (one.name === line.who ? { ...one, ...change(one) } : one)) };
}

const laid = (on: On): Partial<CastleView> => laidBy(on, on.line.who, cardOf(on));

/** A card goes from the hand among those played, an object to the gallery. */
function laidBy(on: On, who: string, card: HandCard): Partial<CastleView> {
  const isObject = card.sort === 'object';
  return {
    heroes: on.view.heroes.map((one) =>
      one.name === who
        ? { ...one, hand: lacking(one.hand, card), played: isObject ? one.played : [...one.played, card] }
        : one,
    ),
    gallery: isObject ? hung(on, card.name, 1) : on.view.gallery,
  };
}

function lacking(cards: readonly HandCard[], card: HandCard): HandCard[] {
  const at = cards.findIndex(({ name }) => name === card.name);
  return at < 0 ? cards.slice() : cards.toSpliced(at, 1);
}

/** The card a line speaks of, wherever it is seen. */
function cardOf({ view, line, newest }: On): HandCard {
  const name = nameIn(line);
  const seen = [...view.heroes, ...newest.heroes].flatMap(({ hand, played }) => [...hand, ...played]);
  return seen.find((one) => one.name === name) ?? { name, sort: line.what?.sort === 'encounter' ? 'object' : 'hero' };
}

function cardThere({ line }: On): StackCard {
  return line.amount ? { name: nameIn(line), up: true } : { name: '', up: false };
}

function moved(on: On): Partial<CastleView> {
  const { view, line } = on;
  return {
    ...hero(on, () => ({ place: line.where })),
    places: view.places.map((one) => {
      const others = one.heroes.filter((name) => name !== line.who);
      return {
        ...one,
        heroes:
          one.number === line.where
            ? view.heroes.map(({ name }) => name).filter((name) => name === line.who || others.includes(name))
            : others,
      };
    }),
  };
}

const cardsAt = (view: CastleView, number: number): readonly StackCard[] =>
  view.places.find((one) => one.number === number)?.cards ?? [];

function place({ view }: On, number: number, change: (place: PlaceView) => Partial<PlaceView>): Partial<CastleView> {
  return { places: view.places.map((one) => (one.number === number ? { ...one, ...change(one) } : one)) };
}

/** Another stack of cards at a location, and how strong what lies on top is. */
function stack(on: On, number: number, change: (cards: readonly StackCard[]) => StackCard[]): Partial<CastleView> {
  return place(on, number, (one) => {
    const cards = change(one.cards);
    const [top] = cards;
    const then = on.newest.places.find((other) => other.number === number);
    const isThen = then?.cards[0]?.name === top?.name && then?.cards[0]?.up === top?.up;
    const printed = on.board?.encounters.find(({ name, object }) => name === top?.name && !object)?.strength ?? -1;
    return { cards, strength: isThen && then ? then.strength : top?.up ? printed : -1 };
  });
}

/** The fight as the view knows it that the line leads to; else its sum alone. */
function known({ view, newest }: On, sum: (total: number) => number = (total) => total): Partial<CastleView> {
  if (!view.fight) return {};
  return {
    fight: newest.fight?.place === view.fight.place ? newest.fight : { ...view.fight, total: sum(view.fight.total) },
  };
}

/** The gallery with one card more or less. */
function hung({ view, board }: On, name: string, by: 1 | -1): CastleView['gallery'] {
  const kind = board?.encounters.find((one) => one.name === name);
  const row = (kind?.row ?? view.gallery.rows.length) - 1;
  const rows = view.gallery.rows.map((names, i) => {
    if (by > 0) return i === row ? [...names, name].sort() : names;
    const at = names.indexOf(name);
    return at < 0 ? names : names.toSpliced(at, 1);
  });
  return { rows, gold: view.gallery.gold + (kind?.gold ? by : 0), cards: view.gallery.cards + by };
}
