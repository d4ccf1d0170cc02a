// The board family: a map, hours and days.

import type { Family } from '../families.ts';
import type { BoardStatic, BoardView } from '../lib/contract.ts';
import { t } from '../lib/words.svelte.ts';
import { sheetOf } from '../map/cached.ts';
import { creatureKey } from '../pieces/pieces.ts';

export const board: Family<BoardView, BoardStatic> = {
  screen: () => import('./BoardTable.svelte'),
  look: () => import('./LookCard.svelte'),
  prepare: sheetOf,
  printed: () => [],

  round: 'ui-day',
  clock: ({ day }) => day,
  moment: 'replay-at',
  begins: 'dawn',

  placeName: (_, number) => t('space-plain', { number }),
  standing: ({ heroes }) => heroes.map(({ name, space }) => [name, space]),
  // A space farther away can only be walked to.
  touchHint: (steps) =>
    steps.some(({ verb }) => verb === 'barter')
      ? 'table-touch-barter'
      : steps.some(({ verb }) => verb === 'walk')
        ? 'table-touch-map'
        : 'table-touch-map.pick',
  fights: ({ battle }) => battle !== null,
  heard: [
    ['dawn', ['dawn']],
    ['card', ['read', 'event']],
    ['fight', ['fight']],
    ['dice', ['threw', 'extra_threw', 'creature_threw', 'die']],
  ],
  lessons: () => import('./lessons.ts'),
  deeds: () => import('./deeds.ts'),
  asked: ['options', 'asides', 'cannot', 'ways', 'sharing', 'threats', 'dawn'],

  asks: {
    // Of several on one space any will do.
    foes: ({ creatures }) =>
      creatures
        .filter(({ index }) => index === 0)
        .map((one) => ({ value: String(one.space), label: `${t(creatureKey(one))} (${one.space})` })),
    gifts: ({ heroes }, name) => {
      const hero = heroes.find((one) => one.name === name);
      const names = [...(hero?.gold ? ['gold'] : []), ...new Set(hero?.things.map((thing) => thing.name))];
      return names.map((value) => ({ value, label: t(`thing-${value}`) }));
    },
    places: () => [],
    placeWord: 'order-place',
    restWord: 'order-rest',
  },
  help: {
    topics: ['help-lit', 'help-walk', 'help-click', 'help-look', 'help-why', 'help-undo', 'help-fight', 'help-cards'],
    icons: {
      strength: 'board-strength',
      willpower: 'board-willpower',
      hour: 'board-hour',
      rest: 'board-sunrise-box',
      rooster: 'board-rooster',
      shield: 'board-golden-shield',
      narrator: 'board-narrator',
    },
    keys: [
      'tab',
      'map',
      'arrows',
      'enter',
      'look',
      'shift-arrows',
      'zoom',
      'options',
      'numbers',
      'undo',
      'replay',
      'cards',
      'march',
      'ping',
      'plan',
      'list',
      'help',
      'next',
      'skip',
      'escape',
    ],
  },
  dice: true,
};
