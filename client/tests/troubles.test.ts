import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../src/lib/api.ts';
import { linkReason, reason } from '../src/lib/troubles.ts';
import { speak, t } from '../src/lib/words.svelte.ts';

beforeAll(() => speak('en'));

const refused = (code: string) => new ApiError(403, { code, message: '' } as ApiError['problem']);

it('a link that opens no seat is told as such, and every other trouble as it is', () => {
  expect(linkReason(refused('error-no-seat'))).toBe(t('table-link-broken'));
  expect(linkReason(refused('error-no-table'))).toBe(reason(refused('error-no-table')));
  expect(linkReason(new TypeError('offline'))).toBe(t('line-lost'));
});
