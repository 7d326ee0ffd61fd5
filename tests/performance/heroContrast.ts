/**
 * `node tests/performance/heroContrast.ts [route ...]`: measures the contrast of every hero's text
 * on its picture over the last build, in both themes and at five widths. Fails below 4.5 to 1 and
 * lists texts below 7.
 */
import { routePaths } from '../../site/src/routes.ts';
import { heroContrasts } from '../e2e/heroContrast.ts';
import { overTheBuild } from './measuring.ts';

const LEAST = 4.5;
const BODY = 7;
const heights = { 320: 568, 390: 844, 768: 1024, 1440: 900, 1920: 1080 };
const named = process.argv.slice(2);
const routes =
  named.length > 0 ? named : routePaths.filter((path) => !/admin|contact|blog/.test(path));

let failures = 0;
let measured = 0;
await overTheBuild(async (url, browser) => {
  for (const theme of ['dark', 'light']) {
    for (const [width, height] of Object.entries(heights)) {
      const page = await browser.newPage({
        viewport: { width: Number(width), height },
        reducedMotion: 'reduce',
      });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      for (const route of routes) {
        await page.goto(url + route);
        for (const { excerpt, isHeading, contrast } of await heroContrasts(page)) {
          measured += 1;
          if (contrast < LEAST) failures += 1;
          if (contrast < (isHeading ? LEAST : BODY)) {
            const mark = contrast < LEAST ? 'FAIL' : 'low ';
            console.log(`${mark} ${contrast.toFixed(1)} ${theme} ${width} ${route}: ${excerpt}`);
          }
        }
      }
      await page.close();
    }
  }
});
console.log(`${measured} texts, ${failures} below ${LEAST} to 1`);
process.exitCode = failures > 0 || measured === 0 ? 1 : 0;
