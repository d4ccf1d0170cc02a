// Bookmarks of a table: moments this browser wants to come back to. The reading that is left is kept: going back begins another one.

import { bookmarksOf, noteBookmarks } from '../lib/memory.ts';

export class Bookmarks {
  readonly table: string;
  seqs = $state.raw<number[]>([]);

  constructor(table: string) {
    this.table = table;
    this.seqs = bookmarksOf(table);
  }

  /** Puts one in, or takes it out. */
  turn(seq: number): void {
    this.seqs = this.seqs.includes(seq)
      ? this.seqs.filter((one) => one !== seq)
      : [...this.seqs, seq].toSorted((a, b) => a - b);
    noteBookmarks(this.table, this.seqs);
  }

  /** Another reading that begins at a moment of this one has the bookmarks up to there. */
  copyTo(table: string, seq: number): void {
    noteBookmarks(
      table,
      this.seqs.filter((one) => one <= seq),
    );
  }
}
