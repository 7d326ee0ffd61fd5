import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dataPathOf } from './deferHydration.ts';
import { htmlFiles } from './files.ts';

const input = fileURLToPath(import.meta.resolve('@custom-designs/desk/serviceWorker'));

/** The scripts, styles, and fonts that a page or its data names, by path. */
const assetsOf = (text: string) =>
  [...text.matchAll(/\/assets\/[\w.-]+\.(?:json|js|css|woff2)/g)].map(([path]) => path);

/**
 * Writes `/admin-worker.js`, which keeps the managers' pages and what they need for a start without
 * a connection.
 */
export async function writeServiceWorker(client: URL): Promise<void> {
  const folder = fileURLToPath(client);
  const paths = (await htmlFiles(client)).filter((path) =>
    path.slice(folder.length).startsWith('admin'),
  );
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, html: await readFile(path, 'utf8') })),
  );
  const data = await Promise.all(
    pages.map(({ html }) => readFile(new URL(`.${dataPathOf(html)}`, client), 'utf8')),
  );
  const assets = new Set([...pages.map(({ html }) => html), ...data].flatMap(assetsOf));
  const precache = [
    ...[...assets].sort().map((url) => ({ url, revision: null })),
    ...pages.map(({ path, html }) => ({
      url: `/${path.slice(folder.length).replace(/(?:\/index)?\.html$|\/index\.html$/, '')}`,
      revision: createHash('sha256').update(html).digest('hex').slice(0, 16),
    })),
  ];
  const bundle = await rolldown({
    input,
    platform: 'browser',
    treeshake: true,
    transform: {
      define: { __PRECACHE__: JSON.stringify(precache), 'process.env.NODE_ENV': '"production"' },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  await writeFile(new URL('admin-worker.js', client), output[0].code);
}
