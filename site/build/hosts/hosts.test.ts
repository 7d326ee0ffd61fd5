import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../headers.ts';
import { hostFiles, readHost, writeHostFiles, writeVercelOutput } from './index.ts';
import { vercelConfig } from './vercel.ts';

const headers = securityHeaders({
  page: '<script>start()</script><style>@layer base;</style>',
  backendUrl: 'https://abcdefghijklmnopqrst.supabase.co',
  isPreview: true,
});
const pages = ['404.html', 'index.html', 'about/index.html', 'blog/luz cálida/index.html'];
const build = { headers, pages };

/** Rules of a `_headers` file: a path, then indented names and values. */
function parseHeadersFile(text: string) {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, name, value] = line.match(/^ {2}([\w-]+): (.+)$/) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line, headers: [] });
  }
  return rules;
}

describe('netlify', () => {
  const text = hostFiles('netlify', build)['client/_headers'] ?? '';
  const rules = parseHeadersFile(text);

  it('has headers within the limits of a hundred rules and two thousand characters per line', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(2000);
  });

  it('has rules that start with a path of at most one wildcard and never name a header twice', () => {
    for (const { path } of rules) expect(path).toMatch(/^\/[^*]*(\*[^*]*)?$/);
    // Hosts join the values of matching rules with a comma, so rules that overlap must set
    // different headers.
    const named = rules.map((rule) => rule.headers.map(([name]) => name));
    expect(named[0]).toEqual(Object.keys(headers));
    for (const names of named.slice(1)) expect(named[0]).not.toEqual(expect.arrayContaining(names));
  });

  it('caches hashed files for a year and names the types that the host does not know', () => {
    const found = Object.fromEntries(
      rules.map((rule) => [rule.path, Object.fromEntries(rule.headers)]),
    );
    expect(found['/assets/*']).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    expect(found['/*.data']).toEqual({ 'Content-Type': 'text/x-script; charset=utf-8' });
    expect(found['/feed.xml']).toEqual({ 'Content-Type': 'application/atom+xml; charset=utf-8' });
    expect(found['/*']).toEqual(headers);
  });

  it('rewrites one segment under /blog if no file has the address', () => {
    expect(hostFiles('netlify', build)['client/_redirects']).toBe(
      '/blog/:slug  /blog/~/index.html  200\n',
    );
  });
});

describe('vercel', () => {
  const { routes, overrides } = vercelConfig(build);
  type Route = { src?: string; dest?: string; status?: number; handle?: string };
  const all: readonly Route[] = routes;
  const at = (handle: string) => all.findIndex((route) => route.handle === handle);
  const matching = (path: string, from: number, to: number) =>
    all.slice(from, to).filter(({ src }) => src && new RegExp(src).test(path));

  it('opens newer articles only after looking for a file', () => {
    const rewrite = all.findIndex(({ dest }) => dest === '/blog/~');
    expect(rewrite).toBeGreaterThan(at('filesystem'));
    expect(rewrite).toBeLessThan(at('error'));
    const rewritten = (path: string) => matching(path, rewrite, rewrite + 1).length === 1;
    expect(['/blog/new', '/blog/v1.2', '/blog/%C3%A1'].map(rewritten)).toEqual([true, true, true]);
    expect(['/blog', '/blog/a/b', '/blog/new.data', '/x'].map(rewritten)).toEqual(
      Array(4).fill(false),
    );
  });

  it('serves the not-found page for any other address', () => {
    expect(all.slice(at('error') + 1)).toEqual([{ src: '^/.*$', status: 404, dest: '/404.html' }]);
  });

  it('removes trailing slashes and never redirects to another site', () => {
    const isRedirected = (path: string) =>
      matching(path, 0, at('filesystem')).some(({ status }) => status === 308);
    expect(['/about/', '/blog/x/'].map(isRedirected)).toEqual([true, true]);
    expect(['/', '/about', '//example.com/', '/\\example.com/'].map(isRedirected)).toEqual(
      Array(4).fill(false),
    );
  });

  it('serves each page at its address', () => {
    expect(overrides['about/index.html']).toEqual({ path: 'about' });
  });
});

describe('a build for a host', () => {
  async function finishedBuild() {
    const folder = await mkdtemp(join(tmpdir(), 'custom-designs-hosts-'));
    for (const page of pages) {
      await mkdir(join(folder, 'client', page, '..'), { recursive: true });
      for (const ending of ['', '.br', '.gz']) {
        await writeFile(join(folder, 'client', page + ending), page + ending);
      }
    }
    return folder;
  }

  it.each(['netlify', 'static'] as const)(
    'has a second copy of each page, such as about.html, on %s',
    async (host) => {
      const folder = await finishedBuild();
      await writeHostFiles(host, pathToFileURL(`${folder}/`), headers);
      for (const ending of ['', '.br', '.gz']) {
        expect(await readFile(join(folder, `client/about.html${ending}`), 'utf8')).toBe(
          `about/index.html${ending}`,
        );
      }
      expect(await readdir(join(folder, 'client/blog'))).toContain('luz cálida.html');
      await rm(folder, { recursive: true });
    },
  );

  it('is copied to the folder that Vercel reads, without compressed files', async () => {
    const folder = await finishedBuild();
    const output = join(folder, '.vercel/output');
    await writeHostFiles('vercel', pathToFileURL(`${folder}/`), headers);
    for (let times = 0; times < 2; times += 1) {
      await writeVercelOutput(pathToFileURL(`${folder}/`), pathToFileURL(`${output}/`));
    }
    expect((await readdir(output)).sort()).toEqual(['config.json', 'static']);
    expect((await readdir(join(output, 'static'))).sort()).toEqual([
      '404.html',
      'about',
      'blog',
      'index.html',
    ]);
    expect(JSON.parse(await readFile(join(output, 'config.json'), 'utf8')).version).toBe(3);
    await rm(folder, { recursive: true });
  });
});

describe('the arguments of a build', () => {
  it('may name a host or be empty', () => {
    expect(readHost([])).toBeUndefined();
    expect(readHost(['--host', 'netlify'])).toBe('netlify');
    expect(readHost(['--host=caddy'])).toBe('caddy');
  });

  it('are refused if they contain an unknown word', () => {
    for (const args of [['--host'], ['--host', 'toString'], ['--watch'], ['--host', 'caddy', 'x']])
      expect(() => readHost(args)).toThrow(/--host with one of netlify, cloudflare, vercel/);
  });
});
