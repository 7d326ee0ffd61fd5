/**
 * First step of `npm start` and `npm test`, on any Node: installs with the pinned pnpm, then runs
 * the given script on the pinned Node. It cannot import a dependency, because none is installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...rest] = process.argv.slice(2);
const onWindows = process.platform === 'win32';

/** The second start must be fast, so a hash of these files decides whether to install. */
const manifests = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'site/package.json',
  'mocks/package.json',
  'packages/ui/package.json',
  'packages/desk/package.json',
  'packages/supabase/package.json',
  'packages/supabase-local/package.json',
  'packages/imagery/package.json',
];
const hash = createHash('sha256');
for (const path of manifests) hash.update(readFileSync(join(root, path)));
const wanted = hash.digest('hex');
const stamp = join(root, 'node_modules', '.installed');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

if (!installed) {
  console.log('Installing dependencies (a minute at the first time) ...');
  const frozen = process.env.CI ? ['--frozen-lockfile'] : [];
  const result = spawnSync('npx', ['--yes', PNPM, 'install', ...frozen], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: onWindows,
  });
  if (result.status !== 0) {
    console.error(
      'The dependencies could not be installed, so nothing can run. Check the network and the free disk space, then try again.',
    );
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

const bin = join(root, 'node_modules', '.bin');
const node = join(bin, onWindows ? 'node.CMD' : 'node');
const child = spawn(node, [join(root, script), ...rest], {
  cwd: root,
  stdio: 'inherit',
  shell: onWindows,
  env: { ...process.env, PATH: `${bin}${onWindows ? ';' : ':'}${process.env.PATH}` },
});
// Ctrl-C reaches the child directly. This process only waits until everything is closed.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
