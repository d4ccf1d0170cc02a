// The gamebook family: one page is open, ways lead on from it, and everybody shares one sheet.

import type { Family } from '../families.ts';
import type { BookStatic, BookView } from '../lib/contract.ts';
import { t } from '../lib/words.svelte.ts';

export const book: Family<BookView, BookStatic> = {
  screen: () => import('./BookTable.svelte'),
  look: () => import('./LookCard.svelte'),
  prepare: () => Promise.resolve(),
  printed: () => [],

  round: 'book-page',
  clock: ({ page }) => page,
  moment: 'book-replay-at',
  begins: '',

  // All heroes are where the book is open.
  placeName: ({ section }) => t(`${section.text}.title`),
  standing: () => [],
  touchHint: () => 'book-ways-hint',
  fights: () => false,
  heard: [['card', ['turned']]],
  lessons: () => import('./lessons.ts'),
  deeds: () => import('./deeds.ts'),
  asked: ['options', 'asides', 'cannot'],

  asks: {
    foes: () => [],
    gifts: () => [],
    places: () => [],
    placeWord: 'order-place.cards',
    restWord: 'order-rest.cards',
  },
  help: {
    topics: ['ways', 'test', 'sheet', 'trail', 'why'].map((topic) => `book-help-${topic}`),
    icons: {},
    keys: [
      'tab',
      'enter',
      'look',
      'options',
      'numbers',
      'undo',
      'replay',
      'book-trail',
      'book-mark',
      'list',
      'help',
      'next',
      'skip',
      'escape',
    ],
  },
  dice: true,
};
