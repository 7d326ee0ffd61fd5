import { matchRoutes } from 'react-router';

/*
 * React Router's own `prefetch` imports a page's code when its link is approached, and reloads the
 * current page if that fails. A failed hint has no effect.
 */

interface RouteFiles {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  /** A client loader, which is a separate module. */
  readonly clientLoaderModule?: string;
  readonly hasLoader: boolean;
}

declare global {
  interface Window {
    /** Set by React Router before it starts. Lists the modules of each route. */
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

/** Prefetches the code and data of a page that the visitor is about to open. */
function prefetch(pathname: string) {
  const route = routeOf(pathname);
  if (!route || !navigator.onLine) return;
  const { module, imports = [], clientLoaderModule, hasLoader } = route;
  for (const href of [...imports, module, clientLoaderModule]) {
    if (href) hint('modulepreload', href);
  }
  if (hasLoader) hint('prefetch', `${pathname}${pathname.endsWith('/') ? '_' : ''}.data`);
}

/** Whether a path is a page. The browser opens files such as `/price-list.pdf` itself. */
export const isPagePath = (path: string) => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(path);

/** Returns the page of the link under a pointer, a finger, or the focus. */
function pageBelow({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.origin !== location.origin) return undefined;
  const { pathname } = link;
  return pathname !== location.pathname && isPagePath(pathname) ? pathname : undefined;
}

/** The same as React Router's own delay, so a pointer that passes over a link loads nothing. */
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
