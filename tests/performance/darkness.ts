/**
 * `node tests/performance/darkness.ts [route ...]`: the share of each page's pixels that are nearly black in the dark
 * theme (every channel under 24 of 255), over the last build. A page is a room with lamps on, so at
 * most 65 % of it should be dark (docs/performance.md#darkness). Beside it stand the number of screens
 * that the page is long and its darkest screen: the share, and which one it is from the top.
 */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { routePaths } from '../../site/src/routes.ts';
import { loadPictures, overTheBuild } from './measuring.ts';

const NEARLY_BLACK = 24;
const LIMIT = 0.65;
/** A quarter of the pixels say the same. */
const SCALE = 0.5;
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const chosen = process.argv.slice(2);
const routes = chosen.length > 0 ? chosen : routePaths.filter((path) => !path.includes('admin'));

interface Darkness {
  /** Of all pixels of the page, 0 to 1. */
  share: number;
  /** How many screens long the page is. */
  screens: number;
  /** The darkest screen: its share, and its number from 1. */
  darkest: { share: number; screen: number };
}

/** How many pixels of each row are nearly black. */
async function darkRows(page: Page) {
  const picture = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = new Array<number>(info.height).fill(0);
  for (let at = 0; at < data.length; at += 3) {
    const lightest = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const row = Math.floor(at / 3 / info.width);
    if (lightest < NEARLY_BLACK) rows[row] = (rows[row] ?? 0) + 1;
  }
  return { rows, width: info.width };
}

/** The last screen is as high as the others: the page ends with it. */
async function measureDarkness(page: Page, height: number): Promise<Darkness> {
  const { rows, width } = await darkRows(page);
  const screen = Math.round(height * SCALE);
  const share = (of: readonly number[]) =>
    of.reduce((sum, dark) => sum + dark, 0) / (of.length * width);
  const screens = rows.length / screen;
  const shares = Array.from({ length: Math.ceil(screens) }, (_, index) => {
    const start = Math.min(index * screen, Math.max(0, rows.length - screen));
    return share(rows.slice(start, start + screen));
  });
  const darkest = Math.max(...shares);
  return {
    share: share(rows),
    screens,
    darkest: { share: darkest, screen: shares.indexOf(darkest) + 1 },
  };
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %${share > LIMIT ? '!' : ' '}`;
const cells = ({ share, screens, darkest }: Darkness) =>
  [
    percent(share).padStart(9),
    screens.toFixed(1).padStart(9),
    `${(darkest.share * 100).toFixed(0)} % in ${darkest.screen}`.padStart(13),
  ].join('');

await overTheBuild(async (url, browser) => {
  const headings = screens.map(({ width }) => `${`${width} px`.padStart(9)}  screens      darkest`);
  console.log(`${'page'.padEnd(44)}${headings.join('')}`);
  for (const route of routes) {
    let line = route.padEnd(44);
    for (const viewport of screens) {
      const page = await browser.newPage({
        viewport,
        reducedMotion: 'reduce',
        colorScheme: 'dark',
        deviceScaleFactor: SCALE,
      });
      await page.goto(url + route, { waitUntil: 'networkidle' });
      await loadPictures(page);
      line += cells(await measureDarkness(page, viewport.height));
      await page.close();
    }
    console.log(line);
  }
});
