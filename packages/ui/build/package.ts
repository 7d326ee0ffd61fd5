/** `pnpm package`: builds the library as it is published, packs it, and checks the tarball. */
import { rmSync, writeFileSync } from 'node:fs';
import { bundle } from './bundle.ts';
import { checkPackage, pack } from './checkPackage.ts';
import { declarations } from './declarations.ts';
import { dist, entries, folder } from './entries.ts';
import { llmsText } from './llms.ts';

rmSync(dist, { recursive: true, force: true });
await bundle();
declarations();
writeFileSync(`${folder}llms.txt`, llmsText());
const tarball = pack(folder);
const problems = await checkPackage(tarball);
for (const problem of problems) console.error(problem);
console.log(`${tarball}: ${entries.length} subpaths, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
