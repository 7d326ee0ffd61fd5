import { useEffect, useEffectEvent, useState } from 'react';
import { type Command, commandOf } from './shortcuts.ts';

const stored = 'inbox-single-keys';

/**
 * Whether single-key shortcuts are on. People who use voice control, or hit keys by mistake, can
 * turn them off.
 */
export function useSingleKeys() {
  const [isOn, setOn] = useState(
    () => typeof localStorage === 'undefined' || localStorage.getItem(stored) !== 'off',
  );
  const turn = (next: boolean) => {
    setOn(next);
    localStorage.setItem(stored, next ? 'on' : 'off');
  };
  return [isOn, turn] as const;
}

/**
 * Handles shortcuts before the focused element does. Otherwise, a grid would use letters for its
 * own search.
 * @param perform returns whether it did something; otherwise the key keeps its usual effect
 */
export function useShortcuts(perform: (command: Command) => boolean, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (command === null || !perform(command)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOn]);
}
