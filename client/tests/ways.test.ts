import { describe, expect, it } from 'vitest';
import type { BoardStatic, BoardView } from '../src/lib/contract.ts';
import { stepOf } from '../src/lib/offers.ts';
import { walkCost, way } from '../src/lib/ways.ts';
import data from '../src/mock/base/static.json';
import recorded from '../src/mock/base/views.json';

const board = data as unknown as BoardStatic;
const view = (recorded as unknown as { view: BoardView }[])[0]!.view;
const hero = { ...view.heroes[0]!, hours: 0, willpower: 7 };
const today = { ...view, today: { overtime: [2, 2, 2], fury: 0 } };

describe('ways', () => {
  it('are the shortest over the roads', () => {
    expect(way(board, [], 0, 18)).toHaveLength(3);
    expect(way(board, [], 16, 48)).toEqual([48]);
  });

  it('avoid bridges that are gone', () => {
    expect(way(board, ['rope_bridge'], 16, 48).length).toBeGreaterThan(1);
  });

  it('do not lead to spaces without roads', () => {
    expect(way(board, [], 0, 83)).toEqual([]);
  });

  it('cost an hour a step, then willpower', () => {
    expect(walkCost(board, today, hero, 7)).toMatchObject({ hours: 7, willpower: 0 });
    expect(walkCost(board, today, hero, 9)).toMatchObject({ hours: 9, willpower: 4 });
  });

  it('end where the day or the willpower ends', () => {
    expect(walkCost(board, today, hero, 11)).toBeNull();
    expect(walkCost(board, today, { ...hero, willpower: 4 }, 9)).toBeNull();
    expect(walkCost(board, { ...today, today: { overtime: [-1, -1, -1], fury: 0 } }, hero, 8)).toBeNull();
  });
});

describe('steps', () => {
  it('are told apart by where they lead', () => {
    expect(stepOf({ say: 'walk thorn 14' })).toEqual({ row: 'walk', at: '14' });
    expect(stepOf({ say: 'lead kram prince 28' })).toEqual({ row: 'lead prince', at: '28' });
    expect(stepOf({ say: 'pass thorn' })).toBeNull();
  });
});
