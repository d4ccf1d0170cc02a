// Moving the cursor over the map by keys: the nearest space in that direction.

import type { Sheet } from './cached.ts';

const turns: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
};

export function nextSpace(sheet: Sheet, from: number, key: string): number {
  const here = sheet.spots.find(({ site }) => site.number === from)?.at;
  const turn = turns[key];
  if (!here || turn === undefined) return from;
  let best = from;
  let least = Infinity;
  for (const { site, at } of sheet.spots) {
    if (site.number === from) continue;
    const dx = at[0] - here[0];
    const dy = at[1] - here[1];
    const off = Math.abs(angle(Math.atan2(dy, dx) - turn));
    if (off > Math.PI / 3.2) continue;
    const cost = Math.hypot(dx, dy) * (1 + off * 1.4);
    if (cost < least) {
      least = cost;
      best = site.number;
    }
  }
  return best;
}

function angle(a: number): number {
  return Math.atan2(Math.sin(a), Math.cos(a));
}
