import {
  type DataStrategyResult,
  type MiddlewareFunction,
  matchRoutes,
  replace,
} from 'react-router';
import { hideNotice, pageNotice, sayUnreachable } from './pageNotice.ts';

/*
 * React Router fetches a route's code when it is told to go there, and loads the present page anew when
 * that fails: offline, or after a new version of the site. So code is fetched before the router hears of
 * a press or of a step through the history, and where it cannot be had the page stays.
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
    /** The router's own, which also takes the modules that it needs from `__reactRouterRouteModules`. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFiles>> };
  }
}

const routes = () => window.__reactRouterManifest?.routes ?? {};
const modules = () => (window.__reactRouterRouteModules ?? {}) as Record<string, unknown>;

function routeOf(pathname: string): RouteFiles | undefined {
  const pages = Object.values(routes())
    .filter(({ parentId }) => parentId !== undefined)
    .map(({ id, path, index }) => ({ id, ...(index ? { index } : { path: path ?? '' }) }));
  return routes()[matchRoutes(pages, pathname)?.[0]?.route.id ?? ''];
}

const hasCode = (pathname: string) => {
  const route = routeOf(pathname);
  return !route || route.id in modules();
};

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

/** @throws when it cannot be fetched. A later call asks anew. */
async function loadCode(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (!route || hasCode(pathname)) return;
  for (const href of route.imports ?? []) hint('modulepreload', href);
  const load = (path: string) => import(/* @vite-ignore */ path);
  const [module] = await Promise.all([
    load(route.module),
    ...(route.clientLoaderModule ? [load(route.clientLoaderModule)] : []),
  ]);
  modules()[route.id] = module;
}

/** Code and data of a page that somebody is about to open. What fails now is asked for again. */
function prepare(pathname: string) {
  loadCode(pathname).catch(() => {});
  const data = `${pathname}${pathname.endsWith('/') ? '_' : ''}.data`;
  if (routeOf(pathname)?.hasLoader) hint('prefetch', data);
}

/** A path of this site that names no file: `/price-list.pdf` is the browser's to open. */
export const isPagePath = (path: string) => /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(path);

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const isToPage = ({ origin, pathname, target }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && isPagePath(pathname) && !target;

/** The link that was pressed last; none after a step through the history. */
let wanted: HTMLAnchorElement | undefined;

/** A document that cannot be reached would be replaced by the browser's own words, so it is asked for first. */
function retry({ href }: HTMLAnchorElement) {
  fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.assign(href),
    () => sayUnreachable(href, wanted),
  );
}

/** Holds a press on a link until the code of its page is there, then lets it pass. */
function holdPress(event: MouseEvent) {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = isPlain ? linkOf(event) : undefined;
  if (link && link.parentElement === pageNotice()) {
    event.preventDefault();
    retry(link);
    return;
  }
  if (!link || !isToPage(link)) return;
  wanted = link;
  if (hasCode(link.pathname)) return;
  event.preventDefault();
  loadCode(link.pathname).then(
    () => wanted === link && link.click(),
    () => wanted === link && sayUnreachable(link.href, link),
  );
}

/** Place of the page on show in the session history, as the router counts. */
let shownIndex: number | undefined;

/** Goes back to where the visitor came from, in the history; the page never left the screen. */
function stepBack() {
  const steps = Number(shownIndex) - Number(history.state?.idx);
  if (steps) history.go(steps);
}

/** The same for a step through the history, of which the router hears only then. */
function holdStep(event: PopStateEvent) {
  const { pathname, href } = location;
  wanted = undefined;
  if (hasCode(pathname)) return;
  event.stopImmediatePropagation();
  loadCode(pathname).then(
    () => {
      const isStillMeant = location.pathname === pathname;
      if (isStillMeant) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    () => {
      sayUnreachable(href);
      stepBack();
    },
  );
}

/** As long as React Router's own: whoever only passes over a link does not want its page. */
const APPROACH_MS = 100;

/** To be called before the router starts, whose listener for steps has to come second. */
export function guardPageLoads(): void {
  let timer: ReturnType<typeof setTimeout>;
  const approach = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link && isToPage(link)) timer = setTimeout(() => prepare(link.pathname), APPROACH_MS);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, approach, { passive: true });
  }
  addEventListener('click', holdPress, true);
  addEventListener('popstate', holdStep);
  addEventListener('online', hideNotice);
}

let shownPath: string | undefined;

/** To be called whenever the router has gone somewhere: what could not be reached is forgotten then. */
export function pageIsShown(pathname: string): void {
  shownIndex = history.state?.idx;
  if (pathname !== shownPath) hideNotice();
  shownPath = pathname;
}

type Results = Record<string, DataStrategyResult>;

/** The root's middleware: where a page's data cannot be had, the page before it stays. */
export const stayWithoutData: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.signal.aborted) return results;
  if (Object.values(results).every(({ type }) => type === 'data')) return results;
  sayUnreachable(request.url, wanted);
  const isStep = location.pathname === new URL(request.url).pathname;
  if (!isStep) throw replace(location.pathname + location.search);
  stepBack();
  // The router goes back as well, and forgets this navigation over it.
  return new Promise(() => {});
};
