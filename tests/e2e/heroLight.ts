import type { Page } from 'playwright';
import sharp from 'sharp';

/** How much of a hero's picture a visitor sees. */
export interface HeroLight {
  /** Mean brightness on the page, in percent of the file's. */
  readonly light: number;
  /** Standard deviation of the brightness on the page, in percent of the file's. */
  readonly contrast: number;
  /** Height of the picture in percent of the hero's. */
  readonly height: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Makes all words transparent, and leaves the layers between them and the picture. */
async function hideWords(): Promise<{ box: Box; height: number }> {
  const hero = document.querySelector('[data-opening]');
  const media = hero?.firstElementChild;
  if (!hero || !media) throw new Error('the page has no hero');
  const shown = [...media.querySelectorAll('img')].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode()));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':is(header a, header button, header li, [data-opening] > :not(:first-child)) { opacity: 0 !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  const { x, y, width, height } = media.getBoundingClientRect();
  const bottom = Math.min(y + height, innerHeight);
  const box = { x, y: Math.ceil(y), width, height: Math.floor(bottom) - Math.ceil(y) };
  return { box, height: (100 * height) / hero.getBoundingClientRect().height };
}

/** Shows the picture's file alone, above everything else, with the same crop. */
async function showFileAlone(): Promise<void> {
  const media = document.querySelector('[data-opening]')?.firstElementChild;
  const image = [...(media?.querySelectorAll('img') ?? [])].find((one) => one.checkVisibility());
  if (!media || !image) throw new Error('the hero has no picture');
  const { x, y, width, height } = media.getBoundingClientRect();
  const file = new Image();
  file.src = image.currentSrc;
  Object.assign(file.style, {
    position: 'fixed',
    zIndex: '99',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    maxWidth: 'none',
    objectFit: 'cover',
    objectPosition: getComputedStyle(image).objectPosition,
  });
  await file.decode();
  document.body.append(file);
}

/** Mean and standard deviation of the luma, 0 to 255. */
async function lumaOf(picture: Buffer): Promise<{ mean: number; deviation: number }> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < data.length; at += 3) {
    const luma =
      0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
    sum += luma;
    squares += luma * luma;
  }
  const count = info.width * info.height;
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(squares / count - mean * mean) };
}

/** Compares the hero's picture on the page with its file. Hides the page's words, so measure them before. */
export async function heroLight(page: Page): Promise<HeroLight> {
  const { box, height } = await page.evaluate(hideWords);
  const shot = () => page.screenshot({ clip: box, animations: 'disabled' });
  const onPage = await lumaOf(await shot());
  await page.evaluate(showFileAlone);
  const alone = await lumaOf(await shot());
  return {
    light: (100 * onPage.mean) / alone.mean,
    contrast: (100 * onPage.deviation) / alone.deviation,
    height,
  };
}
