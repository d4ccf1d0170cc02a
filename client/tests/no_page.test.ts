import { beforeAll, expect, it, vi } from 'vitest';
import { goTo, here } from '../src/lib/route.svelte.ts';
import { speak, t } from '../src/lib/words.svelte.ts';
import Tavern from '../src/tavern/Tavern.svelte';
import { show } from './shown.ts';

beforeAll(() => speak('en'));

it('an address without a page leads to the tavern, which says so', async () => {
  for (const [path, lost] of [
    ['/', false],
    ['/nonsense', true],
    ['/table', true],
  ] as const) {
    goTo(path);
    const place = here();
    expect(place, path).toEqual({ screen: 'tavern', lost });
    const { text, done } = show(Tavern, { lost });
    await vi.waitFor(() => expect(text()).toContain(t('ui-title')));
    expect(text().includes(t('tavern-no-page')), path).toBe(lost);
    done();
  }
});
