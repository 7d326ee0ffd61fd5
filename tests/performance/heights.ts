/**
 * `node tests/performance/heights.ts [route ...]`: how many screens long each page of the last build is, on a
 * desktop (1440 x 900) and on a phone (390 x 844), with all pictures loaded. With routes, it also prints the
 * height of each section, in screens.
 */
import { routePaths } from '../../site/src/routes.ts';
import { overTheBuild } from './measuring.ts';

const screens = { desktop: [1440, 900], phone: [390, 844] } as const;
const named = process.argv.slice(2);
const routes = named.length > 0 ? named : routePaths.filter((path) => !path.startsWith('/admin'));

/** Runs in the page. The header lies over the first section, so it isn't counted. */
const readHeights = () =>
  [...document.querySelectorAll('main > *, main ~ footer')].map((part) => ({
    name: part.querySelector('h1, h2')?.textContent ?? part.tagName.toLowerCase(),
    height: part.getBoundingClientRect().height,
  }));

await overTheBuild(async (url, browser) => {
  for (const route of routes) {
    const lines: Record<string, string> = {};
    for (const [device, [width, height]] of Object.entries(screens)) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(url + route, { waitUntil: 'networkidle' });
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      const inScreens = (pixels: number) => (pixels / height).toFixed(1);
      const parts = (await page.evaluate(readHeights)).map(
        (part) => `${inScreens(part.height)} ${part.name}`,
      );
      lines[device] = [inScreens(whole), ...(named.length > 0 ? parts : [])].join('\n    ');
      await page.close();
    }
    const separator = named.length > 0 ? '\n  ' : ' ';
    console.log([route, ...Object.entries(lines).map((line) => line.join(' '))].join(separator));
  }
});
