import { lightRoom } from '../../site/src/content/lightRoom.ts';
import { haveOneTemplate, pageGroups } from './expected/index.ts';
import { notFound } from './expected/standalone.ts';
import { failuresOf } from './failures.ts';
import { read, textsNeverShown } from './reading.ts';
import { expect, isPhone, test } from './site.ts';

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

for (const [group, pages] of Object.entries(pageGroups)) {
  test.describe(group, () => {
    const isNotFound = pages.includes(notFound);
    test.use({ javaScriptEnabled: false, expectedNoise: isNotFound ? /404/ : null });

    test('show every stated text without JavaScript, and no text that needs a script', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const layout = isPhone(page) ? 'phone' : 'desktop';
      const size = page.viewportSize();
      const failures: string[] = [];
      for (const [index, expected] of pages.entries()) {
        const isNewLayout = index === 0 || !haveOneTemplate(group);
        if (layout === 'phone' && !isNewLayout) continue;
        if (size) await page.setViewportSize(size);
        await page.goto(expected.route);
        const reading = await read(page);
        // This check covers both layouts, so it runs in only one of them.
        const hidden = layout === 'desktop' && isNewLayout ? await textsNeverShown(page) : [];
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
