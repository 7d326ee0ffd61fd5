import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newArticle } from '../src/content/posts.ts';
import { routePaths } from '../src/routes.ts';
import { contentTypes } from './contentTypes.ts';
import { filesBelow } from './files.ts';
import { inlineHashes } from './headers.ts';

const pageFiles = [
  ...routePaths.map((path) => `${path.replace(/\/$/, '')}/index.html`),
  `/blog/${newArticle}/index.html`,
  '/404.html',
];

/** Addresses of the hashed files that a page loads. Addresses in its text don't count. */
function assetsOf(html: string): string[] {
  const links = [...html.matchAll(/<link [^>]*?href="(\/assets\/[^"?#]+)/g)];
  const facts = html.match(/id="hydration-data">(.*?)<\/script>/s)?.[1] ?? '';
  return [...links, ...facts.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
}

function problemsOfPage(html: string, policy: string, files: ReadonlySet<string>): string[] {
  const missing = assetsOf(html).filter((path) => !files.has(path));
  const { scripts, styles } = inlineHashes(html);
  const refused = [...scripts, ...styles].filter((hash) => !policy.includes(hash));
  return [
    ...(/<h1[\s>]/.test(html) && html.includes('</html>') ? [] : ['is no whole page']),
    ...(html.includes('id="hydration-data"') ? [] : ['never comes alive']),
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
    problems.push(
      ...problemsOfPage(html, policy, files).map((problem) => `${address(path)} ${problem}`),
    );
  }
  if (problems.length > 0) {
    throw new Error(
      `The new build is not sound, so it was not put in place:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
    );
  }
  return { pages: pages.length };
}
