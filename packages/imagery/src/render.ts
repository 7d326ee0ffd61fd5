// Renders scenes with Blender, one after another, into masters/: <name>.webp with the lamps on,
// <name>-low.webp dimmed if the scene has a LOW, <name>-before.webp with a builder's lamps, and
// <name>-noon.webp in daylight.
import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { blenderEnvironment, denoiserWeights } from './denoiser.ts';

const run = promisify(execFile);
const imagery = join(import.meta.dirname, '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1600' },
    samples: { type: 'string', default: '32' },
    // 0 uses all threads.
    threads: { type: 'string', default: '0' },
    // Renders the scene in daylight, if it has a NOON.
    noon: { type: 'boolean', default: false },
    // Renders the scene with a builder's lamps, if it has a before().
    before: { type: 'boolean', default: false },
    // A folder for PNG previews. Without it, the masters are replaced.
    preview: { type: 'string' },
  },
});

async function keep(png: string, master: string): Promise<void> {
  await sharp(png)
    .webp({ quality: 92, effort: 5 })
    .toFile(join(imagery, `masters/${master}.webp`));
  await rm(png);
}

async function render(name: string): Promise<void> {
  const out = values.preview ?? join(tmpdir(), 'imagery');
  await mkdir(out, { recursive: true });
  const light = values.noon ? 'noon' : values.before ? 'before' : undefined;
  const stem = light ? `${name}-${light}` : name;
  const png = join(out, `${stem}.png`);
  const quiet = ['-b', '-t', values.threads, '--factory-startup', '-noaudio'];
  const task = [
    name,
    light ?? 'evening',
    values.size,
    values.samples,
    await denoiserWeights(),
    png,
  ];
  const { stdout, stderr } = await run(
    'blender',
    [...quiet, '-P', join(imagery, 'kit/run.py'), '--', ...task],
    { maxBuffer: 64e6, env: blenderEnvironment },
  );
  const report = stdout.split('\n').find((line) => line.startsWith('SHOT'));
  // Blender exits with 0 even if its script failed.
  if (report === undefined) throw new Error(`${name} was not rendered:\n${stdout}\n${stderr}`);
  process.stdout.write(`${report}\n`);
  if (values.preview !== undefined) return;
  await keep(png, stem);
  if (report.includes('lamps up and low'))
    await keep(png.replace('.png', '-low.png'), `${name}-low`);
}

const scenes = (await readdir(join(imagery, 'scenes')))
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -3).replaceAll('_', '-'));
const names = positionals.length > 0 ? positionals : scenes;
for (const name of names) await render(name);
