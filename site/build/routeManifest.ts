import { readdir, readFile, writeFile } from 'node:fs/promises';

interface RouteFiles {
  module: string;
  imports?: string[];
  /** Such as `hasLoader`. */
  [feature: string]: unknown;
}
interface Manifest {
  entry: RouteFiles;
  routes: { root: RouteFiles; [id: string]: RouteFiles };
}

/**
 * Leaves out the imports that the app has loaded before it opens a route, those of managers' pages,
 * because visitors load the manifest too, and what a route doesn't have.
 */
export function shorten({ entry, routes }: Manifest): Manifest['routes'] {
  const { root, ...others } = routes;
  const loaded = new Set([entry, root].flatMap(({ module, imports = [] }) => [module, ...imports]));
  const shortened = Object.entries(others).map(([id, route]) => {
    const imports = route.imports?.filter((path) => !loaded.has(path));
    const features = Object.entries(route).filter(([, value]) => value !== false);
    const isDesk = id.startsWith('routes/desk/');
    return [id, { ...Object.fromEntries(features), imports: isDesk ? [] : imports }];
  });
  return { root, ...Object.fromEntries(shortened) };
}

/** Shortens React Router's list of routes and their files, which every page loads. */
export async function shortenManifest(client: URL): Promise<void> {
  const folder = new URL('assets/', client);
  for (const name of await readdir(folder)) {
    if (!/^manifest-\w+\.js$/.test(name)) continue;
    const file = new URL(name, folder);
    const [, before, json, after] =
      (await readFile(file, 'utf8')).match(/^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s) ??
      [];
    if (!json) {
      throw new Error(
        `The list of routes in ${name} could not be read. React Router's output has changed: adapt site/build/routeManifest.ts.`,
      );
    }
    const manifest: Manifest = JSON.parse(json);
    const text = JSON.stringify({ ...manifest, routes: shorten(manifest) });
    await writeFile(file, `${before}${text}${after}`);
  }
}
