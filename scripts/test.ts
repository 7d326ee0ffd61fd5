/**
 * `npm test`: installs tools, checks style and types, and runs the tests in Node, in Chromium, and
 * through the built site. `pnpm test:all` also runs slower steps for code that rarely changes.
 * `pnpm test:all security browsers` runs only the named steps. The last line counts the results.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensurePostgres } from './ensure-tools.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const folder = mkdtempSync(join(tmpdir(), 'custom-designs-test-'));
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
};

function run(args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...env },
  });
  return status === 0;
}

const one = (isGood: boolean): Counts => ({
  passed: Number(isGood),
  failed: Number(!isGood),
  skipped: 0,
});

/** A runner that crashes, or reports an error outside any test, counts as a failure. */
function withReport(isGood: boolean, counts: () => Counts): Counts {
  try {
    const read = counts();
    return { ...read, failed: read.failed || Number(!isGood) };
  } catch {
    return one(false);
  }
}

function types(): Counts {
  const generated = run(['site/node_modules/@react-router/dev/bin.cjs', 'typegen', 'site']);
  return one(generated && run(['node_modules/typescript/bin/tsc', '--noEmit']));
}

function vitest(projects: string[]): Counts {
  const report = join(folder, 'vitest.json');
  const options = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects.map((project) => `--project=${project}`),
  ];
  const isGood = run(['node_modules/vitest/vitest.mjs', 'run', ...options]);
  return withReport(isGood, () => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    };
  });
}

const sum = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

function playwright(...options: string[]): Counts {
  const report = join(folder, 'playwright.json');
  const isGood = run(['node_modules/@playwright/test/cli.js', 'test', ...options], {
    E2E_REPORT: report,
  });
  return withReport(isGood, () => {
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
}

const journeys = ['--project=files', '--project=desktop', '--project=phone'];
/** Tests with the tag, and whole files. */
const slowJourneys =
  '@slow|/(connection|exhibits|leads|media|mediaKeyboard|pictures|scrolling|secondStep|signOut)\\.spec';

/** Run one after the other: in parallel they take as long and slow the browsers down. */
const always: Record<string, () => Counts> = {
  style: () => one(run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])),
  types,
  node: () => vitest(['unit', 'server', 'architecture', 'contract']),
  chromium: () => vitest(['conformance', 'stories:dark']),
  journeys: () => playwright(...journeys, `--grep-invert=${slowJourneys}`),
};

/**
 * Slower steps for code that rarely changes: the light theme, other engines, browsers, hosts, library
 * consumers, and the scripts that measure.
 */
const rarely: Record<string, () => Counts> = {
  light: () => vitest(['stories:light']),
  'slow-journeys': () => playwright(...journeys, `--grep=${slowJourneys}`),
  engines: () => {
    if (!ensurePostgres()) console.log('PostgreSQL is not installed: its tests are skipped.');
    return vitest(['engines']);
  },
  security: () => vitest(['security']),
  builds: () => vitest(['builds']),
  package: () => {
    const isSound = run(['packages/ui/build/package.ts']);
    return one(run(['packages/ui/build/testPackage.ts']) && isSound);
  },
  storybook: () => playwright('--project=storybook'),
  // The script of visual regression, tried on ten stories.
  visual: () => one(run(['tests/visual/visual.ts', '--sample'])),
  browsers: () => playwright('--project=firefox', '--project=webkit'),
  scripts: () => playwright('--project=scripts'),
};

const args = process.argv.slice(2);
const steps = { ...always, ...(args.length > 0 && rarely) };
const names = args.filter((word) => word !== '--all');
const named = names.length > 0 ? names : Object.keys(steps);
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`);
  process.exit(1);
}

environment.CHROMIUM_PATH = ensureChromium();
const started = performance.now();
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0);
let total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const [name, step] of Object.entries(steps).filter(([name]) => named.includes(name))) {
  console.log(`\n== ${name}`);
  const before = performance.now();
  const counts = step();
  total = sum(total, counts);
  console.log(`== ${name}: ${counts.failed ? 'FAILED' : 'ok'} in ${secondsSince(before)} s`);
}
rmSync(folder, { recursive: true, force: true });
console.log(`\nWhole run: ${secondsSince(started)} s`);
if (total.skipped) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
