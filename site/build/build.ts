/** Builds the site: prerender, hydrate on intent, make it findable, compress. Needs nothing but the environment. */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { onProblem } from '../src/adapters/problems.ts';
import { compressFolder } from './compress.ts';
import { writeDiscovery } from './discovery.ts';
import { client, dist } from './dist.ts';
import { buildEnvironment } from './environment.ts';
import { htmlFiles } from './files.ts';
import { inlineStyles, securityHeaders } from './headers.ts';
import { hydrateOnIntent, intentLoader } from './intent.ts';
import { chooseArticles } from './paths.ts';
import { readPosts } from './posts.ts';

const site = new URL('../', import.meta.url);

onProblem(({ message }) => console.warn(`Warning: ${message}`));
try {
  const posts = await readPosts(buildEnvironment());
  for (const { post, instead } of chooseArticles(posts).leftOut) {
    console.warn(
      `Warning: the post "${post.title}" is left out, since "${instead.title}" has its address, /blog/${instead.slug}, already. Give it a slug of its own.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (buildEnvironment().withoutBackend) {
  console.warn(
    'Warning: built without the backend (BUILD_WITHOUT_BACKEND=1). No page, sitemap or feed holds its articles and photos; pages read them when they are opened.',
  );
}

const cli = fileURLToPath(new URL('node_modules/@react-router/dev/bin.js', site));
const built = spawnSync(process.execPath, [cli, 'build'], {
  cwd: fileURLToPath(site),
  encoding: 'utf8',
});
// Two hundred lines about every page are of use only when something went wrong.
if (built.status !== 0) {
  console.error(built.stdout, built.stderr);
  process.exit(1);
}

const loader = await intentLoader();
for (const path of await htmlFiles(client)) {
  const { html, data } = hydrateOnIntent(await readFile(path, 'utf8'), loader);
  await writeFile(path, html);
  await writeFile(new URL(`.${data.path}`, client), data.text);
}
await rename(new URL('404/index.html', client), new URL('404.html', client));
await rm(new URL('404/', client), { recursive: true });
await rm(new URL('__spa-fallback.html', client));

const { supabaseUrl, siteUrl } = buildEnvironment();
const notFound = await readFile(new URL('404.html', client), 'utf8');
const headers = securityHeaders({
  loader,
  styles: inlineStyles(notFound),
  backendUrl: supabaseUrl,
});
await mkdir(dist, { recursive: true });
await writeFile(new URL('headers.json', dist), JSON.stringify(headers, null, 2));
await writeDiscovery(client, siteUrl);
await compressFolder(client);
