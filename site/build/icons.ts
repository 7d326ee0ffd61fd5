import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { company } from '../src/content/company.ts';

const favicon = new URL('../public/favicon.svg', import.meta.url);

/** The colour that the drawing stands on, so that it is written once. */
export function groundOf(svg: string): string {
  const ground = svg.match(/<rect[^>]*\sfill="(#[0-9a-f]{6})"/)?.[1];
  if (!ground) {
    throw new Error(
      'site/public/favicon.svg has no <rect> with a fill to stand on, so the icons made of it would be see-through. Give it one.',
    );
  }
  return ground;
}

/** Launchers cut a maskable icon to a circle of four fifths: the lamp shrinks until it fits inside. */
const MASKABLE = 0.75;

export const icons = [
  { file: 'icon-192.png', size: 192, scale: 1, isOpaque: false },
  { file: 'icon-512.png', size: 512, scale: 1, isOpaque: false },
  { file: 'icon-maskable-512.png', size: 512, scale: MASKABLE, isOpaque: true },
  // iOS rounds the corners itself and paints black behind what is see-through.
  { file: 'apple-touch-icon.png', size: 180, scale: 1, isOpaque: true },
] as const;

const icon = (size: number, purpose: string) => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const webManifest = (ground: string) => ({
  id: '/',
  name: company.name,
  short_name: company.name,
  description: company.description,
  lang: 'en-US',
  start_url: '/',
  scope: '/',
  // With the browser's way back: pages lead to maps, calls and mail.
  display: 'minimal-ui',
  theme_color: ground,
  background_color: ground,
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
});

export async function writeIcons(client: URL): Promise<void> {
  const svg = await readFile(favicon, 'utf8');
  const ground = groundOf(svg);
  await Promise.all(
    icons.map(async ({ file, size, scale, isOpaque }) => {
      const inner = Math.round(size * scale);
      const before = Math.floor((size - inner) / 2);
      const after = size - inner - before;
      // Drawn at its final size: 72 dots an inch is the drawing's own 32.
      const drawing = sharp(Buffer.from(svg), { density: (72 * inner) / 32 })
        .resize(inner, inner)
        .extend({ top: before, left: before, bottom: after, right: after, background: ground });
      await (isOpaque ? drawing.flatten({ background: ground }) : drawing)
        .png({ compressionLevel: 9 })
        .toFile(fileURLToPath(new URL(file, client)));
    }),
  );
  await writeFile(new URL('manifest.webmanifest', client), JSON.stringify(webManifest(ground)));
}
