// What tells families apart stands in their records, and nowhere else.

import { describe, expect, it } from 'vitest';
import { families, familyOf } from '../src/families.ts';

const sources = import.meta.glob(
  ['../src/**/*.ts', '../src/**/*.svelte', '!../src/families.ts', '!../src/**/*.generated.ts'],
  { query: '?raw', import: 'default', eager: true },
) as Record<string, string>;
const names = Object.keys(families).join('|');
const asked = new RegExp(
  `family\\b\\s*[!=]==?|switch \\([^)]*family\\b|[!=]==?\\s*['"\`](${names})['"\`]|case ['"\`](${names})['"\`]`,
);

describe('families', () => {
  it('are asked for by no other file', () => {
    const found = Object.entries(sources)
      .filter(([, text]) => asked.test(text))
      .map(([file]) => file);
    expect(found).toEqual([]);
    expect(asked.test("if (view.family === 'board')")).toBe(true);
    expect(asked.test("{#if 'x' != kind}{:else if kind == 'castle'}")).toBe(true);
  });

  it('of a server that knows more are named', () => {
    expect(() => familyOf({ family: 'mine' })).toThrow('mine');
    for (const name of Object.keys(families)) expect(familyOf({ family: name }).round).not.toBe('');
  });
});
