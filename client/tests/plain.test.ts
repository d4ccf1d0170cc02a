// A board of an author's box: nobody drew it, and it is a map all the same.

import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardStatic, BoardView, Site } from '../src/lib/contract.ts';
import { speak } from '../src/lib/words.svelte.ts';
import { sheetFrom } from '../src/map/cached.ts';
import { nextSpace } from '../src/map/cursor.ts';
import { landOf } from '../src/map/land.ts';
import { distance, inside } from '../src/map/line.ts';
import MapView from '../src/map/MapView.svelte';
import { plan } from '../src/map/plan.ts';
import { scene } from '../src/map/scene.ts';
import { survey } from '../src/map/survey.ts';
import { board as base, show, turn } from './shown.ts';

/** Three rows of five spaces, numbered from 400; between the second and the third a bridge only, and one space that no road leads to. */
const site = (number: number, x: number, y: number, roads: number[]): Site => ({
  number,
  name: '',
  x,
  y,
  radius: 0.04,
  features: [],
  roads,
  arrow: number === 400 ? -1 : 400,
  way_out: false,
});
const rows = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => {
    const number = 400 + row * 5 + column;
    const beside = [column > 0 ? number - 1 : -1, column < 4 ? number + 1 : -1];
    const across =
      row === 0
        ? [number + 5]
        : row === 1
          ? [number - 5, ...(column === 2 ? [number + 5] : [])]
          : column === 2
            ? [number - 5]
            : [];
    return site(
      number,
      0.12 + column * 0.17,
      0.2 + row * 0.28,
      [...beside, ...across].filter((one) => one >= 0),
    );
  }),
);
const face = {
  ...base,
  box: 'throwaway',
  board: 'throwaway/face',
  aspect: 1.3,
  castle: 400,
  graveyard: 499,
  bridges: [{ name: 'ford', spaces: [407, 412] }],
  sites: [...rows, site(499, 0.95, 0.95, [])],
} as BoardStatic;
const land = landOf(face);
const surveyed = survey(face, land);
const made = plan(face, surveyed, land);
const sheet = sheetFrom(face, surveyed, Promise.resolve(''));

beforeAll(() => speak('en'));

describe('a board nobody drew', () => {
  it('is known by its box and name, and never taken for another', () => {
    expect(land.landmarks).toEqual([]);
    expect(land.names).toEqual([]);
    expect(landOf(base).landmarks).not.toEqual([]);
  });

  it('has an outline around every space, and its number well inside', () => {
    for (const {
      site: { number },
      at,
      outline,
    } of made.plots.values()) {
      expect(inside(at, outline), `space ${number}`).toBe(true);
      const air = Math.min(...outline.map((p) => distance(p, sheet.number(number))));
      expect(inside(sheet.number(number), outline) && air > 12, `number ${number}`).toBe(true);
    }
  });

  it('has open borders where roads lead, and water where only a bridge does', () => {
    const open = new Set(
      made.frontiers.filter(({ kind }) => kind === 'open').flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]),
    );
    for (const { number, roads } of face.sites)
      for (const next of roads)
        expect(open.has(`${number}-${next}`), `${number}-${next}`).toBe(
          ![number, next].includes(412) || ![number, next].includes(407),
        );
    expect(made.water.length).toBeGreaterThan(0);
    expect(sheet.bridges).toHaveLength(1);
    const [, y] = sheet.bridges[0]!.at;
    expect(y).toBeGreaterThan(480);
    expect(y).toBeLessThan(760);
  });

  it('can be pointed at and walked over by keys', () => {
    const view: BoardView = {
      ...turn,
      heroes: turn.heroes.map((hero) => ({ ...hero, space: 407 })),
      creatures: [],
      figures: [],
      fog: [],
      wells: [],
      loose: [],
      broken: [],
    };
    const idle = () => {};
    const { root, done } = show(MapView, {
      sheet,
      board: face,
      view,
      grown: true,
      lit: new Set([402]),
      path: [],
      possible: false,
      note: '',
      pings: [],
      plans: [],
      intents: [],
      open: -1,
      describe: String,
      onhover: idle,
      onpick: idle,
      onping: idle,
      onmean: idle,
    });
    for (const { number } of face.sites)
      expect(root.querySelector(`#space-${number}`)?.getAttribute('d')?.length, `space ${number}`).toBeGreaterThan(50);
    expect(root.querySelectorAll('.space.lit')).toHaveLength(1);
    expect(nextSpace(sheet, 407, 'ArrowRight')).toBe(408);
    expect(scene(made, land)).toContain('<path');
    done();
  });
});
