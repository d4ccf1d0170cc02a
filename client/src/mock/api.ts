// Stands in for the server's HTTP part while developing: fixtures, and English from the catalogue.

import type { Api } from '../lib/api.ts';
import type { AnyStatic, BoardStatic, Shelf, TableInfo, ViewMessage } from '../lib/contract.ts';
import castle from './castle-static.json';
import board from './static.json';
import recorded from './views.json';

const files = import.meta.glob('../../../src/rietland/words/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

const figures = (board as unknown as BoardStatic).heroes.map(({ name, role, rank }) => ({ name, role, rank, colour: role }));
const legend = (name: string) => ({ name, difficulties: ['easy', 'normal'], variants: [], min_heroes: 2, max_heroes: 4 });
const empty = (name: string) => ({ name, family: 'board', legends: [], heroes: [], languages: ['en'], playable: false });

const shelf: Shelf = {
  boxes: [
    { name: 'base', family: 'board', legends: [legend('1'), legend('2')], heroes: figures, languages: ['en'], playable: true },
    empty('starshield'),
    empty('frost'),
    empty('chada_thorn'),
    {
      name: 'rietburg', family: 'tableau', languages: ['en'], playable: true,
      legends: [{ name: '1', difficulties: castle.difficulties, variants: castle.variants, min_heroes: 2, max_heroes: 4 }],
      heroes: castle.heroes.map(({ name, role, colour }) => ({ name, role, colour, rank: 0 })),
    },
  ],
  languages: ['en', 'fr', 'de', 'es'],
  companions: ['greedy', 'random'],
  version: 'mock',
};

const game = (table: string, day: number, result: string): TableInfo => ({
  table, title: 'base 2', box: 'base', family: 'board', legend: '2', difficulty: 'normal', heroes: ['thorn', 'chada', 'kram', 'liphardus'],
  seats: [0], seq: 214, day, result, created: Date.UTC(2026, 10, 14, 19), played: Date.UTC(2026, 10, 15, 20, 30),
});

export const api: Api = {
  shelf: () => Promise.resolve(shelf),
  tables: () => Promise.resolve([game('demo', 2, 'playing'), game('demo-end', 4, 'lost')]),
  create: ({ box, heroes }) =>
    Promise.resolve({
      table: box === 'rietburg' ? 'castle' : 'demo',
      seats: heroes.map(({ name, player }, seat) => ({
        seat, hero: name, link: player === 'link' ? `/#join=demo.mock-${seat}` : '', mine: player === 'me', companion: player.split(':')[1] ?? '',
      })),
    }),
  join: () => Promise.resolve({ table: 'demo', seats: [] }),
  fork: () => Promise.resolve({ table: 'demo', seats: [] }),
  story: () => Promise.resolve((recorded as unknown as ViewMessage[]).flatMap(({ told }) => told)),
  moments: (_table, from) => {
    const views = (recorded as unknown as ViewMessage[]).map(({ seq, view }) => ({ seq, view }));
    const last = views.at(-1)?.seq ?? 0;
    return Promise.resolve({ views: views.filter(({ seq }) => seq >= from), last });
  },
  rule: (id, language) =>
    Promise.resolve({ id, language, box: 'base', title: 'The hours of a day', text: 'Every hero has seven hours a day. Up to three more may be used, and each of them costs 2 willpower.' }),
  cardWords: () => Promise.resolve(''),
  seats: () => Promise.resolve({ table: 'demo', seats: [] }),
  board: (box) => Promise.resolve((box === 'rietburg' ? castle : board) as unknown as AnyStatic),
  words: (language) =>
    Promise.resolve(
      Object.entries(files)
        .filter(([path]) => path.includes(`/${language}/`) || path.includes('/en/'))
        .sort(([a]) => (a.includes(`/${language}/`) ? -1 : 1))
        .map(([, text]) => text)
        .join('\n'),
    ),
};
