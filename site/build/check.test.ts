import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { routePaths } from '../src/routes.ts';
import { checkBuild } from './check.ts';
import { securityHeaders } from './headers.ts';

const page =
  '<html><head><style>@layer base;</style><script>start()</script><link rel="stylesheet" href="/assets/root-1.css"/></head><body><h1>Home</h1><script type="text/plain" id="hydration-data">/assets/page-1.json</script></body></html>';
const headers = securityHeaders({
  page,
  backendUrl: 'https://backend.example',
  isPreview: false,
});

const folder = await mkdtemp(join(tmpdir(), 'custom-designs-check-'));
const client = pathToFileURL(`${folder}/`);
async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
beforeEach(async () => {
  await rm(folder, { recursive: true });
  for (const path of [...routePaths, '/blog/~']) await write(`${path}/index.html`, page);
  await write('404.html', page);
  for (const path of ['robots.txt', 'feed.xml', 'manifest.webmanifest']) await write(path, '');
  for (const path of ['assets/root-1.css', 'assets/entry-1.js', 'assets/entry-1.js.br']) {
    await write(path, '');
  }
  await write('assets/page-1.json', '{"entry":"/assets/entry-1.js"}');
});
afterAll(() => rm(folder, { recursive: true }));

const problems = () =>
  checkBuild(client, headers).then(
    () => [],
    (error) => String(error.message).split('\n').slice(1),
  );

it('reports no problem in a complete build and counts its pages', async () => {
  expect(await checkBuild(client, headers)).toEqual({ pages: routePaths.length + 2 });
});

it('reports missing, truncated and unhydrated pages, and missing files', async () => {
  await unlink(join(folder, 'index.html'));
  await unlink(join(folder, 'feed.xml'));
  await write('about/index.html', page.slice(0, -10));
  await write('contact/index.html', page.replace('hydration-data', ''));
  expect(await problems()).toEqual([
    '- /index.html is missing',
    '- /feed.xml is missing',
    '- /about/index.html is no whole page',
    '- /contact/index.html never comes alive',
  ]);
});

it.each(['/assets/entry-1.js', '/assets/root-1.css', '/assets/page-1.json'])(
  'reports that a page needs %s, which is not in the build',
  async (path) => {
    await unlink(join(folder, path));
    expect(await problems()).toContain(`- /about/index.html needs ${path}, which is not there`);
  },
);

it('ignores addresses in the text of an article', async () => {
  const html = '<p>See (/assets/a.png)</p><img src="/assets/gone.png"/>';
  await write('about/index.html', page.replace('</body>', `${html}</body>`));
  expect(await problems()).toEqual([]);
});

it.each([
  ['a script', '<script>track()</script>'],
  ['a style', '<style>p{}</style>'],
])('reports %s that the policy refuses', async (_what, inline) => {
  await write('about/index.html', page.replace('</body>', `${inline}</body>`));
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^- \/about\/index\.html has inline code that its own policy refuses: 'sha256-/,
    ),
  ]);
});

it('reports a missing policy', async () => {
  await expect(checkBuild(client, {})).rejects.toThrow('there is no Content-Security-Policy');
});

it('reports a file type that is missing in the host configurations', async () => {
  await write('price-list.xyz', '');
  expect(await problems()).toEqual([
    '- /price-list.xyz is of no known type: add it to site/build/contentTypes.ts',
  ]);
});
