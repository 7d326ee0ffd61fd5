import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const controls = 'input, textarea, select, button, a[href]';

/**
 * Keeps the focus inside an element. When its focused control leaves, the first remaining control
 * gets the focus. @returns the element's props
 */
export function useFocusKept<Frame extends HTMLElement>() {
  const ref = useRef<Frame>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const remaining = [...(ref.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
    remaining.find(({ tabIndex }) => tabIndex >= 0)?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { ref, onFocus };
}
