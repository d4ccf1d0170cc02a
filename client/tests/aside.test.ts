import { expect, test } from 'vitest';
import { clearOf } from '../src/map/aside.ts';
import type { Point } from '../src/map/line.ts';
import type { Piece } from '../src/pieces/pieces.ts';

const field: Point[] = [
  [0, 0],
  [120, 0],
  [120, 80],
  [0, 80],
];
const half: Point = [11, 8];
const lying = (x: number, y: number) => ({ piece: { kind: 'token' } as Piece, x, y, scale: 1 });

test('a number stays where nothing lies on it', () => {
  expect(clearOf([60, 60], half, [lying(60, 20)], field)).toEqual([60, 60]);
});

test('pieces on a number push it aside, inside its space and off all of them', () => {
  const row = [20, 40, 60, 80, 100].map((x) => lying(x, 40));
  const [x, y] = clearOf([60, 42], half, row, field);
  expect(Math.abs(y - 40)).toBeGreaterThanOrEqual(20);
  expect(y).toBeGreaterThanOrEqual(8);
  expect(y).toBeLessThanOrEqual(72);
  expect(x).toBeGreaterThanOrEqual(11);
});

test('where there is no room it stays', () => {
  const full = [20, 50, 80, 110].flatMap((x) => [15, 40, 65].map((y) => lying(x, y)));
  expect(clearOf([60, 40], half, full, field)).toEqual([60, 40]);
});
