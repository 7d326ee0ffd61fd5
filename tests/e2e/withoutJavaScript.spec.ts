import type { Page } from '@playwright/test';
import { lightRoom } from '../../site/src/content/lightRoom.ts';
import { templates } from './pages.ts';
import { expect, test } from './site.ts';

test.use({ isDrawn: true });

const whole = (text: string) => new RegExp(`^${text.replace(/[.?]/g, '\\$&')}$`);

/**
 * Controls that work only with a script, and text for robots: the carousel's position, the map, the
 * honeypot, the photo, sounds, a cable's length, sign-in, the hour of a hero, and the lamps of rooms. A
 * switch says "on" only when it is.
 */
const needsScript = [
  /^on$/,
  /^\d of \d$/,
  /^Show the map$/,
  /^Leave this field empty$/,
  /^(Photo|Drop one here, .*)$/,
  /^(Tiled|Treated) room$/,
  /^(You’re (viewing as a visitor|not signed in)\.|Sign in)$/,
  /^(Distance|2,000 ft)$/,
  /^(Noon|Dusk)$/,
  /^(6:30 PM|\d+%)$/,
  ...Object.values(lightRoom.rooms).flatMap(({ caption, lamps, scenes }) =>
    [caption, ...Object.values(lamps), ...Object.values(scenes)].map(whole),
  ),
  ...Object.values(lightRoom.labels).map(whole),
];

/** Text in main that no layout shows without a script, even with every part opened. */
async function textsNeverShown(page: Page): Promise<string[]> {
  const look = () =>
    page.getByRole('main').evaluate((main) => {
      const shown: string[] = [];
      const hidden: string[] = [];
      const collect = () => {
        const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          // A select shows its options without a script.
          if (node.parentElement?.closest('option')) continue;
          const isShown = node.parentElement?.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          });
          const text = node.textContent?.trim();
          if (text) (isShown ? shown : hidden).push(text);
        }
      };
      collect();
      // These open without a script, those of one name one at a time.
      for (const details of main.querySelectorAll('details')) {
        details.removeAttribute('name');
        details.open = true;
      }
      // Some fade in. They count as they look in the end.
      for (const animation of main.getAnimations({ subtree: true })) {
        if (animation.timeline === document.timeline) animation.currentTime = 10_000;
      }
      collect();
      for (const details of main.querySelectorAll('details')) details.open = false;
      return { shown, hidden };
    });
  const shown = new Set<string>();
  const hidden = new Set<string>();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await look();
    for (const text of found.shown) shown.add(text);
    for (const text of found.hidden) hidden.add(text);
  }
  return [...hidden].filter((text) => !shown.has(text));
}

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /404/ });

  for (const [group, pages] of Object.entries(templates)) {
    test(`${group} show all of their text`, async ({ page }) => {
      const hidden: string[] = [];
      for (const route of pages) {
        await page.goto(route);
        const texts = (await textsNeverShown(page)).filter(
          (text) => !needsScript.some((one) => one.test(text)),
        );
        hidden.push(...texts.map((text) => `${route}: nobody sees "${text}"`));
      }
      expect(hidden).toEqual([]);
    });
  }
});
