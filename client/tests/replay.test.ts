import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyView } from '../src/lib/contract.ts';
import recorded from '../src/mock/base/views.json';
import { Table } from '../src/lib/table.svelte.ts';
import { speak } from '../src/lib/words.svelte.ts';
import Chronicle from '../src/table/Chronicle.svelte';
import { show } from './shown.ts';

beforeAll(() => speak('en'));

describe('a replay', () => {
  it('tells the story from its beginning, also to who came late', async () => {
    const table = new Table('demo');
    expect(table.log).toEqual([]);
    const loading = table.rewind(0);
    expect(table.rewinding).toBe(true);
    await loading;
    expect(table.rewinding).toBe(false);
    expect(table.replaying).toBe(true);
    expect(table.log[0]?.seq).toBe(1);
    expect(table.log.at(-1)!.seq).toBeGreaterThan(100);
  });
});

describe('the end', () => {
  it('tells the story as the server counts it, with a link to each moment', async () => {
    const view = { ...(recorded as unknown as { view: AnyView }[]).at(-1)!.view, result: 'lost' };
    const table = new Table('demo');
    (table as unknown as { hear(message: unknown): void }).hear({
      type: 'view',
      table: 'demo',
      seq: view.seq,
      view,
      mine: [0],
      told: [],
      undo: null,
    });
    await expect.poll(() => table.chronicle).not.toBeNull();
    const told = table.chronicle!;
    expect(told.points.length).toBeGreaterThan(0);
    const { root, text, done } = show(Chronicle, { table: table.id, told });
    expect(text()).toContain(`Day 1 · ${told.points.length} creature`);
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      told.points.map(({ seq }) => `/table/demo#at=${seq}`),
    );
    done();
  });
});
