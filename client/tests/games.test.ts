import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableInfo } from '../src/lib/contract.ts';
import { speak } from '../src/lib/words.svelte.ts';
import Games from '../src/tavern/Games.svelte';
import { plain, show } from './shown.ts';

beforeAll(() => speak('en'));

const game = (number: number): TableInfo =>
  ({
    table: `t${number}`,
    box: 'base',
    family: 'board',
    legend: '1',
    title: '',
    heroes: ['thorn'],
    day: number,
    result: 'playing',
    played: 0,
  }) as TableInfo;
const games = (count: number) => ({
  title: 'Games',
  verb: 'ui-continue',
  games: Array.from({ length: count }, (_, number) => game(number)),
});

describe('games in the tavern', () => {
  it('are all shown where they are few', () => {
    const { root, done } = show(Games, games(7));
    expect(root.querySelectorAll('li')).toHaveLength(7);
    expect(root.querySelector('button')).toBeNull();
    done();
  });

  it('are folded up where they are many, until somebody asks for all', () => {
    const { root, done } = show(Games, games(13));
    expect(root.querySelectorAll('li')).toHaveLength(6);
    const more = root.querySelector('button')!;
    expect(plain(more.textContent)).toBe('Show 7 more');
    more.click();
    flushSync();
    expect(root.querySelectorAll('li')).toHaveLength(13);
    done();
  });

  it('say how they ended, with a space on both sides of the dot', () => {
    const { root, done } = show(Games, { title: 'Games', verb: 'ui-continue', games: [{ ...game(4), result: 'won' }] });
    expect(plain(root.querySelector('small')!.textContent)).toContain('won · Day 4 · Thorn');
    done();
  });
});
