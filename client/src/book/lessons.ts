// What a first reading teaches, the most urgent first.

import type { BookView } from '../lib/contract.ts';
import type { Lesson } from '../lessons/lessons.svelte.ts';

export const lessons: readonly Lesson[] = [
  { name: 'test', when: ({ section }) => section.ways.some(({ test }) => test !== null), light: () => ['.ways'] },
  { name: 'ways', when: ({ page }) => page === 1, light: () => ['.ways'] },
  { name: 'sheet', when: ({ page }) => page >= 2, light: () => ['.strip'] },
  { name: 'trail', when: ({ page }) => page >= 3, light: () => ['.strip'] },
] as readonly Lesson<BookView>[] as unknown as readonly Lesson[];
