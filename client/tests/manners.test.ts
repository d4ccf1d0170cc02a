// What the table remembers, and what it does not take twice.

import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Cards from '../src/board/Cards.svelte';
import Quest from '../src/board/Quest.svelte';
import { cardsRead, lastParty, noteCardsRead, noteParty } from '../src/lib/memory.ts';
import { settle, waitToSettle } from '../src/lib/settle.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { cardKeys, learn, speak, t } from '../src/lib/words.svelte.ts';
import { waitingText } from '../src/lib/waiting.ts';
import ActionBar from '../src/table/ActionBar.svelte';
import RuleBook from '../src/table/RuleBook.svelte';
import HelpSheet from '../src/ui/HelpSheet.svelte';
import { board, show, turn } from './shown.ts';

beforeAll(async () => {
  await speak('en');
  await learn(cardKeys(turn));
});
beforeEach(() => localStorage.clear());

const dialog = (root: HTMLElement) => root.querySelector('dialog');

describe('this browser', () => {
  it('reads the cards of a table aloud once', () => {
    const props = { table: 'one', view: turn, news: [], begins: true, showAll: false, quiet: false, onclose: () => {} };
    const first = show(Cards, props);
    expect(dialog(first.root)).not.toBeNull();
    while (first.root.querySelector<HTMLElement>('.go .button.primary')) {
      first.root.querySelector<HTMLElement>('.go .button.primary')!.click();
      flushSync();
    }
    first.done();
    expect(cardsRead('one')).toBe(turn.track.read.length);
    const again = show(Cards, props);
    expect(dialog(again.root)).toBeNull();
    again.done();
    const other = show(Cards, { ...props, table: 'two' });
    expect(dialog(other.root)).not.toBeNull();
    other.done();
  });

  it('remembers the last party of a box, and no more tables than it needs', () => {
    const party = { legend: '2', difficulty: 'easy', variant: '', heroes: [{ name: 'kram', player: 'me' }] };
    noteParty('base', party);
    expect(lastParty('base')).toEqual(party);
    expect(lastParty('rietburg')).toBeUndefined();
    for (let k = 0; k < 80; k++) noteCardsRead(`table-${k}`, 3);
    expect([cardsRead('table-0'), cardsRead('table-79')]).toEqual([0, 3]);
  });
});

describe('a second click', () => {
  it('is taken by nothing that lies below, nor by the next sheet', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const before = document.body.children.length;
    settle();
    const sheet = document.createElement('div');
    waitToSettle(sheet);
    expect([document.body.children.length, sheet.style.pointerEvents]).toEqual([before + 1, 'none']);
    vi.advanceTimersByTime(450);
    expect([document.body.children.length, sheet.style.pointerEvents]).toEqual([before, '']);
    vi.useRealTimers();
  });

  it('is waited for after a click that puts a sheet away, not after a key', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const before = document.body.children.length;
    /** What lies over the page once a sheet was put away; the place it was shown in stays. */
    const coversAfter = (event: Event) => {
      const { root, done } = show(HelpSheet, { onclose: () => {} });
      root.querySelector('dialog button')!.dispatchEvent(event);
      done();
      root.remove();
      return document.body.children.length - before;
    };
    expect(coversAfter(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))).toBe(0);
    expect(coversAfter(new MouseEvent('click', { bubbles: true, detail: 1 }))).toBe(1);
    vi.advanceTimersByTime(450);
    vi.useRealTimers();
  });
});

describe('who is not asked', () => {
  it('reads who is, and no question to somebody else', () => {
    const table = new Table('test');
    const who = t(`hero-${turn.pending.who}`);
    const { text, done } = show(ActionBar, {
      table,
      view: turn,
      mine: false,
      busy: false,
      onact: () => {},
      onpoint: () => {},
      onrule: () => {},
    });
    expect(waitingText(table, turn)).toBe(t('ui-waiting-for', { who }));
    expect(text()).toContain(t('ui-waiting-for', { who }));
    done();
  });

  it('finds the goals unfolded on every day', () => {
    for (const day of [1, 5]) {
      const { root, done } = show(Quest, { view: { ...turn, day } });
      expect(root.querySelector<HTMLDetailsElement>('.quest')?.open).toBe(true);
      done();
    }
  });

  it('finds the goals first, and the cards folded below', () => {
    const { root, done } = show(Quest, { board, view: turn });
    expect(root.querySelectorAll('.quest > ul > li')).toHaveLength(board.goals.length);
    expect(root.querySelector<HTMLDetailsElement>('.quest > details')?.open).toBe(false);
    done();
  });
});

describe('the rulebook', () => {
  it('is searched by words', async () => {
    const { root, done } = show(RuleBook, { box: 'base', rule: 'AN-TIME-2', onrule: () => {} });
    await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(3));
    // The glossary comes first, then the sections; that of the rule is open.
    expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, false]);
    const search = root.querySelector('input')!;
    search.value = 'fight';
    search.dispatchEvent(new Event('input'));
    flushSync();
    expect(root.querySelectorAll('li')).toHaveLength(1);
    done();
  });
});
