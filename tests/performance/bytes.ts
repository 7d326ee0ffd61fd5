import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { dataPathOf } from '../../site/build/deferHydration.ts';
import { client as clientFolder } from '../../site/build/dist.ts';
import type { HydrationData } from '../../site/src/layout/deferredHydration.ts';

const client = fileURLToPath(clientFolder);
const read = (path: string) => readFileSync(join(client, path), 'utf8');

/** The size that a visitor downloads: the brotli file if there is one. */
const sent = (path: string) => {
  const file = join(client, path);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
};
const kib = (bytes: number) => bytes / 1024;
const total = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + sent(path), 0);
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found as string);

export interface PageBytes {
  route: string;
  /** inline scripts that run, compressed on their own */
  beforeIntent: number;
  /** all scripts that the page loads when it hydrates, including inline scripts */
  hydrated: number;
  /** `hydrated` plus every chunk that its scripts may load later: live rows, toasts, sending */
  complete: number;
  /** what only hydration reads of the page, fetched before its scripts */
  data: number;
  htmlAndCss: number;
  fonts: number;
}

/** Scripts that the given ones import, directly or indirectly, without other routes' modules. */
function reachable(scripts: readonly string[]): Set<string> {
  const manifest = scripts.find((path) => path.includes('/manifest-')) ?? '';
  const otherRoutes = new Set(matches(read(manifest), /"module":"([^"]+)"/g));
  const found = new Set(scripts.filter((path) => path !== manifest));
  for (const path of found) {
    for (const name of matches(read(path), /["'`]\.?\/?(?:assets\/)?([\w.-]+\.js)["'`]/g)) {
      const mentioned = `/assets/${name}`;
      // The service worker isn't an asset.
      const isAsset = existsSync(join(client, mentioned));
      if (isAsset && !otherRoutes.has(mentioned)) found.add(mentioned);
    }
  }
  return found.add(manifest);
}

export const stylesOf = (html: string) => matches(html, /<link rel="stylesheet" href="([^"#]+)/g);

function measure(route: string): PageBytes {
  const path = route === '/404' ? '404.html' : join(route, 'index.html');
  const html = read(path);
  const inline = brotliCompressSync(matches(html, /<script>(.*?)<\/script>/gs).join('\n')).length;
  const data = dataPathOf(html);
  const { preload, entry }: HydrationData = JSON.parse(read(data));
  const scripts = [entry, ...preload];
  return {
    route,
    beforeIntent: kib(inline),
    hydrated: kib(inline + total(scripts)),
    complete: kib(inline + total(reachable(scripts))),
    data: kib(sent(data)),
    htmlAndCss: kib(sent(path) + total(new Set(stylesOf(html)))),
    fonts: kib(total(matches(html, /as="font"[^>]*href="([^"]+)"/g))),
  };
}

/** All prerendered routes, measured in KiB of brotli. */
export function measurePages(): PageBytes[] {
  const routes = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.html'))
    .map((path) => `/${path.replace(/\/?index\.html$/, '')}`);
  return [...routes.sort(), '/404'].map(measure);
}

/** The most that one of visitors' pages loads of style sheets, without the managers' screens. */
export function mostPublicCss(): number {
  const visited = measurePages().filter(({ route }) => !route.startsWith('/admin'));
  const sheets = visited.map(({ route }) =>
    kib(total(new Set(stylesOf(read(route === '/404' ? '404.html' : join(route, 'index.html')))))),
  );
  return Math.max(...sheets);
}
