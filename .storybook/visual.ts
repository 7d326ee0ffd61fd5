import isChromatic from 'chromatic/isChromatic';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What visual tests draw of each story, here (tests/visual) and at Chromatic. */
export const visualModes = {
  'dark desktop': { theme: 'dark', motion: 'reduced', viewport: { width: 1280, height: 800 } },
  'light phone': { theme: 'light', motion: 'reduced', viewport: { width: 390, height: 844 } },
} as const;

/** The time in every picture. */
export const visualTime = new Date('2026-06-15T15:00:00Z');

/** Replaces `Math.random` by numbers that are the same in every picture. */
export function seedRandom() {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

/** Stops the clock and seeds `Math.random` at Chromatic. Here, Playwright does so. */
export function holdStill() {
  if (!isChromatic()) return;
  seedRandom();
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [visualTime], newTarget),
    get: (target, name, receiver) =>
      name === 'now' ? () => visualTime.getTime() : Reflect.get(target, name, receiver),
  });
}

/**
 * Leaves out of Chromatic what tests/visual leaves out: stories tagged `!visual`, and stories' tests. Storybook has no
 * other place where parameters can follow from tags.
 */
export const skipAtChromatic: ArgTypesEnhancer = ({ tags = [], parameters, argTypes }) => {
  const disableSnapshot = !tags.includes('visual') || tags.includes('test-fn');
  parameters.chromatic = { ...parameters.chromatic, disableSnapshot };
  return argTypes;
};
