// Whose answer everybody waits for, in words.

import type { AnyView, Seat } from './contract.ts';
import type { Table } from './table.svelte.ts';
import { t } from './words.svelte.ts';

/** The seat that is asked. */
export function askedSeat(table: Table, view: AnyView): Seat | undefined {
  return table.seats.find(({ seat }) => seat === view.pending.seat);
}

/** Nobody sits there to answer. */
export function isGone(seat: Seat | undefined): seat is Seat {
  return seat !== undefined && !seat.online && !seat.companion;
}

/** "Pasco is thinking …" instead of a question to somebody else. */
export function waitingText(table: Table, view: AnyView): string {
  if (view.result !== 'playing') return t(view.result === 'won' ? 'ui-won' : 'ui-lost');
  // The end is still being told: nobody is asked any more.
  if (view.pending.kind === 'over') return '';
  const seat = askedSeat(table, view);
  const hero = view.pending.who || seat?.hero || '';
  const who = hero && t(`hero-${hero}`);
  if (who && (table.thinking >= 0 || seat?.companion)) return t('table-thinking', { who });
  if (isGone(seat)) return t(seat.awaited ? 'table-not-come' : 'table-gone', { who });
  return view.pending.who ? t('ui-waiting-for', { who }) : t('ui-rolling');
}
