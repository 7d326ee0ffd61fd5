import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { type Difference, hashOf } from './baselines.ts';

export interface Sighting extends Difference {
  kind: 'changed' | 'new' | 'removed';
  /** The hash that was accepted. */
  accepted?: string | undefined;
  before?: Buffer | undefined;
  after?: Buffer | undefined;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Lamp-coloured where two pictures differ, dark elsewhere. @returns the picture and how many pixels differ. */
async function differenceOf(before: Buffer, after: Buffer) {
  const [one, two] = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(one?.width ?? 1, two?.width ?? 1);
  const height = Math.max(one?.height ?? 1, two?.height ?? 1);
  const pixelsOf = async (picture: Buffer, { width: w = 1, height: h = 1 } = {}) =>
    sharp(picture)
      .removeAlpha()
      .extend({ right: width - w, bottom: height - h, background: '#f0f' })
      .raw()
      .toBuffer();
  const [a, b] = await Promise.all([pixelsOf(before, one), pixelsOf(after, two)]);
  const shown = Buffer.alloc(a.length);
  let count = 0;
  for (let at = 0; at < a.length; at += 3) {
    const isSame = a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2];
    if (!isSame) count += 1;
    shown.set(
      isSame ? [(b[at] ?? 0) >> 3, (b[at + 1] ?? 0) >> 3, (b[at + 2] ?? 0) >> 3] : [255, 178, 64],
      at,
    );
  }
  const picture = await sharp(shown, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { picture, count };
}

const style = `:root { color-scheme: dark; font: 1rem/1.5 system-ui; background: #0c0a08; color: #efe9e2 }
  body { margin: 0 auto; padding: 2rem; max-inline-size: 100rem }
  h2 { font-size: 1rem; margin-block: 3rem 0.5rem; overflow-wrap: anywhere }
  ul { columns: 24rem } a { color: #ffb861 }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0 } figcaption { color: #c8c0b6 } img { max-inline-size: 100%; block-size: auto; border: 1px solid #5a544c }`;

/** A picture that its own commit no longer gives was never a steady one, or was accepted uncommitted. */
const captionOf = (before: Buffer | undefined, accepted: string | undefined) =>
  before && hashOf(before) !== accepted ? 'Accepted, but its commit draws this today' : 'Accepted';

/** Writes a page of what differs, side by side. @returns its address. */
export async function writeReport(folder: string, sightings: readonly Sighting[]): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const figure = (name: string, caption: string, picture: Buffer | undefined) => {
    if (!picture) return `<figure><figcaption>${caption}: no picture</figcaption></figure>`;
    writeFileSync(join(folder, `${name}.png`), picture);
    return `<figure><figcaption>${caption}</figcaption><a href="${name}.png"><img loading="lazy" src="${name}.png" alt="${caption}"></a></figure>`;
  };
  const parts: string[] = [];
  for (const [index, { story, pose, kind, accepted, before, after }] of sightings.entries()) {
    const name = `${index}`;
    const different = before && after ? await differenceOf(before, after) : undefined;
    const figures = [
      ...(kind === 'new' ? [] : [figure(`${name}-before`, captionOf(before, accepted), before)]),
      ...(kind === 'removed' ? [] : [figure(`${name}-after`, 'Now', after)]),
      ...(different
        ? [figure(`${name}-difference`, `${different.count} pixels differ`, different.picture)]
        : []),
    ];
    parts.push(
      `<section><h2 id="s${name}">${kind}: ${escaped(story)}, ${escaped(pose)}</h2><div class="pictures">${figures.join('')}</div></section>`,
    );
  }
  const list = sightings.map(
    ({ story, pose, kind }, index) =>
      `<li><a href="#s${index}">${kind}: ${escaped(story)}, ${escaped(pose)}</a></li>`,
  );
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual differences: ${sightings.length}</title><style>${style}</style><main><h1>${sightings.length} visual differences</h1><nav aria-label="Differences"><ul>${list.join('')}</ul></nav>${parts.join('\n')}</main></html>`,
  );
  return pathToFileURL(path).href;
}
