import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScenario, postRows } from '@custom-designs/mocks';
import * as fc from 'fast-check';
import { createRequestHandler, matchRoutes, type ServerBuild } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readTarget } from '../../scripts/serve.ts';
import { listPosts } from '../src/features/blog/adapter.ts';
import { type PostRow, toPost } from '../src/features/blog/post.ts';
import { replaceBackend } from '../src/supabase/client.ts';
import { articlePaths, chooseArticles } from './paths.ts';

const hostile = [
  'iluminación-jardín',
  'iluminacio\u0301n-jardi\u0301n',
  'Iluminación-Jardín',
  'luz y sonido',
  ' a ',
  'v1.2',
  '💡',
  '👩🏽‍🔧-on-call',
  'שלום',
  '..',
  '.',
  '.env',
  '../../etc/passwd',
  '50%',
  '%2e%2e',
  '%2F',
  'why?',
  '#1',
  'a/b',
  'a\\b',
  '<script>alert(1)</script>',
  '"quoted"',
  "o'brien & sons; (a+b=c), @home $5!",
  '~',
  '~new',
  '_',
  'index.html',
  'foo',
  'foo.data',
  'foo.data.br',
  'a'.repeat(240),
  'a'.repeat(241),
  'ñ'.repeat(130),
  'tab\there',
  'line\nbreak',
  'constructor',
  '__proto__',
];
const anySlug = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '.', '%', '/', '?', '#', '~', '-', '💡') }),
);
const anyPosts = fc.array(fc.option(anySlug), { minLength: 1, maxLength: 40 }).map((slugs) =>
  slugs.map((slug, index) => ({
    ...postRows.plainText,
    id: `b10c0000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: `Post ${index}`,
    slug,
  })),
);

/** The prerenderer's own server over the two routes that matter; a post's data is its slug. */
function prerenderer(paths: string[]) {
  const module = {
    default: () => null,
    loader: ({ params }: { params: { slug?: string } }) => params,
  };
  const route = { id: 'article', path: 'blog/:slug', module };
  return createRequestHandler({
    routes: { article: route },
    entry: { module: { default: () => new Response() } },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
    ssr: false,
    prerender: paths,
  } as unknown as ServerBuild);
}

const summarized = (rows: PostRow[]) =>
  rows.map((row) => {
    const { slug, summary } = toPost(row);
    return { slug, ...summary };
  });

afterEach(() => {
  replaceBackend();
  vi.restoreAllMocks();
});

describe('the address of an article', () => {
  it('maps any slug to a page, its data, and its file, and back to the slug', async () => {
    await fc.assert(
      fc.asyncProperty(anyPosts, async (rows) => {
        const posts = summarized(rows);
        const { built } = chooseArticles(posts);
        const render = prerenderer(articlePaths(posts));
        const folder = await mkdtemp(join(tmpdir(), 'custom-designs-paths-'));
        for (const path of articlePaths(posts)) {
          // As React Router's prerender does.
          const data = await render(new Request(new URL(`http://localhost${path}.data`)));
          expect(data.status, path).toBe(200);
          const file = join(folder, ...path.split('/'), 'index.html');
          await mkdir(join(file, '..'), { recursive: true });
          await writeFile(file, path);
          await writeFile(join(folder, ...`${path}.data.br`.split('/')), await data.text());
        }
        for (const post of built) {
          const address = new URL(post.href, 'https://site.example').pathname;
          expect(matchRoutes([{ path: 'blog/:slug' }], address)?.[0]?.params.slug).toBe(post.slug);
          const path = readTarget(address)?.path ?? '';
          const page = await readFile(join(folder, path, 'index.html'), 'utf8');
          expect(page).toBe(`/blog/${post.slug}`);
          const data = await readFile(join(folder, `${path}.data.br`), 'utf8');
          expect(data).toContain(JSON.stringify(post.slug));
        }
        await rm(folder, { recursive: true });
      }),
      { numRuns: 60 },
    );
  });

  it('is unique on every disk, and the build names articles that it leaves out', () => {
    fc.assert(
      fc.property(anyPosts, (rows) => {
        const posts = summarized(rows);
        const { built, leftOut } = chooseArticles(posts);
        const names = built.map(({ slug }) => slug.normalize('NFC').toLowerCase());
        expect(new Set(names).size).toBe(built.length);
        expect([...built, ...leftOut.map(({ post }) => post)]).toHaveLength(posts.length);
      }),
    );
  });

  it('is the slug if the slug can be an address', () => {
    const kept = ['iluminación-jardín', 'luz y sonido', 'v1.2', '💡', '~new', 'a'.repeat(240)];
    expect(
      summarized(kept.map((slug) => ({ ...postRows.plainText, slug }))).map(({ slug }) => slug),
    ).toEqual(kept);
  });

  it.each([
    '..',
    '.env',
    'a/b',
    'why?',
    '#1',
    '50%',
    '<b>',
    '~',
    '_',
    'foo.data',
    ' a',
    'a'.repeat(241),
    'ñ'.repeat(121),
  ])('ends with the id where the slug is %s, and the build hears of it', async (slug) => {
    const row = { ...postRows.plainText, slug };
    const { fetch, backend } = openScenario('ok', { posts: [row] });
    replaceBackend({ supabaseUrl: backend.url, publishableKey: backend.publishableKey, fetch });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect((await listPosts()).map((post) => post.slug)).toEqual([row.id]);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`the slug is ${JSON.stringify(slug)}`),
    );
  });

  it('belongs to the first of the posts that share it, ignoring case', () => {
    const posts = ['Foo', 'foo', 'bar', 'foo'].map((slug, index) => ({ slug, title: `${index}` }));
    const { built, leftOut } = chooseArticles(posts);
    expect(built.map(({ title }) => title)).toEqual(['0', '2']);
    expect(leftOut.map(({ post, instead }) => [post.title, instead.title])).toEqual([
      ['1', '0'],
      ['3', '0'],
    ]);
  });
});
