/**
 * `pnpm screenshots`: takes the README's pictures from the last build, over the running backend.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { serveSite } from './serve.ts';

const widths = { phone: 390, desktop: 1440 } as const;
const themes = ['dark', 'light'] as const;
const [
  folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url)),
  route = '/',
  full,
] = process.argv.slice(2);

/** Scrolls down the page so that every lazy picture loads, then back up. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

const { url, close } = await serveSite(0);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
await mkdir(folder, { recursive: true });
for (const [device, width] of Object.entries(widths)) {
  for (const theme of themes) {
    const page = await browser.newPage({
      viewport: { width, height: device === 'phone' ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto(url + route, { waitUntil: 'networkidle' });
    await loadPictures(page);
    const picture = await page.screenshot({ fullPage: full === 'full' });
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
    const target = `${folder}/${name}-${device}-${theme}`;
    await (full
      ? sharp(picture).toFile(`${target}.png`)
      : sharp(picture).webp({ quality: 80 }).toFile(`${target}.webp`));
    console.log(target);
    await page.close();
  }
}
await browser.close();
close();
