import type { Page } from '@playwright/test';

/** What moved since the page began to load, up to a frame after its typefaces are there. */
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
      // Less is a fraction of a pixel, which nobody sees.
      if (value < 0.0001) return [];
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join(' | ');
      return `moved by ${value.toFixed(4)}: ${moved}`;
    });
  });
