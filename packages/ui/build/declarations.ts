/**
 * Writes types to `dist` with the compiler's command line, because TypeScript 7 has no API for it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dist, folder } from './entries.ts';

const compiler = fileURLToPath(
  new URL('../../../node_modules/typescript/bin/tsc', import.meta.url),
);
const styleTypes = 'vendor/styleTypes';

/**
 * Rewrites specifiers to the published form: `./Card.tsx` becomes `./Card.js`, and styles are in
 * `.styles.js`.
 */
const published = (text: string, path: string) =>
  text
    // Types don't need style imports, which would not resolve. Blank lines keep the source map
    // valid.
    .replace(/^import ["'][^"']+\.css["'];$/gm, '')
    .replace(/((?:from|import)\s*\(?["']\.{1,2}\/[^"']*?)\.css\.ts(?=["'])/g, '$1.styles.js')
    .replace(/((?:from|import)\s*\(?["']\.{1,2}\/[^"']*?)\.tsx?(?=["'])/g, '$1.js')
    .replace(
      /(["'])@vanilla-extract\/(?:css|recipes)\1/g,
      `$1${posix.relative(posix.dirname(path), styleTypes).replace(/^(?!\.)/, './/')}.js$1`,
    );

export function declarations(): void {
  const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.package.json'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The types could not be written: see the errors above.');
  for (const path of globSync('**/*.d.ts', { cwd: dist })) {
    writeFileSync(dist + path, published(readFileSync(dist + path, 'utf8'), path));
  }
  for (const path of globSync('**/*.css.d.ts{,.map}', { cwd: dist })) {
    renameSync(dist + path, dist + path.replace('.css.d.ts', '.styles.d.ts'));
  }
  cpSync(`${folder}build/styleTypes.d.ts`, `${dist}${styleTypes}.d.ts`);
}
