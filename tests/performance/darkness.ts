/**
 * `pnpm bench:darkness [route ...]`: the share of each page's pixels that are nearly black in the dark
 * theme (every channel under 24 of 255), over the last build. A page is a room with lamps on, so at
 * most 65 % of it should be dark (docs/performance.md#darkness).
 */
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import { serveSite } from '../../scripts/serve.ts';
import { routePaths } from '../../site/src/routes.ts';

const NEARLY_BLACK = 24;
const LIMIT = 0.65;
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const chosen = process.argv.slice(2);
const routes = chosen.length > 0 ? chosen : routePaths.filter((path) => !path.includes('admin'));

/** Scrolls down the page so that every lazy picture loads. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function darkShare(page: Page): Promise<number> {
  const picture = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let dark = 0;
  for (let at = 0; at < data.length; at += 3) {
    const lightest = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (lightest < NEARLY_BLACK) dark += 1;
  }
  return dark / (info.width * info.height);
}

const percent = (share: number) =>
  `${(share * 100).toFixed(0)} %${share > LIMIT ? '!' : ' '}`.padStart(9);

const { url, close } = await serveSite(0);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
console.log(
  `${'page'.padEnd(44)}${screens.map(({ width }) => `${width} px`.padStart(9)).join('')}`,
);
for (const route of routes) {
  const shares: number[] = [];
  for (const viewport of screens) {
    const page = await browser.newPage({
      viewport,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      // A quarter of the pixels say the same.
      deviceScaleFactor: 0.5,
    });
    await page.goto(url + route, { waitUntil: 'networkidle' });
    await loadPictures(page);
    shares.push(await darkShare(page));
    await page.close();
  }
  console.log(`${route.padEnd(44)}${shares.map(percent).join('')}`);
}
await browser.close();
close();
