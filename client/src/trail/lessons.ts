// What a first adventure teaches, the most urgent first.

import type { TrailView } from '../lib/contract.ts';
import type { Lesson } from '../lessons/lessons.svelte.ts';

const says = (view: TrailView, verb: string) => view.options.some((option) => option.verb === verb);
/** Spaces before the Curse that are few. */
const NEAR = 2;

export const lessons: readonly Lesson[] = [
  { name: 'cards', when: (view) => says(view, 'move'), light: () => ['.piles'] },
  { name: 'ways', when: ({ reach, turn }) => turn >= 2 && reach.length > 0, light: () => ['.row'] },
  { name: 'curse', when: ({ heroes }) => heroes.some(({ lead }) => lead <= NEAR), light: () => ['.strip'] },
  {
    name: 'fight',
    when: ({ heroes }) => heroes.some(({ piles }) => piles.some(({ cards }) => (cards[0]?.face.opponent ?? 0) > 0)),
    light: () => ['.piles'],
  },
  { name: 'fog', when: ({ supply, turn }) => turn >= 4 && supply.reserve > 0, light: () => ['.row'] },
  {
    name: 'fires',
    when: ({ heroes }) => heroes.some(({ campfires }) => campfires > 0),
    light: () => ['.sheets', '.heroes'],
  },
] as readonly Lesson<TrailView>[] as unknown as readonly Lesson[];
