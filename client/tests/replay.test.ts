import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyView, ViewMessage } from '../src/lib/contract.ts';
import recorded from '../src/mock/base/views.json';
import { Table } from '../src/lib/table.svelte.ts';
import { speak } from '../src/lib/words.svelte.ts';

beforeAll(() => speak('en'));

describe('a replay', () => {
  it('tells the story from its beginning, also to who came late', async () => {
    const table = new Table('demo');
    expect(table.log).toEqual([]);
    await table.rewind(0);
    expect(table.replaying).toBe(true);
    expect(table.log[0]?.seq).toBe(1);
    expect(table.log.at(-1)!.seq).toBeGreaterThan(100);
  });
});

describe('the end', () => {
  it('counts defeated creatures by the story, not by figures that are used again', async () => {
    const story = (recorded as unknown as ViewMessage[]).flatMap(({ told }) => told ?? []);
    const number = story.flatMap(({ news }) => news).filter(({ kind }) => kind === 'slain').length;
    const view = { ...(recorded as unknown as { view: AnyView }[]).at(-1)!.view, result: 'lost', slain: {} };
    const table = new Table('demo');
    (table as unknown as { hear(message: unknown): void }).hear({ type: 'view', table: 'demo', seq: view.seq, view, mine: [0], told: [], undo: null });
    await expect.poll(() => table.defeated).toBe(number);
    expect(number).toBeGreaterThan(0);
  });
});
