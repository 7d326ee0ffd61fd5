/** Marks what the arrow keys go through along the bar. */
export const TOP_LEVEL = 'data-top-level';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The optional arrow keys of the APG's disclosure navigation: along the bar, from an open trigger
 * down into its panel, through the panel's links, and with Home and End to either end. Returns
 * whether the key was used. Left and right follow the reading direction.
 */
export function moveFocus(key: string, bar: HTMLElement, from: Element): boolean {
  const panel = from.closest<HTMLElement>('[data-panel]');
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const isUpright = key === 'ArrowUp' || key === 'ArrowDown';
  if (panel ? isSideways : isUpright) {
    const below = from.nextElementSibling;
    if (panel || key !== 'ArrowDown' || from.getAttribute('aria-expanded') !== 'true') return false;
    below?.querySelector('a')?.focus();
    return true;
  }
  const stops = [...(panel ?? bar).querySelectorAll<HTMLElement>(panel ? 'a' : `[${TOP_LEVEL}]`)];
  const turned = isSideways && getComputedStyle(bar).direction === 'rtl' ? -1 : 1;
  const step = steps[key];
  let next: HTMLElement | undefined;
  if (step) next = stops[stops.indexOf(from as HTMLElement) + step * turned];
  else if (key === 'Home') next = stops[0];
  else if (key === 'End') next = stops.at(-1);
  next?.focus();
  return next !== undefined;
}
