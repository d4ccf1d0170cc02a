// The lines of the trail family's news, each with what it changes.

import type { TrailCardView, TrailHeroView, TrailPileView, TrailStatic, TrailView } from '../lib/contract.ts';
import { keyIn, type Deeds, type Scene } from '../stage/enact.ts';

type On = Scene<TrailView, TrailStatic>;

export const deeds: Deeds<TrailView, TrailStatic> = {
  // The card that was activated goes below its pile; what a space costs depends on who goes there.
  turn: ({ view, line, newest }) => ({
    turn: view.turn + 1,
    heroes: view.heroes.map((one) => ({
      ...one,
      active: one.name === line.who,
      piles: one.piles.map((each) =>
        settled(
          each,
          newest.heroes.find(({ name }) => name === one.name)?.piles.find(({ name }) => name === each.name),
        ),
      ),
    })),
    stages: view.stages.map((stage, i) => ({
      ...stage,
      spaces: newest.stages[i]?.map === stage.map ? newest.stages[i].spaces : stage.spaces,
    })),
  }),
  read: ({ newest }) => ({ story: newest.story }),
  moved: (on) => moved(on),
  pushed: (on) => moved(on),
  curse: ({ view, line, newest }) => ({
    curse: {
      ...view.curse,
      space: line.where,
      line: view.curse.line + line.amount,
      penalty: newest.curse.space === line.where ? newest.curse.penalty : view.curse.penalty,
    },
    heroes: view.heroes.map((one) => ({ ...one, lead: one.lead - line.amount })),
  }),
  will: (on) => hero(on, (one) => ({ willpower: one.willpower + on.line.amount })),
  gave: ({ view, line }) => ({
    heroes: view.heroes.map((one) => {
      if (one.name === line.who) return { ...one, willpower: one.willpower - line.amount };
      return one.name === line.other ? { ...one, willpower: one.willpower + line.amount } : one;
    }),
  }),
  fire: (on) => hero(on, () => ({ campfires: on.line.amount })),
  rested_here: (on) => hero(on, () => ({ campfires: on.line.amount })),
  reached: (on) => hero(on, (_, then) => ({ arrived: true, campfires: then.campfires })),
  reserve: (on) => decks(on),
  stage: ({ view, newest }) => ({
    stages: newest.stages,
    curse: { ...view.curse, length: newest.curse.length },
    supply: { ...view.supply, reserve: newest.supply.reserve },
  }),
  merged: (on) => decks(on),
  bonus: (on) => decks(on),
  // The activated card stays on top until all is done; what comes meanwhile lies below its pile.
  activated: (on) => pile(on, ([first, ...rest]) => (first ? [{ ...first, active: true }, ...rest] : [])),
  drew: (on) => ({ ...pile(on, (cards) => [...cards, ...came(on)]), ...drawn(on) }),
  took: (on) => pile(on, (cards) => [...cards, ...came(on)]),
  back_again: (on) => ({ ...pile(on, (cards) => [...cards, ...came(on)]) }),
  turned: (on) => pile(on, (cards) => turned(on, cards)),
  left: (on) => left(on),
  // Cards go to and fro between piles: each pile is shown as it will lie.
  rested: (on) => piles(on),
  put_off: (on) => piles(on),
  handed: (on) => everybodysPiles(on),
  joined: (on) => piles(on),
  ally: (on) => piles(on),

  ended: ({ newest }) => ({ result: newest.result, why: newest.why }),
};

function hero(
  { view, line, newest }: On,
  change: (hero: TrailHeroView, then: TrailHeroView) => Partial<TrailHeroView>,
): Partial<TrailView> {
  return {
    heroes: view.heroes.map((one) =>
      one.name === line.who
        ? { ...one, ...change(one, newest.heroes.find(({ name }) => name === one.name) ?? one) }
        : one,
    ),
  };
}

function moved(on: On): Partial<TrailView> {
  return hero(on, (one, then) => ({
    space: on.line.where,
    stage: on.view.stages.findIndex(({ spaces }) => spaces.some(({ number }) => number === on.line.where)),
    lead: then.space === on.line.where ? then.lead : one.lead,
  }));
}

/** The cards of the pile that a line is about. */
function pile(on: On, change: (cards: TrailCardView[]) => TrailCardView[]): Partial<TrailView> {
  const name = on.line.touch.find((one) => one.startsWith('pile:'))?.split('.')[1];
  return hero(on, (one) => ({
    piles: one.piles.map((each) => (each.name === name ? { ...each, cards: change(each.cards) } : each)),
  }));
}

/** A pile at the end of a turn: as it will lie, or if more happens to it with the used card at the bottom. */
function settled(pile: TrailPileView, then: TrailPileView = pile): TrailPileView {
  const names = (cards: readonly TrailCardView[]) =>
    cards
      .map(({ name }) => name)
      .sort()
      .join();
  if (names(pile.cards) === names(then.cards) && !then.cards[0]?.active) return then;
  const [top, ...rest] = pile.cards;
  return top?.active ? { ...pile, cards: [...rest, { ...top, active: false }] } : pile;
}

/** Cards of the hero as they will lie, that have the name in the line. */
const named = ({ line, newest }: On): TrailCardView[] =>
  (newest.heroes.find(({ name }) => name === line.who)?.piles ?? [])
    .flatMap(({ cards }) => cards)
    .filter(({ label }) => label.key === keyIn(line));

const came = (on: On): TrailCardView[] =>
  named(on)
    .slice(-1)
    .map((card) => ({ ...card, active: false }));

/** The card with the face that it will show: called so before, or one that nobody had seen, or of two names. */
function turned(on: On, cards: TrailCardView[]): TrailCardView[] {
  for (const [i, card] of cards.entries()) {
    const then = named(on).find(({ name, face }) => (name === card.name || !card.name) && face.name !== card.face.name);
    if (then && (card.label.key === keyIn(on.line) || !card.name || card.sort === 'special'))
      return cards.with(i, { ...then, active: card.active });
  }
  return cards;
}

/** The pile, of whichever hero, without the card. */
function left({ view, line }: On): Partial<TrailView> {
  const without = (cards: TrailCardView[]) => {
    const gone = cards.findIndex(({ label }) => label.key === keyIn(line));
    return cards.filter((_, i) => i !== gone);
  };
  return {
    heroes: view.heroes.map((one) => ({
      ...one,
      piles: one.piles.map((each) =>
        line.touch.includes(`pile:${one.name}.${each.name}`) ? { ...each, cards: without(each.cards) } : each,
      ),
    })),
  };
}

const piles = (on: On): Partial<TrailView> => hero(on, (_, then) => ({ piles: then.piles, resting: then.resting }));

function everybodysPiles({ view, newest }: On): Partial<TrailView> {
  return {
    heroes: view.heroes.map((one) => ({
      ...one,
      piles: newest.heroes.find(({ name }) => name === one.name)?.piles ?? one.piles,
    })),
  };
}

/** One card less above the stage that loses some. */
function drawn({ view, newest }: On): Partial<TrailView> {
  return {
    stages: view.stages.map((stage, i) =>
      stage.fog > (newest.stages[i]?.fog ?? stage.fog) ? { ...stage, fog: stage.fog - 1 } : stage,
    ),
  };
}

function decks({ view, newest }: On): Partial<TrailView> {
  return {
    stages: view.stages.map((stage, i) => ({
      ...stage,
      fog: newest.stages[i]?.fog ?? stage.fog,
      left: newest.stages[i]?.left ?? stage.left,
    })),
    supply: { ...view.supply, reserve: newest.supply.reserve },
  };
}
