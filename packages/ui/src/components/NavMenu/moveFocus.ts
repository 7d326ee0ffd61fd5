/** Marks the elements that arrow keys reach along the bar. */
export const TOP_LEVEL = 'data-top-level';

/**
 * Implements the optional arrow keys of the APG's disclosure navigation: along the bar in reading
 * direction, from an open trigger into its panel, through the panel's links, and Home and End.
 * Returns whether the key was handled.
 */
export function moveFocus(key: string, bar: HTMLElement, from: HTMLElement): boolean {
  const panel = from.closest<HTMLElement>('[data-panel]');
  const sideways = ['ArrowLeft', 'ArrowRight'];
  if (getComputedStyle(bar).direction === 'rtl') sideways.reverse();
  const [back, on] = panel ? ['ArrowUp', 'ArrowDown'] : sideways;
  const stops = [...(panel ?? bar).querySelectorAll<HTMLElement>(panel ? 'a' : `[${TOP_LEVEL}]`)];
  const index = stops.indexOf(from);
  let next: HTMLElement | null | undefined;
  if (key === on) next = stops[index + 1];
  else if (key === back) next = stops[index - 1];
  else if (key === 'Home') next = stops[0];
  else if (key === 'End') next = stops.at(-1);
  else if (key === 'ArrowDown' && from.ariaExpanded === 'true')
    next = from.nextElementSibling?.querySelector('a');
  next?.focus();
  return Boolean(next);
}
