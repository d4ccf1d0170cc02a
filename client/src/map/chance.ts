// Deterministic chance for drawing: the same board is drawn the same way on every screen.

/** A number in [0, 1) that depends on nothing but its arguments. */
export function hash(a: number, b?: number, c?: number): number {
  // Called a hundred thousand times for a map: a list of arguments would have to be made each time.
  let h = mixed(0x9e3779b9, a);
  if (b !== undefined) h = mixed(h, b);
  if (c !== undefined) h = mixed(h, c);
  return (h >>> 0) / 4294967296;
}

function mixed(h: number, part: number): number {
  h = Math.imul(h ^ (Math.round(part * 8) | 0), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A stream of such numbers. */
export function stream(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise in [-1, 1] over the plane; features are about one unit wide. */
export function noise(x: number, y: number, seed = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = fade(x - x0);
  const fy = fade(y - y0);
  const at = (i: number, j: number) => hash(x0 + i, y0 + j, seed) * 2 - 1;
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * fx;
  const low = at(0, 1) + (at(1, 1) - at(0, 1)) * fx;
  return top + (low - top) * fy;
}

function fade(t: number): number {
  return t * t * (3 - 2 * t);
}
