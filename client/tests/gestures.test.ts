import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { soundOf } from '../src/lib/changes.ts';
import type { BoardView, News, ServerMessage, Told } from '../src/lib/contract.ts';
import { settings } from '../src/lib/settings.svelte.ts';
import { Table } from '../src/lib/table.svelte.ts';
import { speak } from '../src/lib/words.svelte.ts';
import { news, turn as found } from './shown.ts';

const turn: BoardView = { ...found, heroes: found.heroes.map((hero, seat) => ({ ...hero, seat })) };
const [first, second] = turn.heroes as [BoardView['heroes'][number], BoardView['heroes'][number]];
const elsewhere = first.space + 1;

/** A table that hears messages as if they came from the server. */
async function hearing(table: Table, ...messages: ServerMessage[]): Promise<void> {
  const inner = table as unknown as { hear(message: ServerMessage): void; heard: Promise<unknown> };
  for (const message of messages) inner.hear(message);
  await inner.heard;
}

const viewed = (view: BoardView): ServerMessage => ({
  type: 'view',
  table: 'test',
  seq: view.seq,
  view,
  mine: [0],
  told: [],
  undo: null,
  alone: '',
  hands_over: false,
});

beforeAll(() => speak('en'));

describe('what people show each other', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is said for a moment, by the name of the hero where the person gave none', async () => {
    const table = new Table('test');
    await hearing(table, viewed(turn), { type: 'ping', seat: 1, name: '', space: 36 });
    expect(table.gesture).toMatchObject({ kind: 'ping', space: 36 });
    expect(table.pings[0]?.name).toBe(table.gesture?.name);
    expect(table.gesture?.name.toLowerCase()).toBe(second.name);
    expect(table.gesture?.name).not.toBe(second.name);
    vi.runAllTimers();
    expect([table.gesture, table.pings]).toEqual([null, []]);
  });

  it('keeps one plan for each hero until it is wiped out or the hero is there', async () => {
    const table = new Table('test');
    const plan = (hero: string, ...path: number[]): ServerMessage => ({
      type: 'plan',
      seat: 0,
      name: 'Ann',
      hero,
      path,
    });
    await hearing(table, viewed(turn), plan(first.name, first.space, elsewhere), plan(second.name, second.space, 36));
    expect(table.plans).toEqual({ [first.name]: [first.space, elsewhere], [second.name]: [second.space, 36] });
    await hearing(table, plan(second.name));
    expect(table.plans).toEqual({ [first.name]: [first.space, elsewhere] });
    const there = {
      ...turn,
      seq: turn.seq + 1,
      heroes: turn.heroes.map((one) => (one.name === first.name ? { ...one, space: elsewhere } : one)),
    };
    await hearing(table, viewed(there));
    expect(table.plans).toEqual({});
  });
});

describe('a moment of the past', () => {
  it('tells what was taken back later, and that it was', () => {
    const table = new Table('test');
    const told = (seq: number, say: string, ...lines: News[]): Told => ({ seq, seat: 0, say, news: lines });
    Object.assign(table, {
      story: [
        told(1, 'walk', news('entered', { label: { key: 'a', args: {} } })),
        told(2, 'walk', news('entered', { label: { key: 'b', args: {} } })),
        told(3, 'undo 1'),
      ],
      history: [1, 2, 3].map((seq) => ({ ...turn, seq })),
      moment: 1,
    });
    expect(table.told.map(({ label }) => label.key)).toEqual(['a', 'b']);
    table.goTo(2);
    expect(table.told.map(({ label }) => label.key)).toEqual(['a', 'log-undone']);
    expect(table.lately?.label.key).toBe('log-undone');
  });
});

describe('sounds', () => {
  it('tell the most important of what happened', () => {
    const later = { ...turn, seq: turn.seq + 1 };
    expect(soundOf(turn, later, [news('entered')])).toBe('step');
    expect(soundOf(turn, later, [news('entered'), news('threw')])).toBe('dice');
    expect(soundOf(turn, later, [news('fight'), news('threw')])).toBe('fight');
    expect(soundOf(turn, later, [news('event')])).toBe('card');
    expect(soundOf(turn, later, [news('read'), news('dawn')])).toBe('dawn');
    expect(soundOf(turn, later, [news('narrator')])).toBeNull();
    expect(soundOf(turn, { ...later, result: 'won' }, [news('dawn')])).toBe('won');
    expect(soundOf(turn, { ...later, result: 'lost' }, [])).toBe('lost');
  });

  it('are made when they are on and somebody has touched the page, and not in a storm', async () => {
    const started: number[] = [];
    const node = () => ({
      connect: (to: unknown) => to,
      frequency: {},
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
      start: (at: number) => started.push(at),
      stop() {},
    });
    const clock = { currentTime: 0, state: 'running', destination: {}, createOscillator: node, createGain: node };
    vi.stubGlobal('AudioContext', function Context() {
      return clock;
    });
    const { play } = await import('../src/lib/sound.ts');
    const touched = { hasBeenActive: false };
    Object.defineProperty(navigator, 'userActivation', { value: touched, configurable: true });
    settings.sound = true;
    play('step');
    expect(started).toHaveLength(0);
    touched.hasBeenActive = true;
    settings.sound = false;
    play('step');
    expect(started).toHaveLength(0);
    settings.sound = true;
    for (let i = 0; i < 10; i++) play('step');
    expect(started).toHaveLength(1);
    clock.currentTime = 1;
    play('step');
    expect(started).toHaveLength(2);
    settings.sound = false;
    vi.unstubAllGlobals();
  });
});
