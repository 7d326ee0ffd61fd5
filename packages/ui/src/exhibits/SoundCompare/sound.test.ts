import { expect, it } from 'vitest';
import { barOfGuitar, impulseResponse } from './sound.ts';

const sampleRate = 44_100;

/** Reverberation time by ISO 3382: the slope of the backward-integrated level from -5 to -35 dB. */
function reverberationTime(response: Float32Array): number {
  const remaining = new Float64Array(response.length);
  let energy = 0;
  // The direct sound isn't reverberation.
  for (let i = response.length - 1; i > 0; i--) {
    energy += (response[i] ?? 0) ** 2;
    remaining[i] = energy;
  }
  const level = (i: number) => 10 * Math.log10((remaining[i] ?? 0) / energy);
  const first = remaining.findIndex((_, i) => i > 0 && level(i) <= -5);
  const last = remaining.findIndex((_, i) => i > 0 && level(i) <= -35);
  return (2 * (last - first)) / sampleRate;
}

const energyOf = (samples: Float32Array) => samples.reduce((sum, value) => sum + value ** 2, 0);

it.each([0.3, 0.5, 1.2, 1.9])('decays by 60 dB in %d s, within 10 percent', (seconds) => {
  const measured = reverberationTime(impulseResponse({ seconds, sampleRate, seed: 1 }));
  expect(measured).toBeGreaterThan(seconds * 0.9);
  expect(measured).toBeLessThan(seconds * 1.1);
});

it('makes both rooms equally loud, and the live one mostly echo', () => {
  const live = impulseResponse({ seconds: 1.9, sampleRate, seed: 1 });
  const treated = impulseResponse({ seconds: 0.5, sampleRate, seed: 1 });
  expect(energyOf(live)).toBeCloseTo(1, 3);
  expect(energyOf(treated)).toBeCloseTo(1, 3);
  expect(treated[0]).toBeGreaterThan((live[0] ?? 1) * 1.5);
});

it('gives each ear its own echo', () => {
  const [left, right] = [1, 2].map((seed) => impulseResponse({ seconds: 0.5, sampleRate, seed }));
  expect(left).toEqual(impulseResponse({ seconds: 0.5, sampleRate, seed: 1 }));
  expect(left).not.toEqual(right);
});

it('plays a bar that never clips and ends in silence', () => {
  const bar = barOfGuitar(sampleRate, 2);
  expect(Math.max(...bar.map(Math.abs).subarray(0, 100_000))).toBeLessThan(1);
  expect(energyOf(bar.subarray(0, sampleRate))).toBeGreaterThan(10);
  expect(energyOf(bar.subarray(-2 * sampleRate))).toBe(0);
});
