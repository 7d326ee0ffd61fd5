/**
 * `pnpm bench:blog`: how long the blog takes to read, draw and search, in Chromium at full speed and
 * slowed down four times, as a phone. Prints the first run and the median of the rest.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';
import type { BlogBench, Runs } from './blog/page.tsx';

declare global {
  interface Window {
    bench: BlogBench;
  }
}

const MEGABYTE = 1_000_000;
/** One frame of a screen that draws sixty a second. */
const FRAME = 1000 / 60;
const root = fileURLToPath(new URL('../..', import.meta.url));

const seeds = readdirSync(join(root, 'supabase/seeds'))
  .map((name) => readFileSync(join(root, 'supabase/seeds', name), 'utf8'))
  .flatMap((sql) => [...sql.matchAll(/\$post\$(.*?)\$post\$/gs)].map(([, post = '']) => post));
const longest = seeds.reduce((a, b) => (b.length > a.length ? b : a));
const html = seeds.filter((post) => post.startsWith('<')).join('\n');
const upToAMegabyte = (text: string) =>
  text.repeat(Math.ceil(MEGABYTE / text.length)).slice(0, MEGABYTE);
const sections = (JSON.parse(longest) as unknown[]).slice();
const contents = {
  'longest seed article': longest,
  '1 MB of HTML': upToAMegabyte(html),
  '1 MB of sections': JSON.stringify(
    Array.from({ length: Math.ceil(MEGABYTE / longest.length) }, () => sections).flat(),
  ),
  '1 MB of plain text': upToAMegabyte(`${html.replace(/<[^<>]*>/g, '\n\n')}\n\n`),
};

/** The library as a browser gets it, in one file that needs no server. */
async function bundle(folder: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssTarget: 'chrome123',
      lib: {
        entry: join(root, 'tests/performance/blog/page.tsx'),
        formats: ['iife'],
        name: 'page',
        fileName: () => 'page.js',
        cssFileName: 'page',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="page.css">';
  writeFileSync(join(folder, 'index.html'), `${head}<body><script src="page.js"></script>`);
  return pathToFileURL(join(folder, 'index.html')).href;
}

const median = (runs: Runs) => [...runs].sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(11);

function print(name: string, [first = 0, ...rest]: Runs) {
  console.log(`  ${name.padEnd(44)}${ms(first)}${ms(median(rest))}`);
}

async function measure(page: Page, runs: number) {
  for (const [name, content] of Object.entries(contents)) {
    const args = { content, runs };
    print(
      `${name}: to sections`,
      await page.evaluate((one) => window.bench.read(one.content, one.runs), args),
    );
    print(
      `${name}: first render`,
      await page.evaluate((one) => window.bench.article(one.content, one.runs), args),
    );
  }
  print(
    'list of 9 posts: first render',
    await page.evaluate((count) => window.bench.list(9, count), runs),
  );
  const strokes = await page.evaluate(() => window.bench.keystrokes(5000, 'network closet'));
  print('a keystroke over 5,000 posts', strokes);
  return median(strokes);
}

const folder = mkdtempSync(join(tmpdir(), 'custom-designs-bench-'));
const address = await bundle(folder);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
let stroke = 0;
for (const slowdown of [1, 4]) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  console.log(`\n${`CPU slowed down ${slowdown} times`.padEnd(46)}      first     median`);
  stroke = Math.max(stroke, await measure(page, 5));
  await page.close();
}
await browser.close();
rmSync(folder, { recursive: true, force: true });
console.log(`\na keystroke took ${stroke.toFixed(1)} ms, a frame is ${FRAME.toFixed(1)} ms`);
process.exitCode = stroke < FRAME ? 0 : 1;
