/**
 * `npm test`: installs tools and checks style, types, and the library package. Then it runs the
 * unit, architecture, contract, and story tests and the journeys through the built site over its
 * backend. Ends with one line of counts.
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
  CHROMIUM_PATH: ensureChromium(),
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
};
if (!ensurePostgres()) {
  console.log('PostgreSQL is not installed: the contract suite runs on the other engines only.');
}

function run(args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'] as const,
    env: { ...environment, ...env },
  };
  return spawnSync(process.execPath, args, { ...options, stdio: [...options.stdio] }).status === 0;
}

const one = (isGood: boolean): Counts => ({
  passed: Number(isGood),
  failed: Number(!isGood),
  skipped: 0,
});

/**
 * A runner that crashes without a report, or reports an error outside any test, counts as a failure.
 */
function withReport(isGood: boolean, counts: () => Counts): Counts {
  try {
    const read = counts();
    return { ...read, failed: read.failed || Number(!isGood) };
  } catch {
    return one(false);
  }
}

function style(): Counts {
  return one(run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']));
}

function types(): Counts {
  const generated = run(['site/node_modules/@react-router/dev/bin.js', 'typegen', 'site']);
  return one(generated && run(['node_modules/typescript/bin/tsc', '--noEmit']));
}

/**
 * Builds and packs the library and compares its API with the committed one. `pnpm test:package`
 * tests it in other apps.
 */
function library(): Counts {
  return one(run(['packages/ui/build/package.ts', '--quick']));
}

function vitest(...projects: string[]): Counts {
  const report = join(folder, 'vitest.json');
  const isGood = run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects.map((project) => `--project=${project}`),
  ]);
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

// One after the other: together they take as long, and a browser that waits for a processor is slow to
// show what a test looks for.
const inNode = () => vitest('unit', 'architecture', 'contract', 'build');
const inBrowser = () => vitest('contract-browser', 'conformance', 'stories:*');

function journeys(): Counts {
  const report = join(folder, 'e2e.json');
  const isGood = run(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    { E2E_REPORT: report },
  );
  return withReport(isGood, () => {
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
}

const started = performance.now();
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const steps = {
  style,
  types,
  library,
  'tests in Node': inNode,
  'tests in Chromium': inBrowser,
  journeys,
};
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n== ${name}`);
  const before = performance.now();
  const counts = step();
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(`== ${name}: ${counts.failed ? 'FAILED' : 'ok'} in ${seconds} s`);
}
rmSync(folder, { recursive: true, force: true });
console.log(`\nWhole run: ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (total.skipped) {
  console.log(
    `${total.skipped} skipped: journeys of the other width, and stories' own tests in the`,
  );
  console.log('second theme, where each story is still drawn and asked for flaws of accessibility');
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
