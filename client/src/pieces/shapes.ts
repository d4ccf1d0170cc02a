// Outlines of pieces. Roles differ by shape, so that colour is never the only sign.

function burst(points: number, outer: number, inner: number): string {
  let d = '';
  for (let k = 0; k < points * 2; k++) {
    const r = k % 2 ? inner : outer;
    const turn = (k / (points * 2)) * Math.PI * 2 - Math.PI / 2;
    d += `${k ? 'L' : 'M'}${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`;
  }
  return `${d}Z`;
}

export const shapes: Readonly<Record<string, string>> = {
  warrior: 'M-16 -18Q0 -22 16 -18V3Q15 15 0 21Q-15 15 -16 3Z',
  archer: 'M0 -23Q19 -8 15.500 7Q12 18.500 0 21Q-12 18.500 -15.500 7Q-19 -8 0 -23Z',
  wizard: 'M0 -20A20 20 0 0 1 0 20A20 20 0 0 1 0 -20Z',
  dwarf: 'M-11 -19H11L18 -10V11L11 20H-11L-18 11V-10Z',
  sorceress: 'M0 -20A20 20 0 0 1 0 20A20 20 0 0 1 0 -20Z',
  wolf_warrior: 'M-19 -17L-8 -12L0 -21L8 -12L19 -17L17 5L0 21L-17 5Z',
  fire_keeper: 'M0 -22Q5 -11 14 -5Q21 6 13 17Q7 21 0 21Q-7 21 -13 17Q-21 6 -14 -5Q-6 -9 0 -22Z',
  guardian: 'M0 -23Q16 -4 16 5A16 16 0 0 1 -16 5Q-16 -4 0 -23Z',
  seafarer: 'M0 -22L18 -9L13 18Q0 24 -13 18L-18 -9Z',
  creature: burst(11, 21.5, 17),
  ally: 'M-16 -19H16V20L0 12L-16 20Z',
  token: 'M0 -12A12 12 0 0 1 0 12A12 12 0 0 1 0 -12Z',
  gem: 'M-7 -12H7L13 -3L0 13L-13 -3Z',
  hex: 'M0 -13L11.300 -6.500V6.500L0 13L-11.300 6.500V-6.500Z',
  cloud: 'M-11 7A7 7 0 0 1 -11 -4A8 8 0 0 1 1 -10A8 8 0 0 1 11 -3A6.500 6.500 0 0 1 10 8Q0 12 -11 7Z',
  flake: burst(6, 14, 10.8),
  floe: 'M-8 -12L7 -11L13 -2L9 10L-5 12L-13 3Z',
  flag: 'M-11 -12H12L8 -4L12 4H-7V13H-11Z',
  slab: 'M-9 -13Q0 -15 9 -13L11 12Q0 14 -11 12Z',
  leaf: 'M0 -14Q13 -5 11 5Q8 13 0 13Q-8 13 -11 5Q-13 -5 0 -14Z',
  crystal: 'M0 -15L10 -5L7 11L0 15L-7 11L-10 -5Z',
  scroll: 'M-11 -9Q0 -12 11 -9V9Q0 12 -11 9Z',
};
