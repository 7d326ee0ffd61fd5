import { pageGroups } from './expected/index.ts';
import { notFound } from './expected/standalone.ts';
import { failuresOf } from './failures.ts';
import { read, wordsNeverShown } from './reading.ts';
import { expect, isPhone, test } from './site.ts';

/**
 * Of use by script alone, or for robots: a place in the carousel, the map, the honeypot, signing in, and
 * the dimmer of the first picture.
 */
const needsScript = [
  /^\d of \d$/,
  /^Show the map$/,
  /^Leave this field empty$/,
  /^(You’re (viewing as a visitor|not signed in)\.|Sign in)$/,
  /^(Set the scene|Dinner|Movie|Late|Brightness|100|%)$/,
];

for (const [group, pages] of Object.entries(pageGroups)) {
  test.describe(group, () => {
    const isNotFound = pages.includes(notFound);
    test.use({ javaScriptEnabled: false, expectedNoise: isNotFound ? /404/ : null });

    test('show without JavaScript what is stated of them, and all their words', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const layout = isPhone(page) ? 'phone' : 'desktop';
      const size = page.viewportSize();
      const failures: string[] = [];
      for (const expected of pages) {
        if (size) await page.setViewportSize(size);
        await page.goto(expected.route);
        const reading = await read(page);
        // Looks at both layouts, so one of the two runs is enough.
        const hidden = layout === 'desktop' ? await wordsNeverShown(page) : [];
        const found = [
          ...failuresOf(reading, expected, layout),
          ...hidden
            .filter((text) => !needsScript.some((one) => one.test(text)))
            .map((text) => `nobody sees "${text}"`),
        ];
        failures.push(...found.map((failure) => `${expected.route}: ${failure}`));
      }
      expect(failures).toEqual([]);
    });
  });
}
