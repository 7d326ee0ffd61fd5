import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findChromium } from './chromium.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackage(name: string): boolean {
  if (!mayInstallPackages()) return false;
  console.log(`Installing Debian's package ${name} ...`);
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  );
}

/** A browser for story and end-to-end tests: the machine's own, Playwright's, or Debian's. */
export function ensureChromium(): string {
  const attempts = [
    () => true,
    () => run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']),
    () => installPackage('chromium'),
  ];
  for (const attempt of attempts) {
    const path = attempt() ? findChromium() : undefined;
    if (path) return path;
  }
  throw new Error(
    'No Chromium could be found or installed, so stories and journeys cannot be tested. Install Chromium, or set CHROMIUM_PATH to one.',
  );
}

const POSTGRES = '/usr/lib/postgresql';
const hasPostgres = () => existsSync(POSTGRES) && readdirSync(POSTGRES).length > 0;

/** The contract suite also runs against PostgreSQL where one is installed; elsewhere it says so. */
export function ensurePostgres(): boolean {
  return hasPostgres() || (installPackage('postgresql') && hasPostgres());
}
