import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Difference } from './compare.ts';

/** More than anybody looks at; the rest is named. */
const SHOWN = 150;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const embed = (picture: Buffer) => `data:image/webp;base64,${picture.toString('base64')}`;

const shown = async (picture: Buffer) =>
  embed(await sharp(picture).webp({ quality: 90 }).toBuffer());

/**
 * Where two PNGs differ, to the last step of a color: what one lacks of the other's size differs too.
 *
 * @returns a WebP that is transparent where they agree, and how many pixels differ.
 */
export async function differenceOf(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, two] = (await Promise.all(
    [before, after].map((picture, index) =>
      sharp(picture)
        .ensureAlpha()
        .extend({
          right: width - (sizes[index]?.width ?? 0),
          bottom: height - (sizes[index]?.height ?? 0),
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
        .raw()
        .toBuffer(),
    ),
  )) as [Buffer, Buffer];
  const mask = Buffer.alloc(one.length);
  const options = { threshold: 0, includeAA: true, diffMask: true };
  const pixels = pixelmatch(one, two, mask, width, height, options);
  const raw = { width, height, channels: 4 as const };
  return { pixels, mask: await sharp(mask, { raw }).webp({ lossless: true }).toBuffer() };
}

const figure = (caption: string, picture: string) =>
  `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${picture}" alt="${caption}"></figure>`;

async function section({ story, mode, before, after }: Difference): Promise<string> {
  const name = `<h2>${escaped(story)} <small>${mode}</small></h2>`;
  if (!before || !after) {
    const [kind, picture] = before ? (['Removed', before] as const) : (['New', after] as const);
    return `<section>${name}${picture ? figure(kind, await shown(picture)) : ''}</section>`;
  }
  const { pixels, mask } = await differenceOf(before, after);
  const [was, is] = await Promise.all([shown(before), shown(after)]);
  return `<section>${name}<p>${pixels} pixels differ</p>
    <div class="side">${figure('Before', was)}${figure('After', is)}</div>
    <div class="over"><img class="was" loading="lazy" src="${was}" alt="Before"><img class="is" loading="lazy" src="${is}" alt="After"></div>
    <input type="range" min="0" max="100" value="50" aria-label="Share of the picture that is shown as it was before">
    <div class="diff"><img loading="lazy" src="${is}" alt="After, dimmed"><img loading="lazy" src="${embed(mask)}" alt="Pixels that differ, in red"></div>
  </section>`;
}

/** One HTML page that holds everything it shows, to keep or to send. */
export async function reportOf(differences: readonly Difference[], about: string): Promise<string> {
  const sections: string[] = [];
  for (const difference of differences.slice(0, SHOWN)) sections.push(await section(difference));
  const rest = differences
    .slice(SHOWN)
    .map(({ story, mode }) => `<li>${escaped(`${story}, ${mode}`)}</li>`);
  const more = rest.length
    ? `<h2>Not shown: ${rest.length} more</h2><ul>${rest.join('')}</ul>`
    : '';
  const page = readFileSync(new URL('report.html', import.meta.url), 'utf8');
  return page
    .replaceAll('{{title}}', `${differences.length} visual differences`)
    .replace('{{about}}', escaped(about))
    .replace('{{sections}}', () => sections.join('\n') + more);
}
