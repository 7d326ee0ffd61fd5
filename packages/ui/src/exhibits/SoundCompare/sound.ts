/* A bar of guitar with one clap, and rooms that it rings in, as samples between -1 and 1. */

/** Numbers between -1 and 1 that are the same on every call (mulberry32). */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** The level drops by 60 dB in the reverberation time (RT60). */
const SIXTY_DECIBELS = Math.log(1000);
/** Cubic meters, and how far away the listener is in meters. */
const VOLUME = 60;
const DISTANCE = 1.6;
/** The room answers after this many seconds. */
const FIRST_REFLECTION = 0.006;

export interface Room {
  /** Reverberation time (RT60) in seconds. */
  readonly seconds: number;
  readonly sampleRate: number;
  /** Another seed for each ear makes the room wide. */
  readonly seed: number;
}

/**
 * The sound of a clap in a room: the clap, then noise that decays exponentially. Both rooms are equally loud, and
 * the live one has more echo than clap, by Sabine's critical distance.
 */
export function impulseResponse({ seconds, sampleRate, seed }: Room): Float32Array<ArrayBuffer> {
  const random = noise(seed);
  const response = new Float32Array(Math.ceil(seconds * 1.2 * sampleRate));
  let low = 0;
  let tail = 0;
  for (let i = Math.round(FIRST_REFLECTION * sampleRate); i < response.length; i++) {
    // Walls absorb high notes first.
    low += 0.45 * (random() - low);
    response[i] = low * Math.exp((-SIXTY_DECIBELS * i) / (seconds * sampleRate));
    tail += (response[i] ?? 0) ** 2;
  }
  const criticalDistance = 0.057 * Math.sqrt(VOLUME / seconds);
  const echo = (DISTANCE / criticalDistance) ** 2;
  const gain = Math.sqrt(1 / (1 + echo));
  const tailGain = gain * Math.sqrt(echo / tail);
  for (let i = 1; i < response.length; i++) response[i] = (response[i] ?? 0) * tailGain;
  response[0] = gain;
  return response;
}

/** Adds a plucked string (Karplus and Strong), damped after `length` seconds. */
function pluck(into: Float32Array, sampleRate: number, at: number, hertz: number, length: number) {
  const random = noise(hertz);
  const string = Float32Array.from({ length: Math.round(sampleRate / hertz) }, random);
  const start = Math.round(at * sampleRate);
  const damped = length * sampleRate;
  for (let i = 0; i < damped + 0.05 * sampleRate; i++) {
    const place = i % string.length;
    const value = string[place] ?? 0;
    string[place] = 0.4985 * (value + (string[(place + 1) % string.length] ?? 0));
    const damper = i < damped ? 1 : Math.exp((damped - i) / (0.01 * sampleRate));
    into[start + i] = (into[start + i] ?? 0) + 0.22 * value * damper;
  }
}

/** Adds a clap: three bursts of noise, ten milliseconds apart. */
function clap(into: Float32Array, sampleRate: number, at: number) {
  const random = noise(7);
  let low = 0;
  let lower = 0;
  for (let i = 0; i < 0.12 * sampleRate; i++) {
    const seconds = i / sampleRate;
    const since = seconds < 0.03 ? seconds % 0.01 : seconds - 0.03;
    const value = random();
    low += 0.3 * (value - low);
    lower += 0.06 * (value - lower);
    const place = Math.round(at * sampleRate) + i;
    into[place] = (into[place] ?? 0) + 1.4 * (low - lower) * Math.exp(-since / 0.014);
  }
}

const EIGHTH = 0.3;
/** Frequencies in hertz: A minor seventh, from the low A. */
const NOTES = [110, 164.81, 196, 261.63, 329.63, 261.63];

/** One bar: six eighths of guitar, then a clap, then silence until the room has answered. */
export function barOfGuitar(sampleRate: number, silence: number): Float32Array<ArrayBuffer> {
  const clapAt = EIGHTH * (NOTES.length + 1);
  const bar = new Float32Array(Math.ceil((clapAt + 0.2 + silence) * sampleRate));
  for (const [index, hertz] of NOTES.entries()) {
    pluck(bar, sampleRate, EIGHTH * index, hertz, EIGHTH * (NOTES.length - index));
  }
  clap(bar, sampleRate, clapAt);
  return bar;
}
