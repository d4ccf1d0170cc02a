// Stands in for the server's HTTP part while developing: a folder of fixtures for each box, and English from the catalogue.

import type { Api } from '../lib/api.ts';
import type { AnyStatic, BoxInfo, Shelf, TableInfo } from '../lib/contract.ts';
import { printed, recorded } from './recorded.ts';

const files = import.meta.glob('../../../src/rietland/words/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

function playable(board: AnyStatic): BoxInfo {
  const legend = {
    name: board.legend,
    difficulties: board.difficulties,
    variants: 'variants' in board ? board.variants : [],
    min_heroes: 2,
    max_heroes: 4,
    sets: [],
    faults: [],
    alone: [],
  };
  const heroes = board.heroes.map((hero) => ({
    name: hero.name,
    role: hero.role,
    rank: 'rank' in hero ? hero.rank : 0,
    colour: 'colour' in hero ? hero.colour : hero.role,
  }));
  return { name: board.box, family: board.family, legends: [legend], heroes, languages: ['en'], playable: true };
}

const shelf: Shelf = {
  boxes: [...printed.values()].map(playable),
  languages: ['en', 'fr', 'de', 'es'],
  companions: ['greedy', 'random'],
  version: 'mock',
};

const game = (board: AnyStatic, result: string): TableInfo => ({
  table: result === 'playing' ? board.box : `${board.box}-end`,
  title: `${board.box} ${board.legend}`,
  box: board.box,
  family: board.family,
  legend: board.legend,
  difficulty: 'normal',
  heroes: recorded(board.box)[0]!.view.heroes.map(({ name }) => name),
  seats: [0],
  seq: 214,
  day: 2,
  result,
  created: Date.UTC(2026, 10, 14, 19),
  played: Date.UTC(2026, 10, 15, 20, 30),
  your_move: result === 'playing',
});

const rule = (id: string, language: string) => ({
  id,
  language,
  box: 'base',
  title: id.includes('TIME') ? 'The hours of a day' : 'Fighting',
  text: `Every hero has seven hours a day, says ${id}.`,
});

export const api: Api = {
  shelf: () => Promise.resolve(shelf),
  tables: () =>
    Promise.resolve([...printed.values()].flatMap((board) => [game(board, 'playing'), game(board, 'lost')])),
  create: ({ box, heroes }) =>
    Promise.resolve({
      table: box,
      seats: heroes.map(({ name, player }, seat) => ({
        seat,
        hero: name,
        link: player === 'link' ? `/#join=${box}.mock-${seat}` : '',
        mine: player === 'me',
        companion: player.split(':')[1] ?? '',
      })),
    }),
  join: (table) => Promise.resolve({ table, seats: [] }),
  fork: (table) => Promise.resolve({ table, seats: [] }),
  story: (table) => Promise.resolve(recorded(table).flatMap(({ told }) => told)),
  chronicle: (table) => {
    const told = recorded(table).flatMap(({ told: lines }) => lines);
    const slain = told.flatMap(({ seq, news }) =>
      news.filter(({ kind }) => kind === 'slain').map(({ label }) => ({ seq, label })),
    );
    const day = { key: 'ui-day', args: { number: 1 } };
    return Promise.resolve({
      facts: [day, { key: 'over-slain', args: { number: slain.length } }],
      points: slain.map((one) => ({ ...one, when: day, good: true, weight: 1 })),
    });
  },
  moments: (table, from) => {
    const views = recorded(table).map(({ seq, view }) => ({ seq, view }));
    const last = views.at(-1)?.seq ?? 0;
    return Promise.resolve({ views: views.filter(({ seq }) => seq >= from), last });
  },
  rule: (id, language) => Promise.resolve(rule(id, language)),
  rules: (_, language) =>
    Promise.resolve({ rules: ['AN-TIME-1', 'AN-TIME-2', 'AN-FIGHT-5'].map((id) => rule(id, language)) }),
  cardWords: () => Promise.resolve(''),
  seats: (table) => Promise.resolve({ table, seats: [] }),
  board: (box) => Promise.resolve(printed.get(box)!),
  words: (language) =>
    Promise.resolve(
      Object.entries(files)
        .filter(([path]) => path.includes(`/${language}/`) || path.includes('/en/'))
        .sort(([a]) => (a.includes(`/${language}/`) ? -1 : 1))
        .map(([, text]) => text)
        .join('\n'),
    ),
};
