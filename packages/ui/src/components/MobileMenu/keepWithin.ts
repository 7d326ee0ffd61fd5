const controls = 'button:not([tabindex="-1"]), a, summary';

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
 * Keeps keyboards and screen readers in an open popover until it closes. Its first control gets the
 * focus. Unlike `inert` and modal dialogs, this restyles nothing.
 */
export function keepWithin(popover: HTMLElement): void {
  const shown = () =>
    [...popover.querySelectorAll<HTMLElement>(controls)].filter((one) => one.checkVisibility());
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (target instanceof Element && target.closest('[popover]')) return;
    const [first, ...others] = shown();
    (relatedTarget === first ? (others.at(-1) ?? first) : first)?.focus();
  };
  if (!popover.contains(document.activeElement)) shown()[0]?.focus();
  const beside = elementsBeside(popover);
  for (const element of beside) element.setAttribute('aria-hidden', 'true');
  addEventListener('focusin', onFocus);
  // Before it closes, because the browser then returns the focus to the page.
  const release = () => {
    removeEventListener('focusin', onFocus);
    for (const element of beside) element.removeAttribute('aria-hidden');
  };
  popover.addEventListener('beforetoggle', release, { once: true });
}
