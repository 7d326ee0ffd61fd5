/**
 * Packs the library as for a release, and checks the tarball with publint and are-the-types-wrong.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as attw from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { entries, folder } from './entries.ts';

const PNPM = 'pnpm@12.21.0';

/** Returns the path of the tarball, which has the published manifest. */
export function pack(into: string): string {
  const { status, stdout } = spawnSync(
    'npx',
    ['--yes', PNPM, 'pack', '--json', '--pack-destination', into],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`The package could not be packed: ${stdout}`);
  return resolve(folder, JSON.parse(stdout).filename);
}

async function publintProblems(tarball: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

/**
 * Apps bundle the package. Node's resolution of CommonJS and TypeScript's oldest one can't load
 * styles.
 */
const unasked = ['node10', 'node16-cjs'];

async function typeProblems(tarball: Uint8Array): Promise<string[]> {
  const entrypoints = entries.map(({ subpath }) => `./${subpath}`);
  const result = await attw.checkPackage(attw.createPackageFromTarballData(tarball), {
    entrypoints,
  });
  if (!result.types) return ['are-the-types-wrong: the package has no types.'];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && unasked.includes(problem.resolutionKind)))
    .map((problem) => {
      const { kind, ...where } = problem;
      return `are-the-types-wrong: ${problemKindInfo[kind].shortDescription} ${JSON.stringify(where)}`;
    });
}

export async function checkPackage(path: string): Promise<string[]> {
  const tarball = new Uint8Array(readFileSync(path));
  return [...(await publintProblems(tarball)), ...(await typeProblems(tarball))];
}
