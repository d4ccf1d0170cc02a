// Words of the glossary in a text: each is marked, and explained in a note beside it on hover, focus, tap or long press.

import './glossary.css';
import { t } from '../lib/words.svelte.ts';
import { split } from './entries.ts';

/** Long enough to mean it, in milliseconds. */
const HOVER = 250;
const PRESS = 500;
/** Room between a word and its note, and between the note and the edge, in pixels. */
const GAP = 6;

const TERM = '.term';
/** Where something is pressed already, nothing in it can be pressed on its own: there a word only shows its note. */
const PRESSED = 'button, a, summary, label';

/** The text with its words marked. Where the block around says `data-newest`, a word is marked in its newest text only. */
export function mark(element: HTMLElement, text: string): (string | HTMLElement)[] {
  const block = element.closest('[data-newest]');
  const quiet = element.closest(PRESSED) !== null;
  return split(text).map((part) => {
    if (typeof part === 'string') return part;
    const older = block?.querySelector<HTMLElement>(`${TERM}[data-key='${part.key}']`);
    if (older && !element.contains(older)) older.replaceWith(older.textContent);
    return word(part.key, part.word, quiet);
  });
}

function word(key: string, said: string, quiet: boolean): HTMLElement {
  const made = document.createElement('span');
  made.className = 'term';
  made.dataset['key'] = key;
  made.textContent = said;
  if (!quiet) {
    made.tabIndex = 0;
    made.setAttribute('role', 'button');
    made.setAttribute('aria-describedby', note.id);
  }
  return made;
}

const note = document.createElement('div');
note.id = 'glossary-note';
note.className = 'glossary-note paper';
note.setAttribute('role', 'tooltip');
// Above everything, also above an open sheet; a browser that cannot do that shows it all the same.
note.popover = 'manual';
note.hidden = true;
/** The word whose note is shown. */
let shown: HTMLElement | null = null;
let timer = 0;
/** A long press is no click. */
let pressed = false;

function show(term: HTMLElement): void {
  clearTimeout(timer);
  // It may have gone with its card while the pointer rested on it.
  if (!term.isConnected) return;
  const { key = '' } = term.dataset;
  const name = document.createElement('b');
  name.textContent = t(`${key}.term`);
  note.replaceChildren(name, ' ', t(key));
  // What lies outside of an open sheet cannot be read, and what lies outside of all parts of the page is hard to find.
  (term.closest('dialog, main, aside') ?? document.body).append(note);
  note.hidden = false;
  note.showPopover?.();
  shown = term;
  place(term);
}

/** Below the word, or above it where there is no room; never over the edge. */
function place(term: HTMLElement): void {
  const [line = term.getBoundingClientRect()] = term.getClientRects();
  const { width, height } = note.getBoundingClientRect();
  const below = line.bottom + GAP + height <= innerHeight;
  note.style.top = `${Math.max(GAP, below ? line.bottom + GAP : line.top - GAP - height)}px`;
  note.style.left = `${Math.max(GAP, Math.min(line.left, innerWidth - width - GAP))}px`;
}

function hide(): void {
  clearTimeout(timer);
  shown = null;
  note.hidden = true;
  note.hidePopover?.();
}

const termAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(TERM) : null);

function listen(): void {
  document.body.append(note);
  document.addEventListener('pointerover', (event) => {
    const term = termAt(event);
    if (event.pointerType === 'touch' || term === shown) return;
    clearTimeout(timer);
    if (term) timer = window.setTimeout(show, HOVER, term);
    else if (shown && shown !== document.activeElement && !note.contains(event.target as Node)) hide();
  });
  document.addEventListener('focusin', (event) => {
    const term = termAt(event);
    if (term) show(term);
    else if (shown) hide();
  });
  document.addEventListener('pointerdown', (event) => {
    const term = termAt(event);
    pressed = false;
    if (!term && shown) hide();
    if (term && event.pointerType === 'touch') {
      timer = window.setTimeout(() => {
        pressed = true;
        show(term);
      }, PRESS);
    }
  });
  for (const kind of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(kind, () => clearTimeout(timer));
  document.addEventListener('contextmenu', (event) => {
    if (pressed && termAt(event)) event.preventDefault();
  });
  document.addEventListener(
    'click',
    (event) => {
      const term = termAt(event);
      if (!term) return;
      if (pressed) {
        pressed = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (term.hasAttribute('role')) {
        event.stopPropagation();
        show(term);
      }
    },
    { capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const term = termAt(event);
      if (event.key === 'Escape' && shown) hide();
      else if (term?.hasAttribute('role') && (event.key === 'Enter' || event.key === ' ')) show(term);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  // What scrolls elsewhere moves no word. A word that gets the focus may be scrolled into sight: its note goes with it.
  addEventListener(
    'scroll',
    ({ target }) => {
      if (!shown || !(target as Node).contains(shown)) return;
      if (shown === document.activeElement) place(shown);
      else hide();
    },
    { capture: true, passive: true },
  );
}

listen();
