// What the tests of screens share: a component laid on the page, and the views that were recorded.

import { flushSync, mount, unmount, type Component } from 'svelte';
import type { BoardStatic, BoardView, News, Option } from '../src/lib/contract.ts';
import data from '../src/mock/base/static.json';
import recorded from '../src/mock/base/views.json';

export const board = data as unknown as BoardStatic;
export const views = (recorded as unknown as { view: BoardView }[]).map(({ view }) => view);
/** A hero's turn, with a step to take. */
export const turn = views.find(({ options }) => options.some(({ say }) => say.startsWith('walk')))!;

/** A line of the news; what is not told is nothing. */
export const news = (kind: string, told: Partial<News> = {}): News => ({
  kind,
  label: { key: 'x', args: {} },
  touch: [],
  rule: '',
  who: '',
  other: '',
  what: null,
  where: -1,
  origin: -1,
  amount: 0,
  cost: null,
  ...told,
});

export interface Shown {
  root: HTMLElement;
  text: () => string;
  done: () => void;
}

/** A text with all its blanks, also those that hold a line together, as single ones. */
export const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

export function show<P extends Record<string, unknown>>(component: Component<P>, props: P): Shown {
  const root = document.createElement('div');
  document.body.append(root);
  const made = mount(component, { target: root, props });
  flushSync();
  return { root, text: () => plain(root.textContent ?? ''), done: () => void unmount(made) };
}

/** A sentence of a hero, with its words. */
export const sentence = (say: string): Pick<Option, 'say' | 'verb' | 'names'> => {
  const [verb = '', , ...names] = say.split(' ');
  return { say, verb, names };
};
