/** The elements beside the element and its ancestors, except popovers, such as a notice. */
function elementsBeside(element: Element): Element[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (one) => one !== element && !one.matches('[popover],[aria-hidden]'),
  );
  return [...siblings, ...elementsBeside(parentElement)];
}

/**
 * Keeps keyboards and screen readers in an open popover until it closes. Its first focusable button
 * gets the focus. Unlike `inert` and modal dialogs, this restyles nothing.
 */
export function keepWithin(popover: HTMLElement): void {
  const beside = elementsBeside(popover);
  const enter = () => popover.querySelector<HTMLElement>('button:not([tabindex="-1"])')?.focus();
  const onFocus = ({ target }: FocusEvent) => {
    if (!popover.contains(target as Node)) enter();
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') return;
    popover.removeEventListener('toggle', onToggle);
    removeEventListener('focusin', onFocus);
    for (const element of beside) element.removeAttribute('aria-hidden');
  };
  for (const element of beside) element.setAttribute('aria-hidden', 'true');
  addEventListener('focusin', onFocus);
  popover.addEventListener('toggle', onToggle);
  if (!popover.contains(document.activeElement)) enter();
}
