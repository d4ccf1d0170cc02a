// Marks on a line that would hide one another stand side by side.

/** Places from 0 to 1, moved apart as little as it takes: none nearer than `gap` to the next, their order kept. */
export function spread(places: readonly number[], gap: number): number[] {
  const near = Math.min(gap, 1 / Math.max(1, places.length - 1));
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b);
  const moved = [...places];
  for (const [n, i] of order.entries()) if (n > 0) moved[i] = Math.max(moved[i]!, moved[order[n - 1]!]! + near);
  // What was pushed over the end comes back, and pushes the others before it.
  let most = 1;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i]!, most);
    most = moved[i] - near;
  }
  return moved;
}
