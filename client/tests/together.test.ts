// People at one table: comings and goings, links, whose turn it is.

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardStatic, Seat } from '../src/lib/contract.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import { speak, t } from '../src/lib/words.svelte.ts';
import { bends, wayOf } from '../src/stage/march.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { waitingText } from '../src/lib/waiting.ts';
import TakeOver from '../src/table/TakeOver.svelte';
import WhoPlays from '../src/table/WhoPlays.svelte';
import { Comings } from '../src/together/comings.ts';
import { reachOf } from '../src/together/links.ts';
import NotifyMe from '../src/together/NotifyMe.svelte';
import { clearTab, showTab } from '../src/together/turn.ts';
import { board, news, show, turn } from './shown.ts';

beforeAll(() => speak('en'));

const seat = (number: number, online: boolean, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  hero: ['thorn', 'chada'][number]!,
  name: '',
  online,
  awaited: false,
  companion: '',
  kept: false,
  votes: [],
  needed: 1,
  takeover: null,
  ...more,
});

describe('comings and goings', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are told of others, once, and not of those who were there', () => {
    const told: string[] = [];
    const comings = new Comings((what, one) => told.push(`${what} ${one.hero}`), 100);
    comings.hear([seat(0, true), seat(1, false)], [0]);
    expect(told).toEqual([]);
    comings.hear([seat(0, true), seat(1, true)], [0]);
    comings.hear([seat(0, false), seat(1, true)], [0]);
    expect(told).toEqual(['table-came chada']);
    comings.hear([seat(0, true), seat(1, false)], [0]);
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['table-came chada', 'table-left chada']);
  });

  it('leave out who only loads the page again', () => {
    const tell = vi.fn();
    const comings = new Comings(tell, 100);
    for (const online of [true, false, true, true]) comings.hear([seat(1, online)], []);
    vi.advanceTimersByTime(1000);
    expect(tell).not.toHaveBeenCalled();
  });

  it('are seen on the hero boards', () => {
    const said = (one: Seat, mine = false) => {
      const { text, done } = show(WhoPlays, { seat: one, mine });
      const found = text();
      done();
      return found;
    };
    expect(said(seat(0, true), true)).toBe('you');
    expect(said(seat(0, true, { name: 'Ann' }), true)).toBe('Ann · you');
    expect(said(seat(1, true, { name: 'Bob' }))).toBe('Bob');
    expect(said(seat(1, true))).toBe('here');
    expect(said(seat(1, false, { name: 'Bob' }))).toBe('Bob · away');
    expect(said(seat(1, false, { companion: 'steady' }))).toBe('companion');
  });

  it('tell who has not come yet from who has left', () => {
    const { text, done } = show(WhoPlays, { seat: seat(1, false, { awaited: true }), mine: false });
    expect(text()).toBe(t('table-awaited'));
    done();
    const table = new Table('test');
    const waits = (awaited: boolean) => {
      table.seats = [seat(1, false, { awaited })];
      return waitingText(table, { ...turn, pending: { ...turn.pending, seat: 1, who: 'chada' } });
    };
    expect([waits(true), waits(false)]).toEqual([
      t('table-not-come', { who: t('hero-chada') }),
      t('table-gone', { who: t('hero-chada') }),
    ]);
  });

  it('show who votes for a companion, and how many are needed', () => {
    const shown = (votes: number[]) => {
      const seats = [seat(0, true, { name: 'Ann' }), seat(1, false, { votes, needed: 2 })];
      const { text, done } = show(TakeOver, { seat: seats[1]!, seats, onvote: () => {} });
      const found = text();
      done();
      return found;
    };
    expect(shown([])).toBe(t('table-takeover'));
    expect(shown([0])).toContain(t('table-votes', { who: 'Ann', number: 1, needed: 2 }));
  });
});

describe('a link', () => {
  it('reaches as far as its address', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) expect(reachOf(host), host).toBe('machine');
    for (const host of ['192.168.1.20', '10.0.0.3', '172.20.0.1', 'kitchen', 'kitchen.local', '[fe80::1]'])
      expect(reachOf(host), host).toBe('network');
    for (const host of ['rietland.example.org', '8.8.8.8', '172.40.0.1', '[2001:db8::1]'])
      expect(reachOf(host), host).toBe('anywhere');
  });
});

describe('the tab', () => {
  it('says whose turn it is, by title and icon', () => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
    const icon = () => document.querySelector('link')!.getAttribute('href');
    showTab('Arrival', true);
    expect([document.title, icon()]).toEqual([t('title-turn', { legend: 'Arrival' }), '/icon-turn.svg']);
    showTab('Arrival', false);
    expect([document.title, icon()]).toEqual([t('title-table', { legend: 'Arrival' }), '/icon.svg']);
    clearTab();
    expect([document.title, icon()]).toEqual([t('ui-title'), '/icon.svg']);
  });
});

describe('a notification', () => {
  it('is asked for by a click only, and says when the browser forbids it', async () => {
    const asked = vi.fn(() => Promise.resolve('denied'));
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
    const { root, text, done } = show(NotifyMe, {});
    expect(asked).not.toHaveBeenCalled();
    const box = root.querySelector('input')!;
    box.click();
    await vi.waitFor(() => expect(text()).toContain(t('table-notify-blocked')));
    expect([asked.mock.calls.length, box.checked, settings.notify]).toEqual([1, false, false]);
    done();
    vi.unstubAllGlobals();
  });
});

describe('a march', () => {
  const printed: BoardStatic = board;
  const arrow = (space: number) => printed.sites.find(({ number }) => number === space)!.arrow;

  it('goes along the arrows, past spaces that are taken', () => {
    const where = arrow(arrow(19));
    expect(wayOf(news('marched', { origin: 19, where }), printed)).toEqual([19, arrow(19), where]);
    expect(wayOf(news('entered', { origin: 19, where: 20 }), printed)).toEqual([19, 20]);
    expect(wayOf(news('marched', { origin: -1, where: 20 }), printed)).toEqual([]);
  });

  it('bends where the arrows bend and ends where the figure stands', () => {
    expect(
      bends(
        [
          [0, 0],
          [10, 5],
          [20, 0],
        ],
        'translate(21px, -3px) scale(1.15)',
      ),
    ).toEqual([
      'translate(0px, 0px) scale(1.15)',
      'translate(10px, 5px) scale(1.15)',
      'translate(21px, -3px) scale(1.15)',
    ]);
  });
});
