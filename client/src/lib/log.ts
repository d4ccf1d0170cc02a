// The log as it is read: what was shared out piece by piece is told in one line.

import type { Label } from './contract.ts';
import type { LogLine } from './table.svelte.ts';

const pieces = new Set(['log-gold', 'log-willpower', 'log-strength', 'log-gold.lost', 'log-willpower.lost', 'log-strength.lost']);

/** Neighbouring lines in which the same hero gets or gives more of the same become one. */
export function condensed(log: readonly LogLine[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const line of log) {
    const last = lines.at(-1);
    if (last && isMore(last, line)) lines[lines.length - 1] = { ...line, label: sum(last.label, line.label) };
    else lines.push(line);
  }
  return lines;
}

function isMore(last: LogLine, line: LogLine): boolean {
  if (!pieces.has(line.label.key) || last.label.key !== line.label.key) return false;
  return last.rule === line.rule && last.day === line.day && nameOf(last.label) === nameOf(line.label);
}

function nameOf({ args }: Label): string {
  const who = args['who'];
  return typeof who === 'object' ? who.key : String(who);
}

function sum(a: Label, b: Label): Label {
  return { key: b.key, args: { ...b.args, amount: Number(a.args['amount']) + Number(b.args['amount']) } };
}
