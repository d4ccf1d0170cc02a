// Cuts the Fell types down to the signs of our four languages: their rough outlines are large, and the packages bring many more.
// What is missing then, say in a name somebody typed, comes from the next face.

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, inflateSync } from 'node:zlib';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTS = 'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒÁÍÑÓÚàâäçèéêëîïôöùûüœáíñóúß';
const MARKS = " \u00a0\u202f!&'()*+,-./:;=?%×·–—−‘’“”„…«»¡¿ªº";
const TIED = 'ﬀﬁﬂﬃﬄ';
const FIGURES = '0123456789';

/**
 * The tables a browser reads, and the numbers WOFF2 knows them by.
 * The two of the outlines could be written in another form (3: they are not).
 */
const KEPT = {
  cmap: 0,
  head: 1,
  hhea: 2,
  hmtx: 3,
  maxp: 4,
  name: 5,
  'OS/2': 6,
  post: 7,
  glyf: 10 | (3 << 6),
  loca: 11 | (3 << 6),
  gasp: 17,
  kern: 19,
  GSUB: 28,
};

// Figures of titles are Alegreya's (look/type.css).
cut('im-fell-english-sc', 'im-fell-english-sc-latin-400-normal', LETTERS + ACCENTS + MARKS + TIED);
cut('im-fell-english', 'im-fell-english-latin-400-italic', LETTERS + ACCENTS + MARKS + TIED + FIGURES);

function cut(pack, name, signs) {
  const font = readWoff(
    readFileSync(new URL(`../node_modules/@fontsource/${pack}/files/${name}.woff`, import.meta.url)),
  );
  const glyphs = glyphsOf(font);
  const all = mapped(font.cmap);
  const wanted = all.filter(([code]) => signs.includes(String.fromCodePoint(code)));
  // Glyphs keep their numbers, so ligatures stay as they are. Those without a sign are parts and alternates of others.
  const signed = new Set(all.map(([, glyph]) => glyph));
  const kept = new Set([0, ...wanted.map(([, glyph]) => glyph), ...glyphs.keys().filter((i) => !signed.has(i))]);
  for (const i of kept) for (const part of partsOf(glyphs[i])) kept.add(part.readUInt16BE(2));
  writeGlyphs(
    font,
    glyphs.map((glyph, i) => (kept.has(i) ? glyph : Buffer.alloc(0))),
  );
  font.cmap = cmapOf(wanted);
  font.kern = kerned(font.kern, kept);
  font.post = plainNames(font.post);
  writeFileSync(new URL(`../src/look/${name}.generated.woff2`, import.meta.url), woff2(font));
}

/** The tables of a WOFF file, by name. */
function readWoff(file) {
  const font = {};
  for (let i = 0, at = 44; i < file.readUInt16BE(12); i++, at += 20) {
    const [offset, packed, length] = [4, 8, 12].map((by) => file.readUInt32BE(at + by));
    const bytes = file.subarray(offset, offset + packed);
    font[file.toString('latin1', at, at + 4)] = packed < length ? inflateSync(bytes) : Buffer.from(bytes);
  }
  return font;
}

function glyphsOf({ glyf, loca, head, maxp }) {
  const isLong = head.readInt16BE(50) === 1;
  const at = (i) => (isLong ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, i) => glyf.subarray(at(i), at(i + 1)));
}

/** The entries of a glyph that is put together from others: flags, number, and how it is moved. */
function partsOf(glyph) {
  const parts = [];
  if (!glyph.length || glyph.readInt16BE(0) >= 0) return parts;
  for (let at = 10, flags = 32; flags & 32;) {
    flags = glyph.readUInt16BE(at);
    const size = 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0);
    parts.push(glyph.subarray(at, (at += size)));
  }
  return parts;
}

