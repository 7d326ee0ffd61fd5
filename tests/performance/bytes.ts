import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../site/dist/client/', import.meta.url));

/** Bytes as a visitor receives them: the brotli file beside it where there is one. */
const sent = (path: string) => {
  const file = join(client, path);
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size;
};
const kib = (bytes: number) => bytes / 1024;
const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found as string);

export interface PageBytes {
  route: string;
  /** inline scripts that run, compressed on their own; the facts for hydration are part of the HTML */
  beforeIntent: number;
  /** everything the page imports when it hydrates, inline included */
  afterHydration: number;
  htmlAndCss: number;
  fonts: number;
}

function measure(route: string): PageBytes {
  const path = route === '/404' ? '404.html' : join(route, 'index.html');
  const html = readFileSync(join(client, path), 'utf8');
  const inline = matches(html, /<script>(.*?)<\/script>/gs).join('\n');
  const beforeIntent = brotliCompressSync(inline).length;
  const { preload } = JSON.parse(
    matches(html, /id="hydration-data">(.*?)<\/script>/gs)[0] ?? '{"preload":[]}',
  );
  const scripts = (preload as string[]).reduce((sum, src) => sum + sent(src), 0);
  const styles = matches(html, /<link rel="stylesheet" href="([^"#]+)/g);
  const fonts = matches(html, /as="font"[^>]*href="([^"]+)"/g);
  return {
    route,
    beforeIntent: kib(beforeIntent),
    afterHydration: kib(beforeIntent + scripts),
    htmlAndCss: kib(sent(path) + styles.reduce((sum, href) => sum + sent(href), 0)),
    fonts: kib(fonts.reduce((sum, href) => sum + sent(href), 0)),
  };
}

/** All prerendered routes, measured in KiB of brotli. */
export function measurePages(): PageBytes[] {
  const routes = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.html'))
    .map((path) => `/${path.replace(/\/?index\.html$/, '')}`);
  return [...routes.sort(), '/404'].map(measure);
}

/** The one style sheet budget that holds for all public pages together. */
export function publicCssBytes(): number {
  const assets = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.css'));
  return kib(assets.reduce((sum, name) => sum + sent(join('assets', name)), 0));
}
