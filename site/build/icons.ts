import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { company } from '../src/content/company.ts';

const favicon = new URL('../public/favicon.svg', import.meta.url);

/**
 * `/favicon.ico`, requested by browsers and robots that do not read a page: one PNG in an ICO file, which
 * every reader since Windows Vista supports.
 */
const icoSize = 48;

function icoFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(icoSize, 6);
  header.writeUInt8(icoSize, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Reads the background color from the drawing, its only definition. */
export function backgroundOf(svg: string): string {
  const background = svg.match(/<rect[^>]*\sfill="(#[0-9a-f]{6})"/)?.[1];
  if (!background) {
    throw new Error(
      'site/public/favicon.svg has no <rect> with a fill to stand on, so the icons made of it would be see-through. Give it one.',
    );
  }
  return background;
}

/** Launchers crop a maskable icon to a circle of four fifths, so the lamp is scaled down to fit. */
const MASKABLE = 0.75;

const icons = [
  { file: 'icon-192.png', size: 192, scale: 1, isOpaque: false },
  { file: 'icon-512.png', size: 512, scale: 1, isOpaque: false },
  { file: 'icon-maskable-512.png', size: 512, scale: MASKABLE, isOpaque: true },
  // iOS rounds the corners itself and paints transparent areas black.
  { file: 'apple-touch-icon.png', size: 180, scale: 1, isOpaque: true },
] as const;

const icon = (size: number, purpose: string) => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The site at `/`, or the managers' pages at `/admin`, which are installed as an app of their own. */
const webManifest = (start: '/' | '/admin', background: string) => ({
  id: start,
  name: start === '/' ? company.name : `${company.name} Desk`,
  short_name: start === '/' ? company.name : 'Desk',
  description: company.description,
  lang: 'en-US',
  start_url: start,
  scope: start,
  // Keeps the browser's back button, because pages link to maps, calls, and email.
  display: 'minimal-ui',
  theme_color: background,
  background_color: background,
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
});

/** Renders at the final size: 72 dpi gives the drawing's own 32 px. */
const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);

export async function writeIcons(client: URL): Promise<void> {
  const svg = await readFile(favicon, 'utf8');
  const background = backgroundOf(svg);
  await Promise.all(
    icons.map(async ({ file, size, scale, isOpaque }) => {
      const inner = Math.round(size * scale);
      const before = Math.floor((size - inner) / 2);
      const after = size - inner - before;
      const drawing = drawn(svg, inner).extend({
        top: before,
        left: before,
        bottom: after,
        right: after,
        background,
      });
      await (isOpaque ? drawing.flatten({ background }) : drawing)
        .png({ compressionLevel: 9 })
        .toFile(fileURLToPath(new URL(file, client)));
    }),
  );
  const png = await drawn(svg, icoSize).png().toBuffer();
  await writeFile(new URL('favicon.ico', client), icoFile(png));
  const write = (name: string, start: '/' | '/admin') =>
    writeFile(new URL(name, client), JSON.stringify(webManifest(start, background)));
  await write('manifest.webmanifest', '/');
  await write('admin.webmanifest', '/admin');
}
