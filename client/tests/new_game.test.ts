import { beforeAll, expect, it } from 'vitest';
import type { BoxInfo, Shelf } from '../src/lib/contract.ts';
import { noteParty } from '../src/lib/memory.ts';
import { speak } from '../src/lib/words.svelte.ts';
import NewGame from '../src/tavern/NewGame.svelte';
import { show } from './shown.ts';

beforeAll(() => speak('en'));

const legend = {
  name: '1',
  difficulties: ['allies_2', 'allies_4'],
  variants: [],
  min_heroes: 1,
  max_heroes: 2,
  sets: [],
  faults: [],
  alone: ['allies_1', 'allies_0'],
};
const figure = (name: string, role: string) => ({ name, role, rank: 0, colour: '' });
const box: BoxInfo = {
  name: 'chada_thorn',
  family: 'trail',
  legends: [legend],
  heroes: [figure('chada', 'archer'), figure('thorn', 'warrior'), figure('stinner', 'seafarer')],
  languages: ['en'],
  playable: true,
};
const shelf: Shelf = { boxes: [box], languages: ['en'], companions: ['steady'], version: '' };

it('a hero who plays alone is offered difficulties of their own, the usual one first', () => {
  const offered = (...names: string[]) => {
    const heroes = names.map((name) => ({ name, player: 'me' }));
    noteParty(box.name, { legend: '1', difficulty: '', variant: '', heroes });
    const { root, done } = show(NewGame, { shelf, box });
    const found = [...root.querySelectorAll<HTMLOptionElement>('option')]
      .map(({ value }) => value)
      .filter((value) => value.startsWith('allies_'));
    done();
    return found;
  };
  expect(offered('stinner')).toEqual(legend.alone);
  expect(offered('chada', 'thorn')).toEqual(legend.difficulties);
});
