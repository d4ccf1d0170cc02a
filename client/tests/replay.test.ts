import { beforeAll, describe, expect, it } from 'vitest';
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
