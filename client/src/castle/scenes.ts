// The six locations of the castle, drawn by us: bays of one wall, each with what it is known for.
// 300 wide, 225 high; y grows downwards. Classes are those of the map (map.css), so all lights fit.

import { battlements, flag, house, tower, wall, type Drawing } from '../map/buildings.ts';
import { hash } from '../map/chance.ts';
import { num } from '../map/line.ts';
import type { Part } from '../map/marks.ts';

const WIDTH = 300;
const CROWN = 34;
const FLOOR = 138;

/** Scattered courses of stone between two heights. */
function courses(seed: number, from: number, to: number, count: number): Part {
  let d = '';
  for (let k = 0; k < count; k++) {
    const x = hash(seed, k, 1) * WIDTH;
    const y = from + Math.round((hash(seed, k, 2) * (to - from)) / 9) * 9;
    d += `M${num(x)} ${num(y)}h${num(9 + hash(seed, k, 3) * 8)}v${hash(seed, k, 4) < 0.4 ? 5 : 0}`;
  }
  return ['fine', d];
}

/** The wall behind a location and the flagstones before it. */
function bay(seed: number, wash = 'stone-wash'): Part[] {
  const teeth = 9;
  let crown = `M-2 ${FLOOR}V${CROWN}`;
  for (let k = 0; k < teeth; k++) {
    const x = (k * WIDTH) / (teeth - 0.5);
    crown += `H${num(x)}V${CROWN - 10}H${num(x + 19)}V${CROWN}`;
  }
  let flags = '';
  for (let k = 0; k < 5; k++) flags += `M0 ${FLOOR + 8 + k * k * 5}H${WIDTH}`;
  for (let k = -3; k < 12; k++) flags += `M${k * 34 + 20} ${FLOOR}L${num((k * 34 - 110) * 1.9)} 240`;
  return [
    [wash, `${crown}H${WIDTH + 2}V${FLOOR}Z`],
    courses(seed, CROWN + 6, FLOOR - 4, 26),
    ['shade', `M0 ${CROWN}H${WIDTH}v7H0Z`],
    ['floor', `M0 ${FLOOR}H${WIDTH}V240H0Z`],
    ['fine faint', flags],
  ];
}

/** A torch on the wall, burning. */
function torch(x: number, y: number): Part[] {
  return [
    ['halo', `M${x - 26} ${y - 8}a26 26 0 1 0 52 0a26 26 0 1 0 -52 0Z`],
    ['wood', `M${x - 2} ${y}l1 18h2l1 -18Z`],
    ['glow', `M${x} ${y - 17}q8 8 4.500 15q-4.500 4 -9 0q-3.500 -7 4.500 -15Z`],
    ['ember', `M${x} ${y - 9}q4 5 1.500 8h-3q-2.500 -3 1.500 -8Z`],
  ];
}

/** A pointed window of coloured glass. */
function lancet(x: number, y: number, w: number, h: number): Part[] {
  const arch =
    `M${x} ${y}V${y - h + w}Q${x} ${y - h + w * 0.3} ${x + w / 2} ${y - h}` +
    `Q${x + w} ${y - h + w * 0.3} ${x + w} ${y - h + w}V${y}Z`;
  const pane = (top: number, low: number, left: number, right: number) =>
    `M${x + left * w} ${y - top * h}H${x + right * w}V${y - low * h}H${x + left * w}Z`;
  return [
    ['glow', arch],
    ['cloth-b', pane(0.7, 0.46, 0.06, 0.5) + pane(0.42, 0.2, 0.5, 0.94)],
    ['cloth', pane(0.7, 0.46, 0.5, 0.94) + pane(0.2, 0.02, 0.06, 0.5)],
    ['cloth-c', pane(0.42, 0.2, 0.06, 0.5)],
    ['ink', `${arch}M${x + w / 2} ${y}V${y - h}`],
  ];
}

const gate: Drawing = [
  ...bay(11),
  ...tower(62, FLOOR + 4, 44, 106, 30),
  ...tower(194, FLOOR + 4, 44, 106, 30),
  ...wall(104, FLOOR + 2, 92, 84),
  battlements(104, FLOOR - 82, 92, 6),
  ['dark', `M122 ${FLOOR + 2}V90a28 28 0 0 1 56 0V${FLOOR + 2}Z`],
  [
    'iron',
    `M130 ${FLOOR}V74M139 ${FLOOR}V67M150 ${FLOOR}V63M161 ${FLOOR}V67M170 ${FLOOR}V74M123 86H177M122 100H178M122 114H178M122 128H178`,
  ],
  ...flag(84, 8),
  ...flag(216, 8),
  ...torch(113, 92),
  ...torch(187, 92),
];

