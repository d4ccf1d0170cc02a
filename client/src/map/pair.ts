/** Two spaces in either order. */
export function pair(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}
