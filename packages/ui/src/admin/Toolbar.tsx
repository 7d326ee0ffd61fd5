import type { KeyboardEvent } from 'react';
import { Toolbar as AriaToolbar, type ToolbarProps } from 'react-aria-components/Toolbar';

/** Home and End, which React Aria's toolbar leaves out because text fields need them. */
function moveToEdge(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, target, key } = event;
  // The keys of a list that a control opens are heard here, too.
  if (!/^(Home|End)$/.test(key) || !currentTarget.contains(target as Node)) return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('a[href], button:enabled')];
  controls.at(key === 'Home' ? 0 : -1)?.focus();
  event.preventDefault();
}

/** Row of controls with a single tab stop. Arrow keys, Home, and End move between the controls. */
export const Toolbar = (props: Omit<ToolbarProps, 'render'>) => (
  <AriaToolbar
    {...props}
    // biome-ignore lint/a11y/noStaticElementInteractions: React Aria gives it its role
    render={(toolbar) => <div {...toolbar} onKeyDown={moveToEdge} />}
  />
);
