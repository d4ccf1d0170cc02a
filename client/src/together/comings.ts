// Who comes and who goes, out of one presence after the other.

import type { Seat } from '../lib/contract.ts';

/** Milliseconds in which somebody who went may come back unnoticed: a page that is loaded again. */
const PATIENCE = 5000;

export class Comings {
  private here: ReadonlySet<number> | null = null;
  private readonly leaving = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly tell: (what: 'table-came' | 'table-left', seat: Seat) => void,
    private readonly patience = PATIENCE,
  ) {}

  /** Who is here now; whoever is here at first did not just come. Nobody is told of oneself. */
  hear(seats: readonly Seat[], own: readonly number[]): void {
    const others = seats.filter(({ seat }) => !own.includes(seat));
    const before = this.here;
    this.here = new Set(others.filter(({ online }) => online).map(({ seat }) => seat));
    if (!before) return;
    for (const one of others) {
      if (one.online && !before.has(one.seat)) this.came(one);
      if (!one.online && before.has(one.seat))
        this.leaving.set(
          one.seat,
          setTimeout(() => this.left(one), this.patience),
        );
    }
  }

  close(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
  }

  private came(seat: Seat): void {
    clearTimeout(this.leaving.get(seat.seat));
    if (!this.leaving.delete(seat.seat)) this.tell('table-came', seat);
  }

  private left(seat: Seat): void {
    this.leaving.delete(seat.seat);
    this.tell('table-left', seat);
  }
}
