import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { company } from '../src/content/company.ts';
import { shareSize } from '../src/seo/addresses.ts';

export type Overlay = readonly OverlayOptions[];

const mark = new URL('../public/favicon.svg', import.meta.url);
const serif = new URL('../../packages/ui/src/theme/fonts/instrument-serif.woff2', import.meta.url);

/**
 * In pixels. A preview is often shown at a quarter of its size, where the name is still 30 px high.
 */
const MARGIN = 64;
const MARK = 156;
const GAP = { beside: 40, between: 10 };

/** Keeps the text readable on any picture. */
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">
  <linearGradient id="shade" x1="0" y1="1" x2="0" y2="0">
    <stop offset="0" stop-color="#0b0805" stop-opacity=".92"/>
    <stop offset=".3" stop-color="#0b0805" stop-opacity=".7"/>
    <stop offset=".6" stop-color="#0b0805" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#shade)"/>
</svg>`;

/** Renders a line of text as a tightly cropped picture. The renderer can't read WOFF2. */
async function line(text: string, size: number, color: string, font: string) {
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
      font: `Instrument Serif ${size}`,
      fontfile: font,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** The company's mark, name, and tagline at the bottom of a share picture. */
export async function shareImageOverlay(
  texts: Pick<typeof company, 'name' | 'tagline'> = company,
): Promise<Overlay> {
  const folder = await mkdtemp(join(tmpdir(), 'share-font-'));
  try {
    const font = join(folder, 'serif.ttf');
    const letters = texts.name + texts.tagline;
    await writeFile(
      font,
      await subsetFont(await readFile(serif), letters, { targetFormat: 'truetype' }),
    );
    const name = await line(texts.name, 116, '#fdf6ea', font);
    const tagline = await line(texts.tagline, 46, '#e8d9c3', font);
    const drawing = await sharp(await readFile(mark), { density: (72 * MARK) / 32 })
      .resize(MARK, MARK)
      .png()
      .toBuffer();
    const left = MARGIN + MARK + GAP.beside;
    const foot = shareSize.height - MARGIN;
    const top = foot - (name.height + GAP.between + tagline.height);
    return [
      { input: Buffer.from(shade), left: 0, top: 0 },
      { input: drawing, left: MARGIN, top: Math.round((top + foot - MARK) / 2) },
      { input: name.input, left, top },
      { input: tagline.input, left, top: foot - tagline.height },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
