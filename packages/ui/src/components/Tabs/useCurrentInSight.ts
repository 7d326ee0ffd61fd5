import { type RefObject, useEffect } from 'react';

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Scrolls a strip of tabs, and nothing else, to its current tab: when that changes, or gets its count. */
export function useCurrentInSight(ref: RefObject<HTMLElement | null>, current: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the current tab
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { current: strip } = ref;
      if (!strip || !entry) return;
      strip.scrollBy({ left: middleOf(entry.target) - middleOf(strip), behavior: 'instant' });
    });
    // React Aria draws its tabs in a second render.
    const frame = requestAnimationFrame(() => {
      const tab = ref.current?.querySelector('[aria-current], [aria-selected="true"]');
      if (tab) observer.observe(tab);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [current]);
}
