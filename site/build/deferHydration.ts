import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

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

/** JSON for a `<script>` element. No `<` can end the element early. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

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

export interface DeferredPage {
  html: string;
  /** The page's loader data as a separate file, which only hydration reads. */
  data: { path: string; text: string };
}

/**
 * Removes React Router's scripts, preloads, and data from a prerendered page and stores their
 * addresses as JSON next to the inline script, so nothing competes with the first paint.
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
  const text = JSON.stringify(
    [...html.matchAll(ENQUEUE)].map(([, chunk]) => JSON.parse(chunk as string)),
  );
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const data = { path: `/assets/page-${hash}.json`, text };
  const facts = {
    context: JSON.parse(take(html, CONTEXT, 'router context')),
    data: data.path,
    manifest: take(modules, /import "([^"]*manifest[^"]*)"/, 'manifest import'),
    routes,
    entry: take(modules, /import\("([^"]+)"\)/, 'client entry'),
    preload: [...html.matchAll(PRELOAD)].map(([, href]) => href),
  };
  // Replacements are functions, because a `$` in the script must not be read as a pattern.
  const page = html
    .replaceAll(PRELOAD, '')
    .replaceAll(ENQUEUE, '')
    .replaceAll(CLOSE, '')
    .replace(
      CONTEXT,
      () => `<script type="application/json" id="hydration-data">${inlineJson(facts)}</script>`,
    )
    .replace(MODULES, () => `<script>${script}</script>`);
  return { html: page, data };
}
