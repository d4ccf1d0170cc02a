// What is pointed at glows more; what else one can do stays lit.

import { expect, it } from 'vitest';
import type { Sheet } from '../src/map/cached.ts';
import Spaces from '../src/map/Spaces.svelte';
import { show } from './shown.ts';

const [first, second, third] = [1, 2, 3];
const cells = [first, second, third].map((number) => ({ number, d: 'M0 0H1V1Z' }));
const sheet = { picture: { cells } } as unknown as Sheet;

it('pointing at one option darkens no other', () => {
  const nothing = () => {};
  const { root, done } = show(Spaces, {
    sheet,
    lit: new Set([first, second]),
    aimed: new Set([second, third]),
    cursor: first,
    describe: String,
    onhover: nothing,
    onpick: nothing,
    onping: nothing,
    onmean: nothing,
    onkey: nothing,
  });
  const those = (kind: string) => [...root.querySelectorAll(`.space.${kind}`)].map(({ id }) => id);
  expect(those('lit')).toEqual([`space-${first}`, `space-${second}`]);
  expect(those('aimed')).toEqual([`space-${second}`, `space-${third}`]);
  done();
});
