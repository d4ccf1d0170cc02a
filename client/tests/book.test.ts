import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BookStatic, BookView, TestView, ViewMessage } from '../src/lib/contract.ts';
import { addIcons, pathOf } from '../src/lib/icons.ts';
import { bookmarksOf } from '../src/lib/memory.ts';
import { numbered } from '../src/lib/offers.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { cardKeys, speak } from '../src/lib/words.svelte.ts';
import Answers from '../src/book/Answers.svelte';
import BookFacts from '../src/book/BookFacts.svelte';
import { Bookmarks } from '../src/book/bookmarks.svelte.ts';
import { bookIcons } from '../src/book/icons.generated.ts';
import Keepsakes from '../src/book/Keepsakes.svelte';
import { lines, spots, threads } from '../src/book/layout.ts';
import Strip from '../src/book/Strip.svelte';
import Trail from '../src/book/Trail.svelte';
import data from '../src/mock/dark_paths/static.json';
import recorded from '../src/mock/dark_paths/views.json';
import { show } from './shown.ts';

const board = data as unknown as BookStatic;
const views = (recorded as unknown as ViewMessage[]).map(({ view }) => view as BookView);
const first = views[0]!;
const late = views.at(-1)!;

beforeAll(async () => {
  await speak('en');
  addIcons(bookIcons);
});

describe('the open book', () => {
  it('asks for the prose of every section a view names', () => {
    expect([...cardKeys(late)]).toContain(late.section.text);
    expect([...cardKeys(late)]).toContain(first.section.text);
  });

  it('has a drawing for everything on the sheet', () => {
    const disc = pathOf('nobody drew this');
    for (const name of [...board.stats.map((stat) => `sheet-${stat.name}`), 'thing', 'memory', 'mark', 'gift'])
      expect(pathOf(name), name).not.toBe(disc);
  });

  it('gives the ways as they are numbered', () => {
    const acted = vi.fn();
    const shown = show(Answers, { table: new Table('t'), view: first, live: true, onact: acted, onrule: () => {} });
    const ways = [...shown.root.querySelectorAll<HTMLButtonElement>('button.way')];
    expect(ways.map((way) => way.querySelector('kbd')?.textContent)).toEqual(
      numbered(first).map((_, i) => String(i + 1)),
    );
    ways[0]!.click();
    expect(acted).toHaveBeenCalledWith(first.options[0]);
    shown.done();
  });

  it('tells how likely a test is, and what closes a way', () => {
    const told = vi.fn();
    const test: TestView = {
      kind: 'nerve',
      against: 6,
      bonuses: [{ what: { key: 'thing-dark_paths-knife', args: {} }, amount: 1 }],
      wound: 'will',
      testers: [{ hero: 'thorn', dice: 1, plus: 3, chance: 0.5, chance_with_gift: 0.75 }],
    };
    const way = { ...first.section.ways[0]!, test };
    const closed = {
      ...way,
      name: 'shut',
      say: '',
      test: null,
      lacks: [{ key: 'book-lacks-once', args: {} }],
      rule: 'FE-DP-4',
    };
    const view = { ...first, section: { ...first.section, ways: [way, closed] } };
    const shown = show(Answers, { table: new Table('t'), view, live: true, onact: () => {}, onrule: told });
    expect(shown.text()).toContain('nerve: 6 needed');
    expect(shown.text()).toContain('Thorn: 1 die + 3, 50%, with the gift 75%');
    expect(shown.root.querySelectorAll('button.way')).toHaveLength(1);
    expect(shown.text()).toContain('You’ve already been there.');
    shown.root.querySelector<HTMLButtonElement>('.rule')!.click();
    expect(told).toHaveBeenCalledWith('FE-DP-4');
    shown.done();
  });

  it('lets nobody choose who is not asked', () => {
    const shown = show(Answers, { table: new Table('t'), view: first, live: false, onact: () => {}, onrule: () => {} });
    expect([...shown.root.querySelectorAll<HTMLButtonElement>('button.way')].every(({ disabled }) => disabled)).toBe(
      true,
    );
    shown.done();
  });

  it('says the numbers of the sheet, and what was found', () => {
    const strip = show(Strip, { view: first, marked: false, ontrail: () => {}, onmark: () => {} });
    expect(strip.text()).toContain('10 of 20');
    strip.done();
    const kept = show(Keepsakes, { view: late, board });
    expect(kept.text()).toContain(`Memories: ${late.sheet.memories.length} of ${board.memories}`);
    kept.done();
    const facts = show(BookFacts, { view: late, board });
    expect(facts.root.querySelectorAll('ol li')).toHaveLength(late.trail.length);
    facts.done();
  });
});

describe('the trail', () => {
  it('has every page, and leads back to those with a bookmark only', () => {
    const gone = vi.fn();
    const { seq } = late.trail[1]!;
    const shown = show(Trail, {
      view: late,
      marks: [seq],
      canGoBack: true,
      onmark: () => {},
      ongo: gone,
      onclose: () => {},
    });
    expect(shown.root.querySelectorAll('li')).toHaveLength(late.trail.length);
    const back = shown.root.querySelectorAll<HTMLButtonElement>('li .button:not([aria-pressed])');
    expect(back).toHaveLength(1);
    back[0]!.click();
    expect(gone).toHaveBeenCalledWith(seq);
    shown.done();
  });

  it('has a map of what was seen and of nothing else', () => {
    const at = spots(late.map, 5);
    expect(at.map(({ section }) => section)).toEqual(late.map.sections.map(({ section }) => section));
    expect(new Set(at.map(({ x, y }) => `${x} ${y}`)).size).toBe(at.length);
    expect(threads(late.map, at)).toHaveLength(late.map.ways.length);
    expect(threads(late.map, at.slice(0, 1)).length).toBeLessThan(late.map.ways.length);
  });

  it('breaks long headings in two', () => {
    expect(lines('The Hollow')).toEqual(['The Hollow']);
    expect(lines('What Lies Beside You')).toEqual(['What Lies', 'Beside You']);
  });

  it('keeps bookmarks of a table, and hands them on to a reading that begins there', () => {
    const marks = new Bookmarks('one');
    for (const seq of [7, 3, 9, 9]) marks.turn(seq);
    expect(new Bookmarks('one').seqs).toEqual([3, 7]);
    marks.copyTo('two', 3);
    expect(bookmarksOf('two')).toEqual([3]);
  });
});
