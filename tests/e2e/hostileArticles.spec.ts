import type { Page } from '@playwright/test';
import { withPost } from './posts.ts';
import { expect, test } from './site.ts';

test.describe('an article that is hard to lay out', () => {
  test.use({ expectedNoise: /404/ });

  /** Seconds of layout since the page was opened. */
  async function layoutTime(page: Page, slug: string) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(`/blog/${slug}`);
    await expect(page.locator('article').getByRole('heading', { level: 1 })).toBeVisible();
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? 0;
  }

  const words = 'lamps at dusk '.repeat(15_000);
  for (const [what, facts] of Object.entries({
    'a word of 200,000 characters': { content: 'x'.repeat(words.length) },
    'an excerpt and a title of 20,000 characters': {
      title: 't'.repeat(20_000),
      excerpt: 'e'.repeat(20_000),
      author: 'a'.repeat(20_000),
      content: words,
    },
  })) {
    test(`with ${what} takes hardly longer than as many characters in words`, async ({ page }) => {
      let usual = 0;
      await withPost({ content: words, slug: 'usual' }, async ({ slug }) => {
        usual = await layoutTime(page, slug);
      });
      await withPost({ ...facts, slug: 'hostile' }, async ({ slug }) => {
        // Laid out as one word, each takes a hundred times as long or more.
        expect(await layoutTime(page, slug)).toBeLessThan(20 * usual);
        const isWider = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth;
        });
        expect(isWider).toBe(false);
      });
    });
  }

  test('without a title has the first words of its excerpt for one', async ({ page }) => {
    const excerpt = 'The walls are open for three weeks.';
    await withPost({ title: '', excerpt, slug: 'untitled' }, async ({ slug }) => {
      await page.goto(`/blog/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: excerpt })).toBeVisible();
      await expect(page).toHaveTitle(`${excerpt} - Custom Designs`);
    });
  });
});
