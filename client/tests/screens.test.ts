import { flushSync, mount, unmount, type Component } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardStatic, BoardView, Option } from '../src/lib/contract.ts';
import { cardKeys, speak, t } from '../src/lib/words.svelte.ts';
import ActionBar from '../src/table/ActionBar.svelte';
import { Table } from '../src/lib/table.svelte.ts';
import HeroSheet from '../src/table/HeroSheet.svelte';
import LegendTrack from '../src/table/LegendTrack.svelte';
import data from '../src/mock/static.json';
import recorded from '../src/mock/views.json';

const board = data as unknown as BoardStatic;
const views = (recorded as unknown as { view: BoardView }[]).map(({ view }) => view);
const turn = views.find(({ options }) => options.some(({ say }) => say.startsWith('walk')))!;

beforeAll(async () => {
  await speak('en');
});

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): { text: () => string; root: HTMLElement; done: () => void } {
  const root = document.createElement('div');
  document.body.append(root);
  const made = mount(component, { target: root, props });
  flushSync();
  return { root, text: () => root.textContent ?? '', done: () => void unmount(made) };
}

describe('screens', () => {
  it('list every option once and say the one that is chosen', () => {
    const onact = vi.fn<(option: Option) => void>();
    const { root, text, done } = show(ActionBar, { table: new Table('test'), view: turn, mine: true, busy: false, onact, onpoint: () => {}, onrule: () => {} });
    const buttons = [...root.querySelectorAll<HTMLButtonElement>('.group button')];
    expect(buttons.length).toBeGreaterThanOrEqual(turn.options.length);
    buttons[0]!.click();
    expect(turn.options).toContain(onact.mock.calls[0]![0]);
    expect(text()).not.toContain('[');
    done();
  });

  it('show a hero board without a missing word', () => {
    const { text, done } = show(HeroSheet, { hero: turn.heroes[0]!, board, view: turn, open: true, busy: false, onact: () => {}, ontoggle: () => {}, onfind: () => {} });
    expect(text()).toContain(t(`hero-${turn.heroes[0]!.name}`));
    expect(text()).not.toContain('[');
    done();
  });

  it('show the narrator on his letter', () => {
    const { root, done } = show(LegendTrack, { board, view: turn, onread: () => {} });
    expect(root.querySelector('.here')?.textContent).toContain(turn.track.narrator);
    expect(root.querySelectorAll('.star')).toHaveLength(turn.track.stars.length);
    done();
  });
});

describe('words', () => {
  it('take a name in the form the sentence asks for', () => {
    const helm = { key: 'thing-wineskin', args: {} };
    expect(t('log-laid.several', { space: 7, amount: 5, what: helm })).toBe('Now on 7: 5 wineskins.');
    expect(t('log-took', { who: { key: 'hero-thorn', args: {} }, what: helm })).toBe('Thorn takes the wineskin.');
  });

  it('are asked for when a card comes to light', () => {
    expect([...cardKeys({ a: ['card-base-2-A4.title', { key: 'event-base-gold-3' }], b: 'log-event' })]).toEqual(['card-base-2-A4', 'event-base-gold-3']);
  });
});
