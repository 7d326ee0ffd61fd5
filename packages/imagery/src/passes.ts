// Converts an exposed room to what a visitor's browser mixes: an AVIF file in two widths for each
// dimmer, and a table of dimmers, scenes, and the film curve. Expose with film.ts and --work first.
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { blenderEnvironment, denoiserWeights } from './denoiser.ts';

const run = promisify(execFile);
const imagery = join(import.meta.dirname, '..');
const kB = 1000;
/** Bytes of all files of a room together, by width. */
const budgets = { 1600: 350 * kB, 960: 180 * kB };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    work: { type: 'string', default: join(tmpdir(), 'imagery-film') },
    // The width of the exposure.
    size: { type: 'string', default: '1920' },
    // Also writes the small room of the shader's test, which is home-hero's.
    fixture: { type: 'boolean', default: false },
  },
});

interface Table {
  circuits: Record<string, object>;
  references: object[];
}

async function blender(name: string, folder: string): Promise<Table> {
  const task = ['passes', name, values.size, '1', await denoiserWeights(), folder];
  const script = ['-P', join(imagery, 'kit/shoot_film.py'), '--', ...task];
  const { stdout } = await run('blender', ['-b', '--factory-startup', '-noaudio', ...script], {
    maxBuffer: 64e6,
    env: blenderEnvironment,
  });
  if (!stdout.includes('SHOT')) throw new Error(`${name}: no passes:\n${stdout}`);
  return JSON.parse(await readFile(join(folder, 'table.json'), 'utf8'));
}

async function curveOf(folder: string): Promise<number[]> {
  const file = sharp(join(folder, 'curve.png')).toColourspace('rgb16');
  const { buffer, byteOffset, length } = await file.raw({ depth: 'ushort' }).toBuffer();
  const steps = new Uint16Array(buffer, byteOffset, length / 2);
  return [...steps].filter((_, i) => i % 3 === 0).map((step) => Math.round(step / 6.5535) / 1e4);
}

/** Encodes all dimmers at the best quality at which they fit together. */
async function encode(folder: string, names: string[], width: 1600 | 960) {
  const size = Number(values.size);
  const raw = { width: size, height: (size * 9) / 16, channels: 3 } as const;
  const codes = await Promise.all(
    names.map(async (name) => {
      const { buffer, byteOffset, length } = await readFile(join(folder, `${name}.codes`));
      const steps = new Uint16Array(buffer.slice(byteOffset, byteOffset + length));
      return await sharp(steps, { raw }).resize(width).png({ compressionLevel: 1 }).toBuffer();
    }),
  );
  let best: Buffer[] = [];
  let [low, high] = [30, 86];
  while (high - low > 7) {
    const quality = Math.round((low + high) / 2);
    const files = await Promise.all(
      codes.map((code) => sharp(code).avif({ quality, effort: 2 }).toBuffer()),
    );
    const bytes = files.reduce((total, file) => total + file.length, 0);
    process.stdout.write(`${width} at ${quality}: ${(bytes / kB).toFixed(0)} kB\n`);
    if (bytes > budgets[width]) high = quality;
    else [low, best] = [quality, files];
  }
  return best;
}

const dataUri = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** Writes the small room and Blender's pictures of it, for the test of the shader. */
async function writeFixture(folder: string, light: object, { circuits, references }: Table) {
  const raw = { width: 32, height: 18, channels: 3 } as const;
  const small = Object.entries(circuits).map(async ([name, facts]) => {
    const blocks = sharp(await readFile(join(folder, `${name}.blocks`)), { raw });
    return [name, { ...facts, files: { 32: dataUri(await blocks.png().toBuffer()) } }];
  });
  const prints = references.map(async (evening, i) => {
    const print = await readFile(join(folder, `reference-${i}.png`));
    return { ...evening, print: dataUri(print) };
  });
  await writeJson(join(imagery, '../ui/src/exhibits/LightRoom/room.fixture.json'), {
    light: { ...light, circuits: Object.fromEntries(await Promise.all(small)) },
    evenings: await Promise.all(prints),
  });
}

/** Writes a JSON file in the project's format. */
async function writeJson(path: string, value: unknown) {
  await writeFile(path, JSON.stringify(value));
  await run(join(imagery, '../../node_modules/.bin/biome'), ['check', '--write', path]);
}

for (const name of positionals) {
  const work = join(values.work, name);
  const { circuits, references, ...table } = await blender(name, work);
  const facts = { ...table, curve: await curveOf(work) };
  if (values.fixture) await writeFixture(work, facts, { circuits, references });
  const folder = join(imagery, `../../site/src/pictures/rooms/${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const names = Object.keys(circuits);
  for (const width of [1600, 960] as const) {
    const files = await encode(work, names, width);
    await Promise.all(
      files.map((file, i) => writeFile(join(folder, `${names[i]}-${width}.avif`), file)),
    );
  }
  await writeJson(join(folder, 'room.json'), { ...facts, circuits });
}