const forge: Drawing = [
  ...bay(23),
  ...wall(176, FLOOR, 66, 90),
  ['stone', 'M190 50L196 4H222L228 50Z'],
  ['shade', 'M210 50V4H222L228 50Z'],
  ['smoke', 'M208 2q-9 -7 0 -13t-2 -12M214 0q9 -6 3 -12'],
  ['dark', `M187 ${FLOOR}V96a22 22 0 0 1 44 0V${FLOOR}Z`],
  ['halo', 'M168 116a41 41 0 1 0 82 0a41 41 0 1 0 -82 0Z'],
  ['glow', `M194 ${FLOOR}q-2 -20 9 -28q1 10 6 13q2 -16 8 -22q1 16 7 20q4 8 2 17Z`],
  ['ember', `M201 ${FLOOR}q2 -13 8 -17q2 8 8 8q3 5 2 9Z`],
  ['iron', 'M104 112h34l8 -6v10h-10l-6 12h8v6h-32v-6h8l-3 -8q-6 -2 -7 -8Z'],
  ['wood', `M108 ${FLOOR - 4}h28v10h-28Z`],
  ['iron', 'M70 66v30M64 96h12M92 62v26M86 88q6 8 12 0M150 60v24M144 84h12v9h-12Z'],
  ['wood', 'M58 58h104v5H58Z'],
];

const chapel: Drawing = [
  ...bay(37, 'chapel-wash'),
  ['stone', 'M96 138V52L150 14L204 52V138Z'],
  ['shade', 'M168 138V27L204 52V138Z'],
  ['ink', 'M150 14V-4M144 2h12'],
  ...lancet(114, 128, 20, 62),
  ...lancet(140, 128, 20, 80),
  ...lancet(166, 128, 20, 62),
  ...lancet(40, 118, 18, 56),
  ...lancet(242, 118, 18, 56),
  ['plaster', 'M216 132v-12h4v12ZM226 132v-18h4v18ZM80 132v-15h4v15Z'],
  ['glow', 'M218 120q-3 -5 0 -9q3 4 0 9ZM228 114q-3 -5 0 -9q3 4 0 9ZM82 117q-3 -5 0 -9q3 4 0 9Z'],
];

const keep: Drawing = [
  ...bay(41),
  ...tower(112, FLOOR + 6, 76, 112, 0),
  ...tower(128, 30, 44, 26, 0),
  ...flag(150, 2, 'cloth-b'),
  ['glow', 'M144 70v-12a6 6 0 0 1 12 0v12ZM126 96v-9a5 5 0 0 1 10 0v9ZM164 96v-9a5 5 0 0 1 10 0v9Z'],
  ['dark', `M140 ${FLOOR + 6}V118a10 10 0 0 1 20 0V${FLOOR + 6}Z`],
  ['wood', 'M188 118l52 -36v7l-52 36Z'],
  ['ink', 'M200 110v28M216 99v39M232 88v50'],
  ...torch(100, 88),
];

const dungeon: Drawing = [
  ['cellar', 'M-2 -6H302V142H-2Z'],
  courses(53, 0, FLOOR - 4, 30),
  ['stone', 'M-2 -6H302V16Q274 6 250 30V138H232V44Q204 4 150 4T68 44V138H50V30Q26 6 -2 16Z'],
  courses(59, 2, 40, 10),
  ['floor', `M0 ${FLOOR}H${WIDTH}V240H0Z`],
  ['dark', 'M96 128V74a24 24 0 0 1 48 0v54Z'],
  ['iron', 'M104 128V62M112 128V54M120 128V50M128 128V54M136 128V62M96 84h48M96 106h48'],
  ['dark', 'M170 96V62h34v34Z'],
  ['iron', 'M178 96V62M187 96V62M196 96V62M170 79h34'],
  ['iron', 'M216 34v10M216 46v10M216 58v10M212 70h8v9h-8ZM80 34v10M80 46v10M80 58v8M76 68h8v9h-8Z'],
  ...torch(157, 76),
];

const houseOfTor: Drawing = [
  ...bay(61),
  ...house(96, FLOOR + 8, 112, 54, 'thatch'),
  ['wood', 'M96 92h112v4H96ZM96 112h112v4H96ZM120 146V92h4v54ZM148 146V92h4v54ZM180 146V92h4v54Z'],
  ['glow', 'M126 108V97h8v11ZM138 108V97h8v11ZM156 108V97h8v11ZM168 108V97h8v11ZM188 108V97h9v11ZM188 136v-15h12v15Z'],
  ['stone', 'M176 42V22h14v20Z'],
  ['smoke', 'M183 20q-8 -6 1 -11t-2 -10'],
  ['wood', `M226 ${FLOOR + 6}v-20h22v20ZM230 ${FLOOR - 14}h14`],
  ['leaf leaf-1', 'M36 128q-14 -4 -10 -18q-4 -16 12 -18q8 -14 22 -4q14 0 12 16q6 14 -8 20q-14 8 -28 4Z'],
  ['trunk', 'M44 142l2 -22h5l2 22Z'],
];

export const scenes: Readonly<Record<string, Drawing>> = {
  gate,
  forge,
  chapel,
  tower: keep,
  dungeon,
  house_of_tor: houseOfTor,
};
