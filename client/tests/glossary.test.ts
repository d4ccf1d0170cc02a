import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import StoryCard from '../src/board/StoryCard.svelte';
import Glossary from '../src/glossary/Glossary.svelte';
import { entries, split } from '../src/glossary/entries.ts';
import { mark } from '../src/glossary/mark.ts';
import { sayFor, speak, t } from '../src/lib/words.svelte.ts';
import { show } from './shown.ts';

const keysIn = (text: string) => split(text).flatMap((part) => (typeof part === 'string' ? [] : [part.key]));
const wordsIn = (text: string) => split(text).flatMap((part) => (typeof part === 'string' ? [] : [part.word]));

beforeAll(async () => {
  await speak('en');
});
afterEach(() => sayFor());

/** A text with its words marked, on the page. */
function marked(text: string, around = 'p'): HTMLElement {
  const element = document.createElement(around);
  document.body.append(element);
  element.replaceChildren(...mark(element, text));
  return element;
}
const termsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('.term')];
const note = () => document.querySelector<HTMLElement>('#glossary-note')!;

describe('the glossary', () => {
  it('finds its words in a text, in all their forms, each once', () => {
    const text = 'Golden shields: a creature and more creatures. Fog tokens, a golden shield.';
    expect(wordsIn(text)).toEqual(['Golden shields', 'creature', 'Fog tokens']);
    expect(
      split(text)
        .map((part) => (typeof part === 'string' ? part : part.word))
        .join(''),
    ).toBe(text);
    expect(split('Nothing to explain.')).toEqual(['Nothing to explain.']);
  });

  it('takes the longer word, whole words only, and no phrase that means something else', () => {
    expect(keysIn('The sunrise box.')).toEqual(['glossary-board-sunrise-box']);
    expect(keysIn('Farewell, as well as can be; storeyed.')).toEqual([]);
    expect(keysIn('A well, as well.')).toEqual(['glossary-board-well']);
    expect(keysIn('the lowest-ranked hero')).toEqual(['glossary-board-rank']);
  });

  it('explains a word as the family of the game means it', () => {
    sayFor({ family: 'castle' });
    expect(keysIn('Willpower, gallery, sunrise, companion')).toEqual([
      'glossary-castle-willpower',
      'glossary-castle-gallery',
      'glossary-table-companion',
    ]);
    sayFor({ family: 'board' });
    expect(keysIn('Willpower, gallery, sunrise, companion')).toEqual([
      'glossary-board-willpower',
      'glossary-board-sunrise',
      'glossary-table-companion',
    ]);
  });

  it('explains a word as the box means it, where that says something of its own', () => {
    sayFor({ family: 'board', box: 'frost' });
    expect(keysIn('Merchant, snow token, willpower')).toEqual([
      'glossary-frost-merchant',
      'glossary-frost-snow-token',
      'glossary-board-willpower',
    ]);
    sayFor({ family: 'board', box: 'base' });
    expect(keysIn('Merchant, snow token, willpower')).toEqual(['glossary-board-merchant', 'glossary-board-willpower']);
  });

  it('speaks every language', async () => {
    const said = {
      de: 'Alle verlieren 2 Willenspunkte und goldene Schilde.',
      fr: 'Les boucliers dorés et les points de volonté, au lieu de rien.',
      es: 'Los escudos dorados y los puntos de voluntad, en lugar de nada.',
    };
    for (const [language, text] of Object.entries(said)) {
      await speak(language);
      expect(keysIn(text).toSorted(), language).toEqual(['glossary-board-golden-shield', 'glossary-board-willpower']);
    }
    await speak('en');
  });

  it('can be browsed and searched', () => {
    sayFor({ family: 'board' });
    const { root, done } = show(Glossary, { wanted: [] });
    const names = [...root.querySelectorAll('dt')].map((term) => term.textContent);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(names).toEqual(
      expect.arrayContaining(['rooster', 'sunrise box', 'rank', 'willpower', 'golden shield', 'narrator']),
    );
    expect(entries()).toHaveLength(names.length);
    done();
    const found = show(Glossary, { wanted: ['first', 'ends'] });
    expect([...found.root.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['rooster']);
    found.done();
  });
});

describe('a word that explains itself', () => {
  it('is shown in a card without a change of its text', async () => {
    const { root, text, done } = show(StoryCard, { card: 'event-base-gold-28', kind: 'event' });
    const before = text();
    await vi.waitFor(() => expect(termsOf(root)).not.toHaveLength(0));
    expect(text()).toBe(before);
    expect(termsOf(root).map((term) => term.textContent)).toEqual(['time marker', 'sunrise box', 'willpower']);
    done();
  });

  it('tells what it means when it has the focus, and Escape closes the note only', () => {
    const escaped = vi.fn<() => void>();
    document.body.addEventListener('keydown', escaped);
    const [term] = termsOf(marked('The rooster crows.'));
    expect(term!.getAttribute('role')).toBe('button');
    term!.focus();
    expect(note().textContent).toBe(`rooster ${t('glossary-board-rooster')}`);
    expect(term!.getAttribute('aria-describedby')).toBe(note().id);
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    term!.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(true);
    expect(escaped).not.toHaveBeenCalled();
    // Closed, the next one is for others.
    term!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(escaped).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', escaped);
  });

  it('is no button inside of a button, and a long press on it does not press that', () => {
    vi.useFakeTimers();
    const button = marked('Buy 1 strength', 'button');
    const pressed = vi.fn<() => void>();
    button.addEventListener('click', pressed);
    const [term] = termsOf(button);
    expect(term!.hasAttribute('role')).toBe(false);
    term!.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    vi.advanceTimersByTime(600);
    expect(note().textContent).toContain(t('glossary-board-strength'));
    term!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(pressed).not.toHaveBeenCalled();
    term!.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    document.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch' }));
    term!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(pressed).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('keeps its note while something else scrolls, and loses it when it scrolls away itself', () => {
    vi.useFakeTimers();
    (document.activeElement as HTMLElement | null)?.blur();
    const text = marked('The rooster crows.');
    const log = document.createElement('ol');
    document.body.append(log);
    const [term] = termsOf(text);
    term!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    log.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(300);
    expect(note().hidden).toBe(false);
    expect(note().textContent).toContain(t('glossary-board-rooster'));
    log.dispatchEvent(new Event('scroll'));
    expect(note().hidden).toBe(false);
    text.dispatchEvent(new Event('scroll'));
    expect(note().hidden).toBe(true);
    vi.useRealTimers();
  });

  it('shows no note when it went while the pointer rested on it', () => {
    vi.useFakeTimers();
    const text = marked('The rooster crows.');
    termsOf(text)[0]!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    text.remove();
    vi.advanceTimersByTime(300);
    expect(note().hidden).toBe(true);
    expect(note().isConnected).toBe(true);
    vi.useRealTimers();
  });

  it('is marked in the newest line of a log only', async () => {
    const log = document.createElement('ol');
    log.dataset['newest'] = '';
    document.body.append(log);
    for (const text of ['Thorn gains 2 willpower.', 'Kram gains 3 willpower at sunrise.']) {
      const line = document.createElement('li');
      log.append(line);
      line.replaceChildren(...mark(line, text));
    }
    await tick();
    flushSync();
    expect([...log.children].map((line) => termsOf(line as HTMLElement).map((term) => term.textContent))).toEqual([
      [],
      ['willpower', 'sunrise'],
    ]);
    expect(log.children[0]!.textContent).toBe('Thorn gains 2 willpower.');
  });
});
