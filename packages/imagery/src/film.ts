// Exposes a room once for each dimmer, and makes its stills from the exposures: the picture's master
// and one for each lighting scene. For a film, blends the exposures over time, and encodes the video
// for every browser.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { NOON } from './alt.ts';
import { blenderEnvironment, denoiserWeights } from './denoiser.ts';

const run = promisify(execFile);
const imagery = join(import.meta.dirname, '..');
const films = join(imagery, '../../site/src/videos');
const stored = join(imagery, '../../supabase/media');
const fps = '24';
const kB = 1000;
const budgets: Record<number, number> = { 1600: 1200 * kB, 960: 500 * kB };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // Width of the exposures and stills. A video may be a little softer.
    size: { type: 'string', default: '1920' },
    samples: { type: 'string', default: '64' },
    threads: { type: 'string', default: '0' },
    // Makes only the stills. Rooms without a film have no more.
    stills: { type: 'boolean', default: false },
    // Keeps exposures and frames between runs, so that a new score needs no new exposure.
    work: { type: 'string', default: join(tmpdir(), 'imagery-film') },
  },
});

async function blender(
  work: 'expose' | 'daylight' | 'stills' | 'develop',
  name: string,
  folder: string,
) {
  const options = ['-b', '-t', values.threads, '--factory-startup', '-noaudio'];
  const script = ['-P', join(imagery, 'kit/shoot_film.py')];
  const task = [work, name, values.size, values.samples, await denoiserWeights(), folder];
  const { stdout, stderr } = await run('blender', [...options, ...script, '--', ...task], {
    maxBuffer: 64e6,
    env: blenderEnvironment,
  });
  if (!stdout.includes('SHOT')) throw new Error(`${name}: ${work} failed:\n${stdout}\n${stderr}`);
}

// Declares the colors. Otherwise some players show the video redder than its still.
const colors = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1'];
const codecs = {
  // Ten bits avoid banding on dark walls.
  av1: {
    pixels: 'yuv420p10le',
    options: ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '36', '-svtav1-params', 'tune=0'],
  },
  h264: {
    pixels: 'yuv420p',
    options: ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '24', '-profile:v', 'high'],
  },
};

const names = ['av1', 'h264'] as const;

/** @param frames `frame` for the evening, `noon` for the day */
async function encode(
  name: string,
  folder: string,
  frames: string,
  width: number,
  codec: keyof typeof codecs,
) {
  const { pixels, options } = codecs[codec];
  const file = `${name}-${width}-${codec}.mp4`;
  const size = `scale=${width}:${(width * 9) / 16}:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-framerate', fps, '-i', join(folder, `${frames}-%04d.png`)],
    ...['-vf', `${size},format=${pixels}`, ...options, '-g', '240', ...colors],
    ...['-movflags', '+faststart', '-map_metadata', '-1', '-an', join(films, file)],
  ]);
  const bytes = (await stat(join(films, file))).size;
  if (bytes > (budgets[width] ?? 0)) throw new Error(`${file} has ${bytes} bytes`);
  await copyFile(join(films, file), join(stored, file));
  process.stdout.write(`${file}  ${(bytes / kB).toFixed(0)} kB\n`);
}

const keep = (png: string, master: string) =>
  sharp(png)
    .webp({ quality: 92, effort: 5 })
    .toFile(join(imagery, `masters/${master}.webp`));

for (const name of positionals) {
  const folder = join(values.work, name);
  await Promise.all([folder, films, stored].map((path) => mkdir(path, { recursive: true })));
  const isExposed = (await readdir(folder)).some((file) => file.endsWith('.npy'));
  if (!isExposed) {
    await blender('expose', name, folder);
    await blender('daylight', name, folder);
  }
  await blender(values.stills ? 'stills' : 'develop', name, folder);
  for (const file of await readdir(folder)) {
    const scene = /^still-(\w+)\.png$/.exec(file)?.[1];
    // Without an alt text, no page shows the room by day.
    if (scene && (scene !== 'noon' || name in NOON))
      await keep(join(folder, file), `${name}-${scene}`);
  }
  await keep(join(folder, 'picture.png'), name);
  if (values.stills) continue;
  const hasDay = existsSync(join(folder, 'noon-0000.png'));
  for (const width of [1600, 960]) {
    for (const codec of names) {
      await encode(name, folder, 'frame', width, codec);
      if (hasDay) await encode(`${name}-noon`, folder, 'noon', width, codec);
    }
  }
}
