import type { KeyboardEvent } from 'react';
import { Toolbar as AriaToolbar, type ToolbarProps } from 'react-aria-components/Toolbar';

/** Adds Home and End. React Aria's toolbar omits them, because text fields need them. */
function moveToEdge(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, target, key } = event;
  // Ignores keys from a list that a control has opened, because they bubble here too.
  if (!/^(Home|End)$/.test(key) || !currentTarget.contains(target as Node)) return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled')];
  controls.at(key === 'Home' ? 0 : -1)?.focus();
  event.preventDefault();
}

/** Row of controls with a single tab stop. Arrow keys, Home, and End move between the controls. */
export const Toolbar = (props: Omit<ToolbarProps, 'render'>) => (
  <AriaToolbar
    {...props}
    // biome-ignore lint/a11y/noStaticElementInteractions: React Aria sets its role
    render={(toolbar) => <div {...toolbar} onKeyDown={moveToEdge} />}
  />
);
