// Every hero of the catalogue has a badge: the shape of the role, and a drawing.

import { describe, expect, it } from 'vitest';
import { icons } from '../src/lib/icons.generated.ts';
import { shapes } from '../src/pieces/shapes.ts';

const words = Object.values(
  import.meta.glob('../../src/rietland/words/en/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<
    string,
    string
  >,
).join('\n');
const named = (kind: string) => [...words.matchAll(new RegExp(`^${kind}-(\\w+) =`, 'gm'))].map(([, name]) => name!);

describe('a hero', () => {
  it('has the shape of the role', () => {
    expect(named('role')).toContain('seafarer');
    expect(named('role').filter((role) => !shapes[role])).toEqual([]);
    expect(new Set(named('role').map((role) => shapes[role])).size).toBeGreaterThan(7);
  });

  it('has a drawing that every screen knows', () => {
    expect(named('hero')).toContain('stinner');
    expect(named('hero').filter((name) => !(`hero-${name}` in icons))).toEqual([]);
  });
});
