import { describe, expect, it } from 'vitest';
import { commandOf, shortcutGroups } from './shortcuts.ts';

const press = (key: string, held: object = {}) =>
  commandOf({
    ...{ key, altKey: false, ctrlKey: false, metaKey: false, isComposing: false, target: null },
    ...held,
  });

describe('a key of the inbox', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['/', 'search'],
    ['#', 'delete'],
    ['?', 'help'],
    ['1', { status: 'new' }],
    ['6', { status: 'spam' }],
  ])('runs the command of the key %s', (key, command) => {
    expect(press(key)).toEqual(command);
  });

  it.each(['7', 'J', 'Enter', 'ArrowDown', ' '])('leaves the usual effect of the key %s', (key) => {
    expect(press(key)).toBeNull();
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'isComposing'])('has no effect with %s', (held) => {
    expect(press('j', { [held]: true })).toBeNull();
  });

  it('lists every key on the help sheet exactly once', () => {
    const keys = shortcutGroups.flatMap(({ items }) => items.flatMap((item) => item.keys));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of ['j', 'k', 'Enter', 'Esc', '/', '?', 'e', '1', '6']) {
      expect(keys).toContain(key);
    }
  });
});
