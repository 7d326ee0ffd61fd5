/**
 * `node tests/performance/heroes.ts [route or width ...]`: measures every hero of the last build in both
 * themes and at five widths. Prints the share of the picture's light and contrast that the page keeps, the
 * picture's share of the hero's height, and the lowest contrast of a line of text. Fails below the
 * bars, which phones have for text only, because their pictures are small beside the header's shade.
 */
import { routePaths } from '../../site/src/routes.ts';
import { heroContrasts } from '../e2e/heroContrast.ts';
import { heroLight } from '../e2e/heroLight.ts';
import { overTheBuild } from './measuring.ts';

const bars = { light: 85, contrast: 90, heading: 3, text: 4.5 };
const heights = { 320: 568, 390: 844, 768: 1024, 1440: 900, 1920: 1080 };
const named = process.argv.slice(2);
const routes = named.some((one) => one.startsWith('/'))
  ? named.filter((one) => one.startsWith('/'))
  : routePaths.filter((path) => !/admin|contact|blog|privacy/.test(path));

const isNamed = ([width]: [string, number]) => named.includes(width);
const all = Object.entries(heights);
const widths = all.some(isNamed) ? all.filter(isNamed) : all;

let failures = 0;
let measured = 0;
console.log('theme width light contrast height heading text route');
await overTheBuild(async (url, browser) => {
  for (const theme of ['dark', 'light']) {
    for (const [width, height] of widths) {
      const page = await browser.newPage({
        viewport: { width: Number(width), height },
        reducedMotion: 'reduce',
      });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      for (const route of routes) {
        await page.goto(url + route);
        const texts = await heroContrasts(page);
        const lowest = (isHeading: boolean) =>
          Math.min(
            ...texts.filter((one) => one.isHeading === isHeading).map((one) => one.contrast),
          );
        const [heading, text] = [lowest(true), lowest(false)];
        // Measuring texts hides the bars, whose shade takes light from the picture.
        await page.reload();
        const picture = await heroLight(page);
        const isGood =
          (Number(width) < 768 ||
            (picture.light >= bars.light && picture.contrast >= bars.contrast)) &&
          heading >= bars.heading &&
          text >= bars.text;
        measured += 1;
        if (!isGood) failures += 1;
        const numbers = [picture.light, picture.contrast, picture.height]
          .map((percent) => `${percent.toFixed(0)}%`.padStart(5))
          .join(' ');
        const contrasts = [heading, text].map((one) => one.toFixed(1).padStart(5)).join(' ');
        console.log(
          `${theme.padEnd(5)} ${width.padStart(4)} ${numbers} ${contrasts} ${route}${isGood ? '' : ' FAIL'}`,
        );
      }
      await page.close();
    }
  }
});
console.log(`${measured} heroes, ${failures} below a bar (${JSON.stringify(bars)})`);
process.exitCode = failures > 0 || measured === 0 ? 1 : 0;
