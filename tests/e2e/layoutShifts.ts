import type { Page } from '@playwright/test';

/** Layout shifts since the page started to load, up to a frame after its fonts have loaded. */
export const layoutShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().flatMap((entry) => {
      const { value, sources, startTime } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      // Smaller shifts are a fraction of a pixel and invisible.
      if (value < 0.0001) return [];
      const box = ({ x, y, width, height }: DOMRect) =>
        [x, y, width, height].map(Math.round).join(' ');
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const words = node?.textContent?.trim().slice(0, 40);
        return `"${words}" from ${box(previousRect)} to ${box(currentRect)}`;
      });
      return `moved by ${value.toFixed(4)} after ${startTime.toFixed(0)} ms: ${moved.join(' | ')}`;
    });
  });

/**
 * Visits a page, and once more each time that something moved while it loaded, because a busy machine may read a font
 * from the cache after the first frame. What moves on three visits is the page's own fault.
 */
export async function visitWithFonts(page: Page, route: string) {
  for (let visits = 0; visits < 3; visits += 1) {
    await page.goto(route);
    if ((await layoutShifts(page)).length === 0) return;
  }
}
