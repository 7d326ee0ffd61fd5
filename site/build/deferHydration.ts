import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { HydrationData } from '../src/layout/deferredHydration.ts';

/** Bundles the inline hydration script to one line of JavaScript, the same on every run. */
export async function hydrationScript(): Promise<string> {
  const input = fileURLToPath(new URL('../src/layout/deferredHydration.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'browser', treeshake: true });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  return output[0].code.trim();
}

export const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Let the browser fetch the page of a link that is about to be pressed, until the app does so itself. In the page's
 * HTML, because a file of their own would be another request before the largest paint.
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin', '/admin/*', '/*.*'] } },
          { selector_matches: 'html:not([data-hydrated]) a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
const rules = `<script type="speculationrules">${JSON.stringify(speculationRules)}</script>`;

function take(html: string, pattern: RegExp, what: string): string {
  const found = html.match(pattern)?.[1];
  if (found === undefined) {
    throw new Error(
      `The prerendered page holds no ${what}, so it cannot have its hydration deferred. React Router's output has changed: adapt site/build/deferHydration.ts.`,
    );
  }
  return found;
}

function unknownPart(id: string | undefined): never {
  throw new Error(
    `The prerendered page imports the route ${id} in a way that is not known, so it cannot have its hydration deferred. React Router's output has changed: adapt site/build/deferHydration.ts.`,
  );
}

const CONTEXT = /<script>window\.__reactRouterContext = (\{.*?\});.*?<\/script>/s;
const MODULES = /<script type="module" async="">(.*?)<\/script>/s;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENQUEUE =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;
const CLOSE = /<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/g;

/** The address of a finished page's HydrationData. Empty if it has none. */
export const dataPathOf = (html: string): string =>
  html.match(/id="hydration-data">(.*?)<\/script>/)?.[1] ?? '';

export interface DeferredPage {
  html: string;
  /** The HydrationData as a file of its own. */
  data: { path: string; text: string };
}

/**
 * Moves React Router's data and the addresses of its scripts from a prerendered page to a file, so that
 * nothing competes with the first paint. The hashes in the addresses don't compress.
 */
export function deferHydration(html: string, script: string): DeferredPage {
  const modules = take(html, MODULES, 'route-module script');
  const names = new Map(
    [...modules.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, path]) => [
      name,
      path,
    ]),
  );
  // A route with a client script is split into parts: `const route1 = {...route1_a,...route1_b}`.
  const parts = new Map(
    [...modules.matchAll(/const (\w+) = \{([^}]*)\}/g)].map(([, name, list]) => [
      name,
      [...(list ?? '').matchAll(/\.\.\.(\w+)/g)].map(([, part]) => part),
    ]),
  );
  const routes = Object.fromEntries(
    [...modules.matchAll(/"([^"]+)":(route\w+)/g)].map(([, id, name]) => [
      id,
      (parts.get(name) ?? [name]).map((part) => names.get(part) ?? unknownPart(id)),
    ]),
  );
  const manifest = take(modules, /import "([^"]*manifest[^"]*)"/, 'manifest import');
  const entry = take(modules, /import\("([^"]+)"\)/, 'client entry');
  const scripts = new Set([manifest, ...[...html.matchAll(PRELOAD)].map(([, href = '']) => href)]);
  const data: HydrationData = {
    context: JSON.parse(take(html, CONTEXT, 'router context')),
    routes,
    entry,
    preload: [...scripts].filter((href) => href !== entry),
    stream: [...html.matchAll(ENQUEUE)].map(([, chunk]) => JSON.parse(chunk as string)),
  };
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = { path: `/assets/page-${hash}.json`, text };
  // Replacements are functions, because a `$` in the script must not be read as a pattern.
  const page = html
    .replaceAll(PRELOAD, '')
    .replaceAll(ENQUEUE, '')
    .replaceAll(CLOSE, '')
    .replace(CONTEXT, () => `<script type="text/plain" id="hydration-data">${file.path}</script>`)
    .replace(MODULES, () => `<script>${script}</script>`)
    .replace('</body>', `${rules}</body>`);
  return { html: page, data: file };
}
