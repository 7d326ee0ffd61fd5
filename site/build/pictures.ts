import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { fallbackWidth, originalOf, pictureBudgets, writePicture } from './exposures.ts';

const folder = fileURLToPath(new URL('../src/pictures/', import.meta.url));
const made = join(folder, 'made');

export interface PictureFacts {
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly focus: number;
  /** Empty where the content file says what the picture shows. */
  readonly alt: string;
  readonly placeholder?: string;
  readonly low?: { readonly widths: readonly number[] };
  readonly noon?: {
    readonly widths: readonly number[];
    readonly color: string;
    readonly alt: string;
  };
}

/** The files of a picture in one light: what a module imports, and what it says of them. */
function filesOf(name: string, widths: readonly number[], light = '') {
  const variable = (file: string) =>
    light ? light + file[0]?.toUpperCase() + file.slice(1) : file;
  const file = light ? `${name}-${light}` : name;
  const field = (key: string) => (light ? `${key}: ${variable(key)}` : key);
  const avif = widths.map((width) => ({ width, as: variable(`avif${width}`) }));
  return {
    imports: [
      ...avif.map(({ width, as }) => `import ${as} from './${file}-${width}.avif';`),
      `import ${variable('webp')} from './${file}-${fallbackWidth}.webp';`,
      `import ${variable('tall')} from './${file}-tall.avif';`,
    ],
    fields: [
      `avif: { ${avif.map(({ width, as }) => `${width}: ${as}`).join(', ')} }`,
      field('webp'),
      field('tall'),
    ].join(', '),
  };
}

/** The module of a picture, so that a page carries only the pictures it shows. */
export function pictureModule(name: string, facts: PictureFacts, variable = 'picture'): string {
  const { low, noon } = facts;
  const up = filesOf(name, facts.widths);
  const dimmed = low && filesOf(name, low.widths, 'low');
  const day = noon && filesOf(name, noon.widths, 'noon');
  const imports = [up, dimmed, day].flatMap((files) => files?.imports ?? []);
  const fields = [
    `name: '${name}'`,
    `width: ${facts.width}`,
    `height: ${facts.height}`,
    `color: '${facts.color}'`,
    `focus: ${facts.focus}`,
    `alt: ${JSON.stringify(facts.alt)}`,
    up.fields,
    dimmed && `low: { ${dimmed.fields} }`,
    day && `noon: { alt: ${JSON.stringify(noon.alt)}, color: '${noon.color}', ${day.fields} }`,
    facts.placeholder && `placeholder: '${facts.placeholder}'`,
  ];
  return `${imports.join('\n')}

export const ${variable} = {
  ${fields.filter(Boolean).join(',\n  ')},
};
`;
}

/** Another recipe makes other files. */
const RECIPE = JSON.stringify([pictureBudgets, fallbackWidth]);

/** Makes the sizes of one photo, unless they are those of this very file already. */
async function makePhoto(file: string, from: string, to: string): Promise<void> {
  const name = basename(file, '.jpg');
  const photo = await readFile(join(from, file));
  const hash = createHash('sha256').update(RECIPE).update(photo).digest('hex');
  const mark = `// Made from ${file}, ${hash}\n`;
  const path = join(to, `${name}.js`);
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known.startsWith(mark)) return;
  try {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      throw new Error('Name it in lower case with hyphens, such as "city-tucson.jpg".');
    }
    const facts = await writePicture(await originalOf(photo), name, to);
    // Last, and at once: a module that is there names files that are there.
    await writeFile(`${path}.${process.pid}`, mark + pictureModule(name, { ...facts, alt: '' }));
    await rename(`${path}.${process.pid}`, path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The photo ${file} in site/src/pictures cannot be used. ${reason}`);
  }
}

/** Makes what the site ships of every photo (`*.jpg`), and removes what is left of photos that are gone. */
export async function makePhotos(from = folder, to = join(from, 'made')): Promise<void> {
  await mkdir(to, { recursive: true });
  const photos = (await readdir(from)).filter((file) => file.endsWith('.jpg'));
  for (const file of await readdir(to)) {
    if (file.endsWith('.js') && !photos.includes(`${basename(file, '.js')}.jpg`)) {
      await rm(join(to, file));
    }
  }
  for (const file of photos) await makePhoto(file, from, to);
}

/** Photos are made before the build, and again when one is put into the folder under `pnpm dev`. */
export const ownPhotos: Plugin = {
  name: 'own-photos',
  configResolved: () => makePhotos(),
  configureServer({ watcher, config, ws }) {
    watcher.on('all', (_, path) => {
      if (!path.startsWith(folder) || path.startsWith(made) || !path.endsWith('.jpg')) return;
      makePhotos().then(
        () => ws.send({ type: 'full-reload' }),
        (error: Error) => config.logger.error(error.message),
      );
    });
  },
};
