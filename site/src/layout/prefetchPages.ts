import { matchRoutes } from 'react-router';

/*
 * React Router's own `prefetch` imports the code of a page when its link is approached, and loads the
 * present page anew where that fails. A hint that fails changes nothing.
 */

interface RouteFiles {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  /** What `module` imports. */
  readonly imports?: readonly string[];
  /** A loader for the browser, which comes apart from the rest. */
  readonly clientLoaderModule?: string;
  readonly hasLoader: boolean;
}

declare global {
  interface Window {
    /** The router's own. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFiles>> };
  }
}

function routeOf(pathname: string): RouteFiles | undefined {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const pages = Object.values(routes)
    .filter(({ parentId }) => parentId !== undefined)
    .map(({ id, path, index }) => ({ id, ...(index ? { index } : { path: path ?? '' }) }));
  return routes[matchRoutes(pages, pathname)?.[0]?.route.id ?? ''];
}

const hinted = new Set<string>();

function hint(rel: 'modulepreload' | 'prefetch', href: string) {
  if (hinted.has(href)) return;
  hinted.add(href);
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'prefetch') link.as = 'fetch';
  link.href = href;
  document.head.append(link);
}

/** Asks for the code and the data of a page that somebody is about to open. */
function prefetch(pathname: string) {
  const route = routeOf(pathname);
  if (!route || !navigator.onLine) return;
  const { module, imports = [], clientLoaderModule, hasLoader } = route;
  for (const href of [...imports, module, clientLoaderModule]) {
    if (href) hint('modulepreload', href);
  }
  if (hasLoader) hint('prefetch', `${pathname}${pathname.endsWith('/') ? '_' : ''}.data`);
}

/** A path of this site that names no file: `/price-list.pdf` is the browser's to open. */
export const isPagePath = (path: string) => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(path);

/** The page that the link below a pointer, a finger, or the focus leads to. */
function pageBelow({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.origin !== location.origin) return undefined;
  const { pathname } = link;
  return pathname !== location.pathname && isPagePath(pathname) ? pathname : undefined;
}

/** As long as React Router's own: a pointer that only passes over a link wants no page. */
const APPROACH_MS = 100;

export function prefetchApproachedPages(): void {
  let timer: ReturnType<typeof setTimeout>;
  const approach = (event: Event) => {
    clearTimeout(timer);
    const pathname = pageBelow(event);
    if (pathname) timer = setTimeout(() => prefetch(pathname), APPROACH_MS);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, approach, { passive: true });
  }
}
