import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHoverIntent } from './hoverIntent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setup() {
  let open: string | null = null;
  const intent = createHoverIntent((id) => {
    open = id;
  });
  return {
    intent,
    open: () => open,
    wait: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  };
}

describe('opening with the mouse', () => {
  it('opens 200 ms after the mouse has moved over a trigger', () => {
    const { intent, open, wait } = setup();
    intent.moveOverTrigger('services');
    wait(199);
    expect(open()).toBeNull();
    wait(1);
    expect(open()).toBe('services');
  });

  it('stays closed when the mouse only passes over', () => {
    const { intent, open, wait } = setup();
    intent.moveOverTrigger('services');
    wait(199);
    intent.leave();
    wait(1000);
    expect(open()).toBeNull();
  });
});

describe('going on to another menu', () => {
  it('opens at once while another menu is open', () => {
    const { intent, open } = setup();
    intent.toggle('services');
    intent.moveOverTrigger('residential');
    expect(open()).toBe('residential');
  });

  it.each([
    [0, 'residential'],
    [300, 'residential'],
    [301, null],
  ])('%i ms after a menu closed, the next one has opened at once: %s', (pause, expected) => {
    const { intent, open, wait } = setup();
    intent.toggle('services');
    intent.leave();
    wait(150);
    expect(open()).toBeNull();
    wait(pause);
    intent.moveOverTrigger('residential');
    expect(open()).toBe(expected);
  });
});

describe('closing with the mouse', () => {
  it('closes 150 ms after the mouse has left trigger and panel', () => {
    const { intent, open, wait } = setup();
    intent.toggle('services');
    intent.leave();
    wait(149);
    expect(open()).toBe('services');
    wait(1);
    expect(open()).toBeNull();
  });

  it('stays open on the way from the trigger to the panel and back', () => {
    const { intent, open, wait } = setup();
    intent.toggle('services');
    intent.leave();
    wait(149);
    intent.moveOverPanel();
    wait(1000);
    expect(open()).toBe('services');
    intent.leave();
    wait(149);
    intent.moveOverTrigger('services');
    wait(1000);
    expect(open()).toBe('services');
  });
});

describe('pressing', () => {
  it('opens and closes at once', () => {
    const { intent, open } = setup();
    intent.toggle('services');
    expect(open()).toBe('services');
    intent.toggle('services');
    expect(open()).toBeNull();
  });

  it.each([
    [0, 'services'],
    [499, 'services'],
    [500, null],
  ])('a click %i ms after the mouse has opened a menu leaves open: %s', (pause, expected) => {
    const { intent, open, wait } = setup();
    intent.moveOverTrigger('services');
    wait(200 + pause);
    intent.toggle('services');
    expect(open()).toBe(expected);
  });

  it('leaves open a menu that the mouse has opened at once', () => {
    const { intent, open } = setup();
    intent.toggle('services');
    intent.moveOverTrigger('residential');
    intent.toggle('residential');
    expect(open()).toBe('residential');
  });

  it('closes with the second click, however quick it is', () => {
    const { intent, open, wait } = setup();
    intent.moveOverTrigger('services');
    wait(200);
    intent.toggle('services');
    intent.toggle('services');
    expect(open()).toBeNull();
  });

  it.each(['toggle', 'dismiss'] as const)(
    'keeps a menu closed on purpose (%s) closed until the mouse has left and come back',
    (way) => {
      const { intent, open, wait } = setup();
      intent.moveOverTrigger('services');
      wait(700);
      intent[way]('services');
      intent.moveOverTrigger('services');
      wait(1000);
      expect(open()).toBeNull();
      intent.leave();
      intent.moveOverTrigger('services');
      expect(open()).toBeNull();
      wait(200);
      expect(open()).toBe('services');
    },
  );

  it('forgets a menu about to open when the bar goes away', () => {
    const { intent, open, wait } = setup();
    intent.moveOverTrigger('services');
    intent.dispose();
    wait(1000);
    expect(open()).toBeNull();
  });
});
