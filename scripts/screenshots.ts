/** `node scripts/screenshots.ts [folder] [route] [full]`: pictures of the last build and backend. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadPictures, overTheBuild } from '../tests/performance/measuring.ts';

const widths = { phone: 390, desktop: 1440 } as const;
const themes = ['dark', 'light'] as const;
const [
  folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url)),
  route = '/',
  full,
] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
await overTheBuild(async (url, browser) => {
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
});
