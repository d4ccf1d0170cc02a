// The log as it is read: what happened step by step is told in one line.

import type { Label } from './contract.ts';
import type { LogLine } from './table.svelte.ts';

const shares = new Set([
  'log-gold',
  'log-willpower',
  'log-strength',
  'log-gold.lost',
  'log-willpower.lost',
  'log-strength.lost',
]);
const steps = new Set(['log-entered', 'log-entered.hour', 'log-walked']);

/** Neighbouring lines that go on with the same become one: steps of a walk, shares of a good, the same again. */
export function condensed(log: readonly LogLine[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const line of log) {
    const last = lines.at(-1);
    const label = last ? joined(last, line) : null;
    if (last && label)
      lines[lines.length - 1] = {
        ...line,
        rule: last.rule,
        touch: [...new Set([...last.touch, ...line.touch])],
        label,
      };
    else lines.push(line);
  }
  return lines;
}

/** Both lines as one text, or nothing when they are two stories. */
function joined(last: LogLine, line: LogLine): Label | null {
  const [a, b] = [last.label, line.label];
  if (last.day !== line.day || nameOf(a) !== nameOf(b)) return null;
  // Where a walk ends, its line has said already.
  if (b.key === 'log-stopped') return steps.has(a.key) ? a : null;
  if (last.rule !== line.rule) return null;
  if (shares.has(b.key) && a.key === b.key)
    return { key: b.key, args: { ...b.args, amount: number(a, 'amount') + number(b, 'amount') } };
  if (steps.has(b.key) && steps.has(a.key)) return walk(a, b);
  const first = a.key === 'log-times' ? a.args['what'] : a;
  if (typeof first === 'object' && JSON.stringify(first) === JSON.stringify(b))
    return { key: 'log-times', args: { what: b, number: number(a, 'number', 1) + 1 } };
  return null;
}

function walk(a: Label, b: Label): Label {
  const hours = (label: Label) => number(label, 'number', label.key === 'log-entered' ? 0 : 1);
  const path = a.key === 'log-walked' ? [a.args['path'], a.args['space']] : [a.args['space']];
  const by = path
    .map((space) => (typeof space === 'object' ? String(space.args['number']) : String(space)))
    .join(' → ');
  return { key: 'log-walked', args: { ...b.args, path: by, number: hours(a) + hours(b) } };
}

function number({ args }: Label, name: string, otherwise = 0): number {
  return Number(args[name] ?? otherwise);
}

function nameOf({ key, args }: Label): string {
  const what = key === 'log-times' ? args['what'] : null;
  if (typeof what === 'object' && what) return nameOf(what);
  const who = args['who'];
  return typeof who === 'object' ? who.key : String(who);
}
