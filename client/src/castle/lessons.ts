// What a first game in the castle teaches, the most urgent first.

import type { CastleView } from '../lib/contract.ts';
import type { Lesson } from '../lessons/lessons.svelte.ts';

const says = (view: CastleView, verb: string) => view.options.some((option) => option.verb === verb);
/** Narrator cards with which the dragon is worth a word. */
const FEW = 5;

export const lessons: readonly Lesson[] = [
  { name: 'fight', when: ({ fight }) => fight !== null, light: () => ['.fight'] },
  { name: 'complete', when: (view) => says(view, 'complete'), light: () => ['.actions'] },
  { name: 'play', when: (view) => says(view, 'play'), light: () => ['.hand'] },
  { name: 'go', when: (view) => says(view, 'go'), light: () => ['.castle'] },
  { name: 'recover', when: (view) => says(view, 'recover'), light: () => ['.legend'] },
  { name: 'gallery', when: ({ gallery }) => gallery.cards > 0, light: () => ['.gallery'] },
  { name: 'dragon', when: ({ narrator }) => narrator.left <= FEW, light: () => ['.legend'] },
] as readonly Lesson<CastleView>[] as unknown as readonly Lesson[];
