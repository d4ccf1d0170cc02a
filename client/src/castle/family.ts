// The castle family: six locations, cards in hand, and turns.

import type { Family } from '../families.ts';
import type { CastleStatic, CastleView } from '../lib/contract.ts';
import { t } from '../lib/words.svelte.ts';

export const castle: Family<CastleView, CastleStatic> = {
  screen: () => import('./CastleTable.svelte'),
  look: () => import('./LookCard.svelte'),
  prepare: () => Promise.resolve(),
  printed: ({ cards, narrators }) => [...cards, ...narrators].map(({ name }) => `card-${name}`),

  round: 'castle-turn',
  clock: ({ turn }) => turn,
  moment: 'castle-replay-at',
  begins: '',

  placeName: ({ places }, number) => t(`place-${places[number - 1]?.name}`),
  standing: ({ heroes }) => heroes.map(({ name, place }) => [name, place]),
  touchHint: () => 'castle-touch',
  // The last narrator cards: the next one due after them loses the game.
  doubt: ({ narrator: { left } }, { say }) =>
    say.startsWith('recover ') && left < 3 ? t('castle-recover-last', { left }) : '',
  fights: () => false,
  heard: [
    ['fight', ['fight']],
    ['card', ['read', 'narrator', 'played']],
  ],
  lessons: () => import('./lessons.ts'),
  deeds: () => import('./deeds.ts'),
  asked: ['options', 'asides', 'cannot', 'clashes'],

  asks: {
    foes: ({ places }) =>
      places
        .filter(({ cards, strength }) => cards[0]?.up && strength > 0)
        .map(({ number, name, cards }) => ({
          value: String(number),
          label: `${t(`encounter-${cards[0]!.name}`)} (${t(`place-${name}`)})`,
        })),
    gifts: ({ heroes }, name) =>
      (heroes.find((one) => one.name === name)?.hand ?? [])
        .filter(({ sort }) => sort !== 'hero')
        .map((card) => ({
          value: card.name,
          label: t(`${card.sort === 'object' ? 'encounter' : 'card'}-${card.name}`),
        })),
    places: ({ places }) =>
      places.map(({ number, name }) => ({
        value: String(number),
        label: t('castle-place.alone', { number, name: t(`place-${name}`) }),
      })),
    placeWord: 'order-place.cards',
    restWord: 'order-rest.cards',
  },
  help: {
    topics: [
      ...['lit', 'card', 'drag', 'place'].map((topic) => `castle-help-${topic}`),
      'help-look',
      ...['fight', 'why', 'undo'].map((topic) => `castle-help-${topic}`),
    ],
    icons: {
      card: 'castle-encounter-card',
      ally: 'castle-ally',
      quiver: 'castle-quiver',
      willpower: 'castle-willpower',
    },
    keys: [
      'tab',
      'castle',
      'castle-arrows',
      'enter',
      'look',
      'castle-hand',
      'options',
      'numbers',
      'undo',
      'replay',
      'castle-cards',
      'castle-ping',
      'plan',
      'list',
      'help',
      'next',
      'skip',
      'escape',
    ],
  },
  dice: false,
};
