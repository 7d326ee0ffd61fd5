/** `pnpm chromatic`: uses the paid cloud service, for teams that have it. Nothing here needs it. */
import { spawnSync } from 'node:child_process';

const CHROMATIC = 'chromatic@18.14.3';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Chromatic is optional: pnpm visual compares every story on this machine, for nothing.\nTo use it, set CHROMATIC_PROJECT_TOKEN to the token of your project at chromatic.com and run this again.',
  );
  process.exit(0);
}
const { status } = spawnSync(
  'npx',
  ['--yes', CHROMATIC, '--build-script-name', 'storybook:build', ...process.argv.slice(2)],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
