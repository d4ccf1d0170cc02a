import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import ShareOut from '../src/board/ShareOut.svelte';
import type { ClientMessage, Option, Sharing } from '../src/lib/contract.ts';
import { givable, given, sentences } from '../src/lib/sharing.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { speak } from '../src/lib/words.svelte.ts';
import { sentence, show, turn } from './shown.ts';

const portion = (hero: string, good: string, most: number) => ({ say: `share kram ${hero} ${good}`, hero, good, most });
const sharing: Sharing = {
  left: 5,
  pays: false,
  alone: true,
  portions: [portion('kram', 'gold', 5), portion('thorn', 'gold', 5), portion('thorn', 'willpower', 2)],
};
const option = (say: string, hero: string): Option => ({
  ...sentence(say),
  who: 'kram',
  label: { key: 'do-share', args: { hero: { key: `hero-${hero}`, args: {} }, good_a: { key: 'good-gold', args: {} } } },
  touch: [],
  group: 'choice',
  cost: null,
  way: '',
  spoils: [],
});

beforeAll(() => speak('en'));

describe('sharing', () => {
  it('is said piece by piece', () => {
    const pieces = { 'share kram kram gold': 2, 'share kram thorn gold': 3 };
    expect(given(pieces)).toBe(5);
    expect(sentences(sharing, pieces)).toEqual([
      ...Array<string>(2).fill('share kram kram gold'),
      ...Array<string>(3).fill('share kram thorn gold'),
    ]);
  });

  it('leaves out what goes by itself because it can go only one way', () => {
    const narrow = { ...sharing, left: 3, portions: [portion('kram', 'willpower', 1), portion('thorn', 'gold', 3)] };
    const pieces = { 'share kram kram willpower': 1, 'share kram thorn gold': 2 };
    expect(sentences(narrow, pieces)).toEqual(['share kram kram willpower']);
    expect(sentences({ ...narrow, alone: false }, pieces)).toHaveLength(3);
  });

  it('gives no more than can be taken', () => {
    expect(givable({ ...sharing, portions: [portion('kram', 'willpower', 1)] })).toBe(1);
  });

  it('has steps for each hero and one button that says it all', () => {
    const sent: ClientMessage[] = [];
    const table = new Table('test');
    Object.assign(table, { view: turn, socket: { send: (one: ClientMessage) => sent.push(one) } });
    const options = sharing.portions.map(({ say, hero }) => option(say, hero));
    const { root, text, done } = show(ShareOut, { table, sharing: { ...sharing, left: 2 }, options });
    const more = [...root.querySelectorAll<HTMLButtonElement>('.portion .button:last-child')];
    const all = root.querySelector<HTMLButtonElement>('.primary')!;
    expect(all.disabled).toBe(true);
    more[0]!.click();
    more[1]!.click();
    flushSync();
    expect(more.every((button) => button.disabled)).toBe(true);
    expect(text()).toContain('all given');
    all.click();
    expect(sent).toEqual([{ type: 'do', do: ['share kram kram gold', 'share kram thorn gold'], at: turn.seq }]);
    done();
  });
});
