// The trail family: two heroes on maps that unfold, three piles of cards each, and the Curse behind them.

import type { Family } from '../families.ts';
import type { TrailStatic, TrailView } from '../lib/contract.ts';
import { say, t } from '../lib/words.svelte.ts';
import { spaceOf } from './names.ts';

export const trail: Family<TrailView, TrailStatic> = {
  screen: () => import('./TrailTable.svelte'),
  look: () => import('./LookCard.svelte'),
  prepare: () => Promise.resolve(),
  printed: ({ box, cards, maps }) => [
    ...cards.map(({ name }) => `card-${box}-${name}`),
    ...maps.map(({ name }) => `map-${box}-${name}`),
  ],

  round: 'trail-turn',
  clock: ({ turn }) => turn,
  moment: 'trail-replay-at',
  begins: '',

  placeName: (view, place) => {
    const space = spaceOf(view, place);
    return space ? say(space.label) : '';
  },
  standing: ({ heroes }) => heroes.map(({ name, space }) => [name, space]),
  touchHint: () => 'trail-touch',
  fights: () => false,
  heard: [
    ['fight', ['beaten']],
    ['card', ['drew', 'took', 'stage', 'read']],
  ],
  lessons: () => import('./lessons.ts'),
  deeds: () => import('./deeds.ts'),
  asked: ['options', 'asides', 'cannot', 'previews', 'reach', 'clashes'],

  asks: {
    foes: ({ heroes }) =>
      heroes.flatMap(({ name, piles }, hero) =>
        piles.flatMap(({ cards: [top] }, pile) =>
          top?.face.opponent
            ? [{ value: String(hero * piles.length + pile), label: `${say(top.label)} (${t(`hero-${name}`)})` }]
            : [],
        ),
      ),
    gifts: ({ heroes }, name) =>
      heroes
        .filter((one) => one.name === name)
        .flatMap(({ piles, willpower }) => [
          ...piles
            .filter(({ cards }) => cards[0]?.sort === 'object')
            .map(({ cards }) => ({ value: cards[0]!.name, label: say(cards[0]!.label) })),
          ...(willpower ? [{ value: 'willpower', label: t('good-willpower') }] : []),
        ]),
    places: () => [],
    placeWord: 'order-place.cards',
    restWord: 'trail-order-wait',
  },
  help: {
    topics: [
      ...['cards', 'ways', 'piles', 'fight', 'curse', 'stages'].map((topic) => `trail-help-${topic}`),
      'help-look',
      'trail-help-why',
    ],
    icons: {},
    keys: [
      'tab',
      'map',
      'enter',
      'look',
      'options',
      'numbers',
      'undo',
      'replay',
      'list',
      'help',
      'next',
      'skip',
      'escape',
    ],
  },
  dice: false,
};
