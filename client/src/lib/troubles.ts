// What went wrong, in the reader's language. The server's own message is for those who program.

import { ApiError } from './api.ts';
import { has, say, t } from './words.svelte.ts';

/** What a request that failed is told as: the server's reason, or that nobody answered. */
export function reason(error: unknown): string {
  if (!(error instanceof ApiError)) return t('line-lost');
  const { code, detail, message } = error.problem;
  return told(code, detail ? say(detail) : message);
}

/** The same for who came by a link: if it opens no seat, it is not whole, or not meant for this table. */
export function linkReason(error: unknown): string {
  const isShut = error instanceof ApiError && error.problem.code === 'error-no-seat';
  return isShut ? t('table-link-broken') : reason(error);
}

/** The text of an error's code; one this page is too old to know is told as not understood. */
export function told(code: string, detail = ''): string {
  return t(has(code) ? code : 'error-malformed', { detail });
}
