// Small sounds made here, with Web Audio. Silent unless the player has switched them on.

import { settings } from './settings.svelte.ts';

let context: AudioContext | null = null;

type Note = { at: number; tone: number; length: number; kind: OscillatorType; loud: number };

const tunes = {
  step: [{ at: 0, tone: 150, length: 0.08, kind: 'triangle', loud: 0.5 }],
  turn: [
    { at: 0, tone: 392, length: 0.35, kind: 'sine', loud: 0.35 },
    { at: 0.14, tone: 587, length: 0.5, kind: 'sine', loud: 0.35 },
  ],
  card: [
    { at: 0, tone: 262, length: 0.6, kind: 'sine', loud: 0.3 },
    { at: 0.1, tone: 330, length: 0.6, kind: 'sine', loud: 0.25 },
    { at: 0.2, tone: 392, length: 0.9, kind: 'sine', loud: 0.25 },
  ],
  fight: [
    { at: 0, tone: 98, length: 0.4, kind: 'sawtooth', loud: 0.25 },
    { at: 0.16, tone: 82, length: 0.6, kind: 'sawtooth', loud: 0.25 },
  ],
  won: [
    { at: 0, tone: 392, length: 0.5, kind: 'triangle', loud: 0.3 },
    { at: 0.2, tone: 494, length: 0.5, kind: 'triangle', loud: 0.3 },
    { at: 0.4, tone: 587, length: 0.5, kind: 'triangle', loud: 0.3 },
    { at: 0.6, tone: 784, length: 1.2, kind: 'triangle', loud: 0.3 },
  ],
  lost: [
    { at: 0, tone: 220, length: 0.8, kind: 'triangle', loud: 0.3 },
    { at: 0.4, tone: 175, length: 1.4, kind: 'triangle', loud: 0.3 },
  ],
  dawn: [
    { at: 0, tone: 294, length: 0.5, kind: 'sine', loud: 0.25 },
    { at: 0.18, tone: 440, length: 0.5, kind: 'sine', loud: 0.25 },
    { at: 0.36, tone: 587, length: 0.9, kind: 'sine', loud: 0.25 },
  ],
  ping: [{ at: 0, tone: 880, length: 0.25, kind: 'sine', loud: 0.35 }],
} satisfies Record<string, Note[]>;

export type Tune = keyof typeof tunes | 'dice';

/** Seconds in which the same is not heard twice, however fast companions act. */
const REST = 0.2;
const last = new Map<Tune, number>();

export function play(name: Tune): void {
  // Before somebody has touched the page browsers stay silent, and would play all at once later.
  if (!settings.sound || settings.volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (context.currentTime - (last.get(name) ?? -REST) < REST) return;
  last.set(name, context.currentTime);
  const now = context.currentTime + 0.01;
  if (name === 'dice') {
    for (let k = 0; k < 5; k++) rattle(context, now + k * 0.07 + Math.random() * 0.03);
    return;
  }
  for (const note of tunes[name]) sing(context, note, now);
}

function sing(audio: AudioContext, note: Note, now: number): void {
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = note.kind;
  voice.frequency.value = note.tone;
  gain.gain.setValueAtTime(0, now + note.at);
  gain.gain.linearRampToValueAtTime(note.loud * settings.volume, now + note.at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + note.at + note.length);
  voice.connect(gain).connect(audio.destination);
  voice.start(now + note.at);
  voice.stop(now + note.at + note.length + 0.05);
}

/** A short burst of noise: a die that hits the table. */
function rattle(audio: AudioContext, at: number): void {
  const length = 0.05;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 1400 + Math.random() * 900;
  const gain = audio.createGain();
  gain.gain.value = 0.6 * settings.volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}