function writeGlyphs(font, glyphs) {
  const even = glyphs.map((glyph) =>
    Buffer.concat([glyph, Buffer.alloc(glyph.length % 4 ? 4 - (glyph.length % 4) : 0)]),
  );
  font.glyf = Buffer.concat(even);
  font.loca = Buffer.alloc(4 * (even.length + 1));
  let end = 0;
  even.forEach((glyph, i) => font.loca.writeUInt32BE((end += glyph.length), 4 * (i + 1)));
  font.head.writeInt16BE(1, 50);
}

/** Every code point below 65536 and its glyph, by the table for Windows. */
function mapped(cmap) {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)));
  const table = tables.find((one) => one.readUInt16BE(0) === 4);
  const [twice, found] = [table.readUInt16BE(6), []];
  for (let i = 0; i < twice; i += 2) {
    const [end, start, delta, offset] = [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice].map((by) =>
      table.readUInt16BE(by + i),
    );
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset ? table.readUInt16BE(16 + 3 * twice + i + offset + 2 * (code - start)) : code;
      if (glyph || !offset) found.push([code, (glyph + delta) & 0xffff]);
    }
  }
  return found;
}

/** A table with a segment for each sign: short, and simple to get right. */
function cmapOf(wanted) {
  const segments = [...wanted, [0xffff, 0]];
  const [count, power] = [segments.length, Math.floor(Math.log2(segments.length))];
  const words = [4, 16 + 8 * count, 0, 2 * count, 2 << power, power, 2 * count - (2 << power)];
  words.push(...segments.map(([code]) => code), 0, ...segments.map(([code]) => code));
  words.push(...segments.map(([code, glyph]) => (glyph - code) & 0xffff), ...segments.map(() => 0));
  // One table, for Windows and Unicode, 12 bytes from the start.
  return Buffer.concat([[0, 1, 3, 1, 0, 12], words].map((list) => Buffer.from(Uint16Array.from(list).buffer).swap16()));
}

/** The pairs of which both are kept. The table is one list, in order. */
function kerned(kern, kept) {
  const pairs = [];
  for (let at = 18; at < 18 + 6 * kern.readUInt16BE(10); at += 6)
    if (kept.has(kern.readUInt16BE(at)) && kept.has(kern.readUInt16BE(at + 2))) pairs.push(kern.subarray(at, at + 6));
  const power = Math.floor(Math.log2(pairs.length));
  const head = Buffer.from(kern.subarray(0, 18));
  [
    14 + 6 * pairs.length,
    head.readUInt16BE(8),
    pairs.length,
    6 << power,
    power,
    6 * pairs.length - (6 << power),
  ].forEach((word, i) => head.writeUInt16BE(word & 0xffff, 6 + 2 * i));
  return Buffer.concat([head, ...pairs]);
}

/** The names of the glyphs are for printers. */
function plainNames(post) {
  const short = Buffer.from(post.subarray(0, 32));
  short.writeUInt32BE(0x00030000, 0);
  return short;
}

function woff2(font) {
  const names = Object.keys(KEPT).filter((name) => font[name]);
  const directory = Buffer.concat(names.map((name) => Buffer.from([KEPT[name], ...base128(font[name].length)])));
  const packed = brotliCompressSync(Buffer.concat(names.map((name) => font[name])), {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  const header = Buffer.alloc(48);
  const whole = 12 + names.reduce((sum, name) => sum + 16 + 4 * Math.ceil(font[name].length / 4), 0);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt16BE(names.length, 12);
  header.writeUInt32BE(whole, 16);
  header.writeUInt32BE(packed.length, 20);
  header.writeUInt16BE(1, 24);
  const length = header.length + directory.length + packed.length;
  const rest = Buffer.alloc(length % 4 ? 4 - (length % 4) : 0);
  header.writeUInt32BE(length + rest.length, 8);
  return Buffer.concat([header, directory, packed, rest]);
}

/** A number in groups of seven bits, the last without the high one. */
function base128(number) {
  const groups = [number & 127];
  for (let left = number >> 7; left; left >>= 7) groups.unshift((left & 127) | 128);
  return groups;
}
