import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newArticle } from '../src/content/posts.ts';
import type { HydrationData } from '../src/layout/deferredHydration.ts';
import { routePaths } from '../src/routes.ts';
import { contentTypes } from './contentTypes.ts';
import { dataPathOf } from './deferHydration.ts';
import { filesBelow } from './files.ts';
import { inlineHashes } from './headers.ts';

const pageFiles = [
  ...routePaths.map((path) => `${path.replace(/\/$/, '')}/index.html`),
  `/blog/${newArticle}/index.html`,
  '/404.html',
];

/** Addresses of the hashed files that a page loads. Addresses in its text don't count. */
async function assetsOf(html: string, client: URL): Promise<string[]> {
  const links = [...html.matchAll(/<link [^>]*?href="(\/assets\/[^"?#]+)/g)];
  const dataPath = dataPathOf(html);
  const text = await readFile(new URL(`.${dataPath}`, client), 'utf8').catch(() => '{}');
  const { entry, preload = [], routes = {} }: Partial<HydrationData> = JSON.parse(text);
  const scripts = [entry ?? '', ...preload, ...Object.values(routes).flat()];
  return [dataPath, ...links.map(([, path = '']) => path), ...scripts].filter(Boolean);
}

function problemsOfPage(html: string, missing: readonly string[], policy: string): string[] {
  const { scripts, styles } = inlineHashes(html);
  const refused = [...scripts, ...styles].filter((hash) => !policy.includes(hash));
  return [
    ...(/<h1[\s>]/.test(html) && html.includes('</html>') ? [] : ['is no whole page']),
    ...(dataPathOf(html) ? [] : ['never comes alive']),
    ...missing.map((path) => `needs ${path}, which is not there`),
    ...refused.map((hash) => `has inline code that its own policy refuses: ${hash}`),
  ];
}

/**
 * Checks a finished build.
 * @throws Error that lists everything that is missing or broken
 */
export async function checkBuild(
  client: URL,
  headers: Readonly<Record<string, string>>,
): Promise<{ pages: number }> {
  const root = fileURLToPath(client);
  const address = (path: string) => `/${relative(root, path).split(sep).join('/')}`;
  const paths = await filesBelow(client);
  const files = new Set(paths.map(address));
  const pages = paths.filter((path) => path.endsWith('.html'));
  const policy = headers['Content-Security-Policy'] ?? '';
  const problems = [
    ...[...pageFiles, '/robots.txt', '/feed.xml', '/manifest.webmanifest']
      .filter((path) => !files.has(path))
      .map((path) => `${path} is missing`),
    ...[...files]
      .filter((path) => !contentTypes[path.match(/\.\w+(?=(?:\.br|\.gz)?$)/)?.[0] ?? ''])
      .map((path) => `${path} is of no known type: add it to site/build/contentTypes.ts`),
    ...(policy.startsWith("default-src 'self'") ? [] : ['there is no Content-Security-Policy']),
  ];
  for (const path of pages) {
    const html = await readFile(path, 'utf8');
    const missing = (await assetsOf(html, client)).filter((asset) => !files.has(asset));
    problems.push(
      ...problemsOfPage(html, missing, policy).map((problem) => `${address(path)} ${problem}`),
    );
  }
  if (problems.length > 0) {
    throw new Error(
      `The new build is not sound, so it was not put in place:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  }
  return { pages: pages.length };
}
