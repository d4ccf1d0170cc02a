// Texts whose words explain themselves: they are said here, and the glossary marks its words in them once it is loaded.

import type { mark } from '../glossary/mark.ts';
import { afterPaint } from './painted.ts';
import { persist } from './persist.ts';

let marker = $state.raw<typeof mark | null>(null);
let asked = false;

function load(): void {
  if (asked) return;
  asked = true;
  afterPaint(() => void persist(() => import('../glossary/mark.ts')).then((glossary) => (marker = glossary.mark)));
}

/** Says a text in an element, which holds nothing else. */
export function terms(text: string): (element: HTMLElement) => void {
  return (element) => {
    load();
    element.replaceChildren(...(marker ? marker(element, text) : [text]));
  };
}

/** What is drawn explains itself like a word: `board-rooster` by its entry in the glossary. Its name is said beside it. */
export function drawn(entry: string): (element: HTMLElement) => void {
  return (element) => {
    load();
    element.classList.add('term');
    element.dataset['key'] = `glossary-${entry}`;
  };
}
