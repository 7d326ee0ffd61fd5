/** `pnpm package`: builds the library as it is published, packs it, and checks the tarball. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { checkPackage, pack } from './checkPackage.ts';
import { declarations } from './declarations.ts';
import { dist, entries, folder } from './entries.ts';
import { llmsText } from './llms.ts';

rmSync(dist, { recursive: true, force: true });
await bundle();
declarations();
writeFileSync(`${folder}llms.txt`, llmsText());
const into = mkdtempSync(join(tmpdir(), 'custom-designs-ui-'));
try {
  const problems = await checkPackage(pack(into));
  for (const problem of problems) console.error(problem);
  console.log(`${entries.length} subpaths, ${problems.length} problems.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(into, { recursive: true, force: true });
}
