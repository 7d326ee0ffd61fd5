import { useEffect, useEffectEvent, useState } from 'react';
import { type Command, commandOf } from './shortcuts.ts';

const stored = 'inbox-single-keys';

/** Whether single keys do something. Who speaks to their computer, or presses keys by mistake, turns them off. */
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
 * Listens to the screen's keys wherever the focus is, before the part that has it: a grid would take
 * letters for names.
 * @param perform says whether it did something; else the key stays what it is
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
