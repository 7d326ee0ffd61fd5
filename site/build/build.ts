/**
 * `build.ts [--host name] [--allow-sample]` builds the site in a separate folder: it prerenders,
 * defers hydration, writes the files for search engines, compresses, checks, and replaces the
 * previous build.
 */
import { spawnSync } from 'node:child_process';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '../src/content/company.ts';
import { collections, slugsOf } from '../src/content/paths.ts';
import { samplesIn } from '../src/content/samples.server.ts';
import { checkBuild } from './check.ts';
import { compressFolder } from './compress.ts';
import { deferHydration, hydrationScript } from './deferHydration.ts';
import { nextClient as client, place } from './dist.ts';
import { type BuildEnvironment, buildEnvironment } from './environment.ts';
import { applyFacts } from './facts.ts';
import { filesBelow, htmlFiles } from './files.ts';
import { securityHeaders } from './headers.ts';
import { type HostName, readHost, writeHostFiles, writeVercelOutput } from './hosts/index.ts';
import { chooseArticles } from './paths.ts';
import { readPosts } from './posts.ts';
import { keepOldAssets, lockBuild, makeRoom, replaceBuild } from './replace.ts';
import { shortenManifest } from './routeManifest.ts';
import { writeSeoFiles } from './seoFiles.ts';
import { writeServiceWorker } from './serviceWorker.ts';

const site = fileURLToPath(new URL('./../', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const shownPlace = relative(root, fileURLToPath(place.dist));
const warn = (message: string) => console.warn(`Warning: ${message}`);

async function samples(): Promise<string[]> {
  const paths = collections.flatMap((collection) =>
    slugsOf(collection).map((slug) => `/${collection}/${slug}`),
  );
  const pages = await Promise.all(
    paths.map(async (path) => ({ ...(await import(`../src/content${path}.ts`)).page, path })),
  );
  return samplesIn(company, pages);
}

/**
 * Prevents publishing sample content by accident. @throws Error that lists the samples and their
 * files, if search engines may index the pages of a hosted site
 */
async function refuseSamples(environment: BuildEnvironment): Promise<void> {
  if (!environment.isHosted || environment.isPreview || (await samples()).length === 0) return;
  // Managers may have replaced samples.
  await applyFacts(environment).catch(() => undefined);
  const left = await samples();
  if (left.length === 0) return;
  throw new Error(
    `The site was not built, because visitors would believe its sample content. Replace the content and remove its marks (docs/make-it-yours.md), or build with --allow-sample, which keeps the pages out of search engines. In site/src/content:\n${left.map((line) => `- ${line}`).join('\n')}`,
  );
}

/**
 * Queries the backend before the slow steps, and prints how the result will differ from a full
 * build.
 */
async function prepare(environment: BuildEnvironment): Promise<void> {
  await refuseSamples(environment);
  const { leftOut } = chooseArticles(await readPosts(environment));
  for (const warning of await applyFacts(environment)) warn(warning);
  for (const { post, instead } of leftOut) {
    warn(
      `the post "${post.title}" is left out, since "${instead.title}" has its address, /blog/${instead.slug}, already. Give it a slug of its own.`,
    );
  }
  if (environment.isPreview) {
    warn('built as a preview, so every page asks search engines not to keep it.');
  }
  if (environment.withoutBackend) {
    warn(
      'built without the backend (BUILD_WITHOUT_BACKEND=1). No page, sitemap or feed holds its articles and photos; pages read them when they are opened.',
    );
  }
}

/** Runs React Router's build for every page, without its two hundred lines of output. */
function prerender(): void {
  const cli = fileURLToPath(new URL('../node_modules/@react-router/dev/bin.cjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`React Router could not build the pages:\n${stderr.trim()}`);
}

/**
 * React Router names an article's files by the escaped address. Hosts look for the unescaped one.
 */
async function unescapeNames(): Promise<void> {
  const folder = new URL('blog/', client);
  const fileOf = (name: string) => new URL(encodeURIComponent(name), folder);
  for (const name of await readdir(folder)) {
    const plain = decodeURIComponent(name);
    if (plain !== name) await rename(fileOf(name), fileOf(plain));
  }
}

async function finishPages(loader: string): Promise<void> {
  for (const path of await htmlFiles(client)) {
    const { html, data } = deferHydration(await readFile(path, 'utf8'), loader);
    await writeFile(path, html);
    await writeFile(new URL(`.${data.path}`, client), data.text);
  }
  await rename(new URL('404/index.html', client), new URL('404.html', client));
  for (const leftover of ['404/', '404.data', '__spa-fallback.html']) {
    await rm(new URL(leftover, client), { recursive: true });
  }
}

/**
 * Stores a page's data at both addresses that hosts may use. The router requests `/about.data` at
 * `/about` and `/about/_.data` at `/about/`. Compressed files are copied, too.
 */
async function copyData(): Promise<void> {
  for (const path of await filesBelow(client)) {
    const [, page = '', ending] = /^(.+)(\.data(?:\.br|\.gz)?)$/.exec(path) ?? [];
    if (ending && basename(page) !== '_') await copyFile(path, join(page, `_${ending}`));
  }
}

async function build(environment: BuildEnvironment, host?: HostName): Promise<void> {
  const started = performance.now();
  // Rows that change from now on may be missing in the pages.
  const builtAt = new Date().toISOString();
  await prepare(environment);
  prerender();
  await unescapeNames();
  await finishPages(await hydrationScript());
  await shortenManifest(client);
  const headers = securityHeaders({
    page: await readFile(new URL('404.html', client), 'utf8'),
    backendUrl: environment.supabaseUrl,
    isPreview: environment.isPreview,
  });
  await writeFile(new URL('headers.json', place.next), JSON.stringify(headers, null, 2));
  await writeSeoFiles(client, environment);
  await writeFile(new URL('build.json', client), JSON.stringify({ builtAt }));
  await writeServiceWorker(client);
  const { pages } = await checkBuild(client, headers);
  await compressFolder(client);
  await copyData();
  await keepOldAssets(place);
  if (host) await writeHostFiles(host, place.next, headers);
  await replaceBuild(place);
  if (host === 'vercel')
    await writeVercelOutput(place.dist, new URL('../../.vercel/output/', import.meta.url));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const forHost = host ? ` for ${host}` : '';
  console.log(`Built ${pages} pages${forHost} into ${shownPlace} in ${seconds} s.`);
}

async function run(): Promise<void> {
  const args = process.argv.slice(2);
  const host = readHost(args.filter((argument) => argument !== '--allow-sample'));
  if (args.includes('--allow-sample')) process.env.SITE_PREVIEW = '1';
  const lock = await lockBuild(place);
  try {
    await makeRoom(place);
    await build(buildEnvironment(), host);
  } finally {
    await makeRoom(place);
    lock.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Nothing has changed in ${shownPlace}.`);
  process.exit(1);
}
