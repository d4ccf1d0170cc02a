import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoxInfo, LegendInfo, Shelf } from '../src/lib/contract.ts';
import { difficultiesFor, difficultyFor } from '../src/lib/difficulties.ts';
import { speak } from '../src/lib/words.svelte.ts';
import NewGame from '../src/tavern/NewGame.svelte';
import { show } from './shown.ts';

beforeAll(() => speak('en'));

const legend: LegendInfo = {
  name: '2',
  difficulties: ['allies_2', 'allies_4', 'allies_1', 'allies_0'],
  alone: ['allies_1', 'allies_0', 'allies_2'],
  variants: [],
  min_heroes: 1,
  max_heroes: 2,
  sets: [],
  faults: [],
};
const hero = (name: string, role: string) => ({ name, role, rank: 0, colour: role });
const box: BoxInfo = {
  name: 'chada_thorn',
  family: 'trail',
  legends: [legend],
  heroes: [hero('chada', 'archer'), hero('thorn', 'warrior'), hero('stinner', 'seafarer')],
  languages: ['en'],
  playable: true,
};
const shelf: Shelf = { boxes: [box], languages: ['en'], companions: ['steady'], version: 'test' };

describe('the difficulties of a party', () => {
  it('are those of the legend, and for one hero its own', () => {
    expect(difficultiesFor(legend, 2)).toEqual(legend.difficulties);
    expect(difficultiesFor(legend, 1)).toEqual(legend.alone);
    expect(difficultiesFor({ ...legend, alone: [] }, 1)).toEqual(legend.difficulties);
  });

  it('begin with the usual one unless what was asked for is offered', () => {
    expect(difficultyFor(legend, 2, 'allies_4')).toBe('allies_4');
    expect(difficultyFor(legend, 1, 'allies_4')).toBe('allies_1');
    expect(difficultyFor(legend, 1, '')).toBe('allies_1');
  });

  it('change in the form as soon as one hero is left', () => {
    const { root, done } = show(NewGame, { shelf, box, asked: '' });
    const offered = () => {
      flushSync();
      const select = [...root.querySelectorAll('select')].find(({ value }) => value.startsWith('allies'))!;
      return [select.value, ...[...select.options].map(({ value }) => value)];
    };
    expect(offered()).toEqual(['allies_2', ...legend.difficulties]);
    for (const figure of root.querySelectorAll<HTMLButtonElement>('.figures button')) figure.click();
    expect(offered()).toEqual(['allies_1', ...legend.alone]);
    done();
  });
});
