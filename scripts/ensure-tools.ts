import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findFirefox, findWebKit } from './browsers.ts';
import { findChromium, findHeadlessShell, findWholeChromium } from './chromium.ts';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installPackages(...names: string[]): boolean {
  if (!mayInstallPackages()) return false;
  console.log(`Installing from Debian: ${names.join(', ')} ...`);
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
  );
}

/** Returns whether a program is installed, after installing its Debian packages if needed. */
export const ensurePackages = (program: string, names: string[]): boolean =>
  existsSync(program) || (installPackages(...names) && existsSync(program));

/** CHROMIUM_PATH, Debian's headless shell, an installed browser, or Playwright's. */
export function ensureChromium(): string {
  const attempts = [
    () =>
      Boolean(process.env.CHROMIUM_PATH || (findHeadlessShell() && findWholeChromium())) ||
      installPackages('chromium-headless-shell', 'chromium'),
    () => true,
    () => run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']),
  ];
  for (const attempt of attempts) {
    const path = attempt() ? findChromium() : undefined;
    if (path) return path;
  }
  throw new Error(
    'No Chromium could be found or installed, so stories and journeys cannot be tested. Install Chromium, or set CHROMIUM_PATH to one.',
  );
}

export function ensureFirefox(): void {
  if (findFirefox() || (installPackages('firefox-esr') && findFirefox())) return;
  throw new Error(
    'No Firefox could be found or installed, so the journeys cannot be tested in it. Install Firefox, or set FIREFOX_PATH to one.',
  );
}

export function ensureWebKit(): void {
  if (findWebKit() || (installPackages('webkit2gtk-driver', 'xvfb') && findWebKit())) return;
  throw new Error(
    "No WebKitGTK with its driver could be found or installed, so the journeys cannot be tested in WebKit. Install Debian's packages webkit2gtk-driver and xvfb, or choose another browser with --project firefox.",
  );
}

const POSTGRES = '/usr/lib/postgresql';
const hasPostgres = () => existsSync(POSTGRES) && readdirSync(POSTGRES).length > 0;

/** Without PostgreSQL, the contract suite reports that it's skipped there. */
export function ensurePostgres(): boolean {
  return hasPostgres() || (installPackages('postgresql') && hasPostgres());
}
