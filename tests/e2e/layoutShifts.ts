import type { Page } from '@playwright/test';

/** Layout shifts since the page started to load, up to a frame after its fonts have loaded. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().flatMap((entry) => {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      // Smaller shifts are a fraction of a pixel and invisible.
      if (value < 0.0001) return [];
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(' | ');
      return `moved by ${value.toFixed(4)}: ${moved}`;
    });
  });
