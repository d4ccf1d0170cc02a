import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoxInfo, TableInfo } from '../src/lib/contract.ts';
import { speak } from '../src/lib/words.svelte.ts';
import { chapters, isBegun, nextLegend, suggested } from '../src/tavern/campaign.ts';
import Chronicle from '../src/tavern/Chronicle.svelte';
import { plain, show } from './shown.ts';

beforeAll(() => speak('en'));

const legend = (name: string, faults: string[] = []) => ({
  name,
  difficulties: ['easy', 'normal'],
  variants: [],
  min_heroes: 2,
  max_heroes: 4,
  sets: [],
  faults,
  alone: [],
});
const box = {
  name: 'base',
  family: 'board',
  legends: [legend('1'), legend('2'), legend('3', ['line 4: …'])],
  heroes: [],
  languages: ['en'],
  playable: true,
} as BoxInfo;
let tables = 0;
const game = (told: Partial<TableInfo>): TableInfo =>
  ({
    table: `t${(tables += 1)}`,
    box: 'base',
    family: 'board',
    legend: '1',
    difficulty: 'easy',
    heroes: [],
    day: 5,
    result: 'won',
    ...told,
  }) as TableInfo;

describe('the chronicle of a box', () => {
  it('begins with the first finished game', () => {
    expect(isBegun(chapters(box, []))).toBe(false);
    expect(isBegun(chapters(box, [game({ box: 'rietburg' }), game({ result: 'playing' })]))).toBe(false);
    expect(isBegun(chapters(box, [game({ result: 'lost' })]))).toBe(true);
  });

  it('has the quickest victory of each difficulty, and the defeats', () => {
    const games = [
      game({ difficulty: 'normal', day: 8 }),
      game({ day: 7 }),
      game({ day: 6 }),
      game({ result: 'lost' }),
    ];
    const [first, second, ...others] = chapters(box, games);
    expect(first).toEqual({ legend: '1', victories: [games[2], games[0]], defeats: 1 });
    expect(second).toEqual({ legend: '2', victories: [], defeats: 0 });
    expect(others).toEqual([]);
  });

  it('offers the first legend that is not won', () => {
    expect(nextLegend(chapters(box, [game({})]))).toBe('2');
    expect(nextLegend(chapters(box, [game({ legend: '2' })]))).toBe('1');
    expect(nextLegend(chapters(box, [game({}), game({ legend: '2' })]))).toBe('');
  });

  it('suggests the same legend again until it is won', () => {
    expect(suggested(chapters(box, [game({ result: 'lost' })]), '1')).toBe('1');
    expect(suggested(chapters(box, [game({})]), '1')).toBe('2');
    expect(suggested(chapters(box, [game({}), game({ legend: '2' })]), '2')).toBe('2');
    expect(suggested([], '')).toBe('');
  });

  it('tells what was won and nothing of what was not', () => {
    const onnext = vi.fn();
    const { root, text, done } = show(Chronicle, {
      box,
      story: chapters(box, [game({}), game({ legend: '2', result: 'lost' })]),
      onnext,
    });
    expect(text()).toContain('The Heroes Arrive won (easy), Day 5');
    expect(text()).toContain('It began with a letter');
    expect(text()).toContain('A Cure for the King not won yet 1 defeat');
    expect(text()).not.toContain('fever');
    const next = root.querySelector('button')!;
    expect(plain(next.textContent)).toBe('Next: A Cure for the King');
    next.click();
    expect(onnext).toHaveBeenCalledWith('2');
    done();
  });

  it('says when nothing is left to win', () => {
    const { root, text, done } = show(Chronicle, {
      box,
      story: chapters(box, [game({}), game({ legend: '2' })]),
      onnext: () => {},
    });
    expect(root.querySelector('button')).toBeNull();
    expect(text()).toContain('You have won every legend of this box.');
    done();
  });
});
