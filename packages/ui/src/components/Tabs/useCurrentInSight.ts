import { type RefObject, useEffect } from 'react';

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Scrolls a strip of tabs, and nothing else, to its current tab: when that changes, or a tab gets its count. */
export function useCurrentInSight(ref: RefObject<HTMLElement | null>, current: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the current tab
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { current: strip } = ref;
      const tab = strip?.querySelector('[aria-current], [aria-selected="true"]');
      if (!strip || !tab) return;
      strip.scrollBy({ left: middleOf(tab) - middleOf(strip), behavior: 'instant' });
    });
    // React Aria draws its tabs in a second render.
    const frame = requestAnimationFrame(() => {
      for (const tab of ref.current?.children ?? []) observer.observe(tab);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [current]);
}
