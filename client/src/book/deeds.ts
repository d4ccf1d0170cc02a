// The lines of a gamebook's news, each with what it changes.

import type { BookStatic, BookView, News, NoteView } from '../lib/contract.ts';
import { keyIn, type Deeds, type Scene } from '../stage/enact.ts';

type On = Scene<BookView, BookStatic>;
const kinds = { thing: 'things', memory: 'memories', mark: 'marks' } as const;

export const deeds: Deeds<BookView, BookStatic> = {
  turned: ({ view, newest }) => {
    const page = view.page + 1;
    const passed = newest.trail[page - 1];
    if (page >= newest.page || !passed)
      return { section: newest.section, page: newest.page, trail: newest.trail, map: newest.map, test: newest.test };
    // The book itself turns on from this page: nothing can be chosen on it.
    const { section, text, chapter } = passed;
    return {
      section: { section, text, chapter, visits: 1, ways: [], ending: null },
      page,
      trail: newest.trail.slice(0, page),
      test: null,
    };
  },
  took: (on) => ({
    ...onPage(on),
    trail: on.view.trail.map((page, i, { length }) =>
      i === length - 1
        ? { ...page, way: keyIn(on.line).split('.way-')[1] ?? '', label: { key: keyIn(on.line), args: {} } }
        : page,
    ),
  }),
  // A new chapter gives every gift back.
  chapter: ({ line, newest }) => ({ chapter: nameOf(line), heroes: newest.heroes }),
  gained: (on) => listed(on, (notes, note) => [...notes, note]),
  lost: (on) => listed(on, (notes, { name }) => notes.filter((one) => one.name !== name)),
  changed: ({ view, line }) => ({
    sheet: {
      ...view.sheet,
      stats: view.sheet.stats.map((one) =>
        nameOf(line) === one.name ? { ...one, value: one.value + line.amount } : one,
      ),
    },
  }),

  test: (on) => ({
    ...onPage(on),
    test: {
      plus: 0,
      bonuses: [],
      ...on.newest.test,
      hero: on.line.who,
      kind: nameOf(on.line),
      against: on.line.amount,
      rolled: [],
      left: 1,
      total: 0,
      stage: 'rolling',
    },
  }),
  die: ({ view, newest, line }) => {
    if (!view.test) return {};
    const rolled = [...view.test.rolled, line.amount];
    return {
      test:
        newest.test?.rolled.length === rolled.length
          ? newest.test
          : { ...view.test, rolled, left: Math.max(0, view.test.left - 1) },
    };
  },
  passed: (on) => counted(on),
  failed: (on) => counted(on),
  gift: ({ view, line }) => ({
    heroes: view.heroes.map((one) => (one.name === line.who ? { ...one, gift: false } : one)),
  }),

  ending: ({ newest }) => ({ endings: newest.endings }),
  ended: ({ newest }) => ({ result: newest.result, why: newest.why }),
};

/** What a line is about, without its box: `dark_paths-will` is `will`. */
function nameOf({ what }: News): string {
  return what?.name.slice(what.name.lastIndexOf('-') + 1) ?? '';
}

/** The open page as the newest view has it, if that is still open there; a test may be about to begin on it. */
function onPage({ view, newest }: On): Partial<BookView> {
  return newest.page === view.page ? { section: newest.section, trail: newest.trail, test: newest.test } : {};
}

/** The sheet with a note more or less. */
function listed({ view, line }: On, change: (notes: NoteView[], note: NoteView) => NoteView[]): Partial<BookView> {
  const sort = line.what?.sort as keyof typeof kinds;
  const list = kinds[sort];
  if (!list) return {};
  return {
    sheet: { ...view.sheet, [list]: change(view.sheet[list], { sort, name: nameOf(line), page: view.page - 1 }) },
  };
}

function counted({ view, line }: On): Partial<BookView> {
  return view.test ? { test: { ...view.test, total: line.amount, left: 0, stage: 'over' } } : {};
}
