// Texts whose words explain themselves: they are said here, and the glossary marks its words in them once it is loaded.

import type { mark } from '../glossary/mark.ts';
import { afterPaint } from './painted.ts';
import { persist } from './persist.ts';

let marker = $state.raw<typeof mark | null>(null);
let asked = false;

/** Says a text in an element, which holds nothing else. */
export function terms(text: string): (element: HTMLElement) => void {
  return (element) => {
    if (!asked) {
      asked = true;
      afterPaint(() => void persist(() => import('../glossary/mark.ts')).then((glossary) => (marker = glossary.mark)));
    }
    element.replaceChildren(...(marker ? marker(element, text) : [text]));
  };
}
