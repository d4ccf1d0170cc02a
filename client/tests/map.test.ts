import { describe, expect, it } from 'vitest';
import type { BoardStatic } from '../src/lib/contract.ts';
import { sheetFrom } from '../src/map/cached.ts';
import { draw } from '../src/map/drawing.ts';
import { inside } from '../src/map/line.ts';
import { nextSpace } from '../src/map/cursor.ts';
import { crossing } from '../src/map/water.ts';
import data from '../src/mock/static.json';

const board = data as unknown as BoardStatic;
const sheet = sheetFrom(board, draw(board));
const bridged = new Set(board.bridges.map(({ spaces }) => spaces.join()));
const isBridge = (a: number, b: number) => bridged.has([a, b].join()) || bridged.has([b, a].join());

describe('the map', () => {
  it('gives every space an outline with its middle inside', () => {
    for (const plot of sheet.plan.plots.values()) {
      expect(plot.outline.length, `space ${plot.site.number}`).toBeGreaterThan(8);
      expect(inside(plot.at, plot.outline), `space ${plot.site.number}`).toBe(true);
    }
  });

  it('lets spaces with a road between them share an open border, except over water', () => {
    const open = new Set(sheet.plan.frontiers.filter(({ kind }) => kind === 'open').flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]));
    for (const site of board.sites)
      for (const next of site.roads)
        if (!isBridge(site.number, next)) expect(open.has(`${site.number}-${next}`), `${site.number}-${next}`).toBe(true);
  });

  it('never draws an open border where there is no road', () => {
    const roads = new Map(board.sites.map((site) => [site.number, site.roads]));
    for (const { a, b, kind } of sheet.plan.frontiers) if (kind === 'open') expect(roads.get(a)).toContain(b);
  });

  it('has three arms of water and a crossing for every bridge', () => {
    expect(sheet.plan.water).toHaveLength(3);
    for (const { spaces } of board.bridges) expect(crossing(sheet.plan, spaces[0]!, spaces[1]!)).not.toBeNull();
  });

  it('is drawn the same way every time', () => {
    const again = draw({ ...board, box: 'starshield' });
    expect(again.scene).toBe(sheet.scene);
    expect(again.picture.cells.map(({ d }) => d)).toEqual(sheet.picture.cells.map(({ d }) => d));
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
