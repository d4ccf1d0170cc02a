// The lines of the trail family's news, each with what it changes.

import type { TrailHeroView, TrailStatic, TrailView } from '../lib/contract.ts';
import type { Deeds, Scene } from '../stage/enact.ts';

type On = Scene<TrailView, TrailStatic>;

export const deeds: Deeds<TrailView, TrailStatic> = {
  turn: ({ view, line }) => ({ turn: view.turn + 1, heroes: view.heroes.map((one) => ({ ...one, active: one.name === line.who })) }),
  read: ({ newest }) => ({ story: newest.story }),
  moved: (on) => moved(on),
  pushed: (on) => moved(on),
  curse: ({ view, line, newest }) => ({
    curse: { ...view.curse, space: line.where, line: view.curse.line + line.amount, penalty: newest.curse.space === line.where ? newest.curse.penalty : view.curse.penalty },
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
  arrived: (on) => hero(on, (_, then) => ({ arrived: true, campfires: then.campfires })),
  reserve: (on) => decks(on),
  stage: ({ view, newest }) => ({ stages: newest.stages, supply: { ...view.supply, reserve: newest.supply.reserve } }),
  merged: (on) => decks(on),
  bonus: (on) => decks(on),
  // Cards go to and fro between piles: each pile is shown as it will lie.
  drew: (on) => ({ ...piles(on), ...decks(on) }),
  took: (on) => piles(on),
  turned: (on) => piles(on),
  activated: (on) => piles(on),
  beaten: (on) => everybodysPiles(on),
  left: (on) => everybodysPiles(on),
  rested: (on) => piles(on),
  back_again: (on) => piles(on),
  put_off: (on) => piles(on),
  handed: (on) => everybodysPiles(on),
  joined: (on) => piles(on),
  ally: (on) => piles(on),

  ended: ({ newest }) => ({ result: newest.result, why: newest.why }),
};

function hero({ view, line, newest }: On, change: (hero: TrailHeroView, then: TrailHeroView) => Partial<TrailHeroView>): Partial<TrailView> {
  return { heroes: view.heroes.map((one) => (one.name === line.who ? { ...one, ...change(one, newest.heroes.find(({ name }) => name === one.name) ?? one) } : one)) };
}

function moved(on: On): Partial<TrailView> {
  return hero(on, (one, then) => ({ space: on.line.where, stage: on.view.stages.findIndex(({ spaces }) => spaces.some(({ number }) => number === on.line.where)), lead: then.space === on.line.where ? then.lead : one.lead }));
}

const piles = (on: On): Partial<TrailView> => hero(on, (_, then) => ({ piles: then.piles, resting: then.resting }));

function everybodysPiles({ view, newest }: On): Partial<TrailView> {
  return { heroes: view.heroes.map((one) => ({ ...one, piles: newest.heroes.find(({ name }) => name === one.name)?.piles ?? one.piles })) };
}

function decks({ view, newest }: On): Partial<TrailView> {
  return {
    stages: view.stages.map((stage, i) => ({ ...stage, fog: newest.stages[i]?.fog ?? stage.fog, left: newest.stages[i]?.left ?? stage.left })),
    supply: { ...view.supply, reserve: newest.supply.reserve },
  };
}
