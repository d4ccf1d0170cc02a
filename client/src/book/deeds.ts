// The lines of a gamebook's news, each with what it changes.

import type { BookStatic, BookView, NoteView } from '../lib/contract.ts';
import type { Deeds, Scene } from '../stage/enact.ts';

type On = Scene<BookView, BookStatic>;
const kinds = { thing: 'things', memory: 'memories', mark: 'marks' } as const;

export const deeds: Deeds<BookView, BookStatic> = {
  turned: ({ view, newest, line }) => (newest.section.text === line.what ? { section: newest.section, page: newest.page, trail: newest.trail, map: newest.map, test: newest.test } : { ...view, test: null }),
  chapter: ({ line }) => ({ chapter: nameOf(line.what) }),
  gained: (on) => listed(on, (notes, note) => [...notes, note]),
  lost: (on) => listed(on, (notes, { name }) => notes.filter((one) => one.name !== name)),
  changed: ({ view, line }) => ({
    sheet: { ...view.sheet, stats: view.sheet.stats.map((one) => (line.what.endsWith(`-${one.name}`) ? { ...one, value: one.value + line.amount } : one)) },
  }),

  test: ({ line }) => ({ test: { hero: line.who, kind: nameOf(line.what), against: line.amount, plus: 0, bonuses: [], rolled: [], left: 1, total: 0, stage: 'rolling' } }),
  die: ({ view, line }) => (view.test ? { test: { ...view.test, rolled: [...view.test.rolled, line.amount], left: Math.max(0, view.test.left - 1) } } : {}),
  passed: (on) => counted(on),
  failed: (on) => counted(on),
  gift: ({ view, line }) => ({ heroes: view.heroes.map((one) => (one.name === line.who ? { ...one, gift: false } : one)) }),

  ending: ({ newest }) => ({ endings: newest.endings }),
  ended: ({ newest }) => ({ result: newest.result, why: newest.why }),
};

/** The last part of a key: `sheet-dark_paths-will` is `will`. */
function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('-') + 1);
}

/** The sheet with a note more or less. */
function listed({ view, line }: On, change: (notes: NoteView[], note: NoteView) => NoteView[]): Partial<BookView> {
  const sort = line.what.slice(0, line.what.indexOf('-')) as keyof typeof kinds;
  const list = kinds[sort];
  if (!list) return {};
  return { sheet: { ...view.sheet, [list]: change(view.sheet[list], { sort, name: nameOf(line.what), page: view.page - 1 }) } };
}

function counted({ view, line }: On): Partial<BookView> {
  return view.test ? { test: { ...view.test, total: line.amount, left: 0 } } : {};
}
