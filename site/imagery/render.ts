// Renders scenes with Blender, one after another, into masters/<name>.webp.
import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { SCENES } from './alt.ts';

const run = promisify(execFile);
const here = import.meta.dirname;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1600' },
    samples: { type: 'string', default: '128' },
    // 0: as many as there are
    threads: { type: 'string', default: '0' },
    // a folder for PNG previews; without it the master is replaced
    preview: { type: 'string' },
  },
});

async function render(name: string): Promise<void> {
  const out = values.preview ?? join(tmpdir(), 'imagery');
  await mkdir(out, { recursive: true });
  const png = join(out, `${name}.png`);
  const quiet = ['-b', '-t', values.threads, '--factory-startup', '-noaudio'];
  const arguments_ = [...quiet, '-P', join(here, 'kit/run.py')];
  const { stdout, stderr } = await run(
    'blender',
    [...arguments_, '--', name, values.size, values.samples, png],
    { maxBuffer: 64e6 },
  );
  const report = stdout.split('\n').find((line) => line.startsWith('SHOT'));
  // Blender ends with 0 even when the script inside it failed
  if (report === undefined) throw new Error(`${name} was not rendered:\n${stdout}\n${stderr}`);
  process.stdout.write(`${report}\n`);
  if (values.preview !== undefined) return;
  await sharp(png)
    .resize(1600, 900, { kernel: 'lanczos3' })
    .webp({ quality: 92, effort: 5 })
    .toFile(join(here, `masters/${name}.webp`));
  await rm(png);
}

const names = positionals.length > 0 ? positionals : Object.keys(SCENES);
for (const name of names) await render(name);
