import { faultsOf } from './faults.ts';
import { read, wordsNeverShown } from './reading.ts';
import { expect, isPhone, test } from './site.ts';
import { families } from './stated/index.ts';
import { notFound } from './stated/standalone.ts';

/**
 * Of use by script alone, or for robots: a place in the carousel, the map, the trap, signing in, and
 * the dimmer of the first picture.
 */
const needsScript = [
  /^\d of \d$/,
  /^Show the map$/,
  /^Leave this field empty$/,
  /^(You are (looking as a visitor|not signed in)\.|Sign In)$/,
  /^(Set the room|Dinner|Movie|Late|Brightness|100|%)$/,
];

for (const [family, pages] of Object.entries(families)) {
  test.describe(family, () => {
    const isNotFound = pages.includes(notFound);
    test.use({ javaScriptEnabled: false, expectedNoise: isNotFound ? /404/ : null });

    test('show without JavaScript what is stated of them, and all their words', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const layout = isPhone(page) ? 'phone' : 'desktop';
      const size = page.viewportSize();
      const faults: string[] = [];
      for (const stated of pages) {
        if (size) await page.setViewportSize(size);
        await page.goto(stated.route);
        const reading = await read(page);
        // Looks at both layouts, so one of the two runs is enough.
        const hidden = layout === 'desktop' ? await wordsNeverShown(page) : [];
        const found = [
          ...faultsOf(reading, stated, layout),
          ...hidden
            .filter((text) => !needsScript.some((one) => one.test(text)))
            .map((text) => `nobody sees "${text}"`),
        ];
        faults.push(...found.map((fault) => `${stated.route}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}
