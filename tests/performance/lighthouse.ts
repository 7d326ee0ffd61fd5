/**
 * `node tests/performance/lighthouse.ts [route ...]`: runs Lighthouse mobile over the last build,
 * served over HTTP/2 with brotli. The first run downloads Lighthouse. Prints the median of three
 * runs for each route. Compare results from one machine only.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import { serveSite } from '../../scripts/serve.ts';
import { quantile } from './measuring.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

const folder = mkdtempSync(join(tmpdir(), 'custom-designs-lighthouse-'));
const inFolder = (name: string) => join(folder, name);

function certificate() {
  const [key, cert] = [inFolder('key.pem'), inFolder('cert.pem')];
  const args = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1'.split(' ');
  const { status } = spawnSync('openssl', [...args, '-keyout', key, '-out', cert]);
  if (status !== 0) throw new Error('openssl is needed to serve HTTP/2 for the measurement.');
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

const execute = promisify(execFile);

async function runOnce(url: string): Promise<Record<string, number>> {
  const report = inFolder('report.json');
  const flags = [...chromiumArguments, '--headless=new', '--ignore-certificate-errors'];
  await execute(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const failing = Object.values(
    audits as Record<string, { id: string; score: number | null; scoreDisplayMode: string }>,
  )
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id);
  if (failing.length) console.log(`  fails: ${failing.join(', ')}`);
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue]),
  ]);
}

const chosen = process.argv.slice(2);
const routes = chosen.length ? chosen : ['/'];
const { url, close } = await serveSite(0, { certificate: certificate() });
for (const route of routes) {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url + route));
  const row = Object.keys(runs[0] ?? {}).map((name) => {
    const value = quantile(
      runs.map((run) => run[name] ?? 0),
      0.5,
    );
    return `${name} ${name === 'CLS' ? value.toFixed(3) : Math.round(value)}`;
  });
  console.log(`${route}: ${row.join(', ')}`);
}
close();
rmSync(folder, { recursive: true, force: true });
