import { describe, expect, it } from 'vitest';
import type { BoardStatic } from '../src/lib/contract.ts';
import { sheetFrom } from '../src/map/cached.ts';
import { landOf } from '../src/map/land.ts';
import { distance, inside, pack, unpack } from '../src/map/line.ts';
import { aside, shaft } from '../src/map/numbers.ts';
import { plan, spotsOf } from '../src/map/plan.ts';
import { nextSpace } from '../src/map/cursor.ts';
import { crossing } from '../src/map/water.ts';
import { scene } from '../src/map/scene.ts';
import { packWilds, unpackWilds } from '../src/map/wilds.ts';
import surveyed from '../src/map/surveys/base/castle.json';
import data from '../src/mock/base/static.json';

const board = data as unknown as BoardStatic;
const land = landOf(board);
const made = plan(board, surveyed, land);
const sheet = sheetFrom(board, surveyed, Promise.resolve(''));
const bridged = new Set(board.bridges.map(({ spaces }) => spaces.join()));
const isBridge = (a: number, b: number) => bridged.has([a, b].join()) || bridged.has([b, a].join());

describe('the map', () => {
  it('gives every space an outline with its middle inside', () => {
    for (const plot of made.plots.values()) {
      expect(plot.outline.length, `space ${plot.site.number}`).toBeGreaterThan(8);
      expect(inside(plot.at, plot.outline), `space ${plot.site.number}`).toBe(true);
    }
  });

  it('lets spaces with a road between them share an open border, except over water', () => {
    const open = new Set(
      made.frontiers.filter(({ kind }) => kind === 'open').flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]),
    );
    for (const site of board.sites)
      for (const next of site.roads)
        if (!isBridge(site.number, next))
          expect(open.has(`${site.number}-${next}`), `${site.number}-${next}`).toBe(true);
  });

  it('never draws an open border where there is no road', () => {
    const roads = new Map(board.sites.map((site) => [site.number, site.roads]));
    for (const { a, b, kind } of made.frontiers) if (kind === 'open') expect(roads.get(a)).toContain(b);
  });

  it('has three arms of water and a crossing for every bridge', () => {
    expect(made.water).toHaveLength(3);
    for (const { spaces } of board.bridges) expect(crossing(made, spaces[0]!, spaces[1]!)).not.toBeNull();
  });

  it('is drawn the same way every time', () => {
    expect(scene(made, land)).toBe(scene(plan(board, surveyed, land), land));
    expect(sheetFrom(board, surveyed, sheet.scene).picture).toEqual(sheet.picture);
  });

  it('writes every number well inside its space, off the arrows', () => {
    const arrows = board.sites
      .filter(({ arrow }) => arrow >= 0)
      .map(({ number, arrow }) => shaft(sheet.anchor(number), sheet.anchor(arrow), sheet.radius(number)));
    for (const {
      site: { number },
      outline,
    } of made.plots.values()) {
      const at = sheet.number(number);
      const air = Math.min(...outline.map((p) => distance(p, at)));
      expect(inside(at, outline) && air > 12, `number ${number}`).toBe(true);
      expect(
        Math.min(...arrows.map(([from, to]) => aside(at, from, to))),
        `number ${number} and its arrows`,
      ).toBeGreaterThan(10);
    }
  });

  it('keeps lines exact as they are drawn when they are packed', () => {
    const line = [
      [3.14, -7],
      [3.2, 0],
      [1500.06, 999.94],
    ] as const;
    expect(pack(line)).toMatch(/^[#-~]+$/);
    expect(pack(line)).not.toContain('\\');
    expect(unpack(pack(line))).toEqual([
      [3.1, -7],
      [3.2, 0],
      [1500.1, 999.9],
    ]);
  });

  it('keeps the wilds when they are packed', () => {
    const spots = spotsOf(board);
    const wilds = made.wilds;
    expect(new Set(wilds.map(({ kind }) => kind))).toEqual(new Set(['forest', 'mountain', 'meadow']));
    expect(unpackWilds(packWilds(made.width, wilds), made.width, spots)).toEqual(wilds);
  });

  it('lets the arrow keys reach every space', () => {
    const seen = new Set([0]);
    const queue = [0];
    for (const here of queue)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = nextSpace(sheet, here, key);
        if (!seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    expect(seen.size).toBe(board.sites.length);
  });
});
