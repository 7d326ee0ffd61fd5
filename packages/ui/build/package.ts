/**
 * `pnpm package`: builds the library as it is published, packs and checks it, compares what an app
 * sees of it with what is checked in, and fails if a subpath weighs more than its limit.
 * `--update` accepts a changed API; `--quick` leaves the weights out.
 */
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apiReport } from './apiReport.ts';
import { bundle } from './bundle.ts';
import { checkPackage, pack } from './checkPackage.ts';
import { componentIndex } from './componentIndex.ts';
import { declarations } from './declarations.ts';
import { dist, entries, folder } from './entries.ts';
import { measureSizes } from './sizes.ts';

const mayUpdate = process.argv.includes('--update');

function written(): Map<string, string> {
  const reports = entries.map(
    (entry) => [`api/${entry.subpath}.api.md`, apiReport(entry)] as const,
  );
  return new Map([...reports, ['llms.txt', componentIndex()]]);
}

function update(texts: ReadonlyMap<string, string>): void {
  rmSync(`${folder}api`, { recursive: true, force: true });
  for (const [path, text] of texts) {
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(folder + path, text);
  }
}

function outdated(texts: ReadonlyMap<string, string>): string[] {
  const known = globSync('api/**/*.md', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  return [
    ...[...texts.keys()].filter(
      (path) =>
        !existsSync(folder + path) || readFileSync(folder + path, 'utf8') !== texts.get(path),
    ),
    ...known.filter((path) => !texts.has(path)),
  ].map(
    (path) =>
      `packages/ui/${path} is not what the library offers now. If the change is meant: pnpm package --update, and add a changeset (pnpm changeset).`,
  );
}

async function packed(): Promise<string[]> {
  const into = mkdtempSync(join(tmpdir(), 'custom-designs-ui-'));
  try {
    return await checkPackage(pack(into));
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

rmSync(dist, { recursive: true, force: true });
await bundle();
declarations();
const texts = written();
if (mayUpdate) update(texts);
const problems = [...outdated(texts), ...(await packed())];
if (!process.argv.includes('--quick')) {
  const sizes = await measureSizes();
  console.log(sizes.table);
  problems.push(...sizes.problems);
}
for (const problem of problems) console.error(problem);
console.log(
  `${entries.length} subpaths: ${problems.length === 0 ? 'publint, are-the-types-wrong, the API report, and the size limits have nothing to say' : `problems: ${problems.length}`}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
