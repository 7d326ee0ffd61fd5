/**
 * Deferred hydration (docs/decisions/0004). The script is inlined in every page, with the same
 * text, so that one hash in the Content-Security-Policy covers all. Pages work without it. It
 * starts the app at the visitor's first interaction, holds presses meanwhile, and replays them
 * once.
 */
import { startVideos } from '@custom-designs/ui/video-script';
import { hideNotice, sayOffline, sayWaiting } from './pageNotice.ts';

/** What only hydration reads of a page. The page names the address of its file. */
export interface HydrationData {
  context: Record<string, unknown>;
  /** Addresses of each route's modules. */
  routes: Record<string, string[]>;
  /** Starts the app. */
  entry: string;
  /** The other scripts, which are loaded first. */
  preload: string[];
  /** The chunks of the loaders' data. */
  stream: string[];
}

declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterRouteModules?: unknown;
  }
}

const signs = ['touchstart', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** What the browser does by itself. A press there starts nothing, so its response never waits. */
const native = 'a,summary,[popovertarget]';
const held = new Set<HTMLElement>();
let running = false;
/** How long after a failure passive signs, such as pointer moves, don't retry. In milliseconds. */
const PAUSE = 2000;
/** When loading the app last failed, by `performance.now()`. */
let failed = -PAUSE;

/** Browsers never load a module again once it has failed, so each is in the cache before its import. */
async function download(href: string) {
  const answer = await fetch(href);
  if (!answer.ok) throw answer;
  return answer;
}

/** Lets the browser answer a press between two scripts. Safari doesn't know it. */
const yieldToBrowser = () => window.scheduler?.yield?.();

async function start() {
  if (running || (held.size === 0 && performance.now() - failed < PAUSE)) return;
  running = true;
  try {
    const data: HydrationData = await (
      await download(document.getElementById('hydration-data')?.textContent as string)
    ).json();
    const answers: Promise<Response>[] = [];
    for (const href of [data.entry, ...data.preload]) {
      const answer = download(href);
      // Handled below. This only prevents an unhandled rejection before that.
      answer.catch(() => {});
      answers.push(answer);
      await yieldToBrowser();
    }
    for (const answer of answers) await (await answer).blob();
    for (const href of data.preload) {
      await import(href);
      await yieldToBrowser();
    }
    const modules: Record<string, unknown> = {};
    const loading = Object.entries(data.routes).map(async ([id, paths]) => {
      const parts = paths.map((path) => import(path));
      modules[id] = Object.assign({}, ...(await Promise.all(parts)));
    });
    await Promise.all(loading);
    window.__reactRouterRouteModules = modules;
    window.__reactRouterContext = {
      ...data.context,
      stream: new ReadableStream({
        start(controller) {
          for (const chunk of data.stream) controller.enqueue(chunk);
          controller.close();
        },
      }).pipeThrough(new TextEncoderStream()),
    };
    await import(data.entry);
  } catch {
    // Most likely offline. The page and its links still work, and the next interaction retries.
    running = false;
    failed = performance.now();
    const [control] = held;
    const form = control?.closest<HTMLFormElement>('form[action]');
    // A form can be sent without the app if there's a connection.
    if (form && navigator.onLine) form.reportValidity() && form.submit();
    else if (control) sayWaiting();
    held.clear();
  }
}

/** Browsers report a resting pointer on a new page as a move of zero distance. */
function onSign(event: Event) {
  const { type, movementX, movementY, target } = event as PointerEvent;
  const isSign =
    type === 'pointermove' ? movementX || movementY : !(target as Element).closest?.(native);
  if (isSign) start();
}

/**
 * Offline, a link would leave the page for the browser's error page. React Router ignores a press
 * with `preventDefault`, so this also works after hydration.
 */
function holdLink(event: Event) {
  const link = (event.target as Element).closest?.('a');
  // The phone menu, before hydration.
  link?.closest<HTMLElement>('[popover=auto]')?.hidePopover();
  if (navigator.onLine || !link) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  event.preventDefault();
  sayOffline(link);
}

/** Holds buttons, tabs, and forms until the app has loaded. Links work without it. */
function hold(event: Event) {
  const target = event.target as HTMLElement;
  const control =
    event.type === 'submit' ? target : target.closest?.<HTMLElement>('button,[role=tab]');
  // The browser itself opens the menu and closes a notice.
  if (!(control instanceof HTMLElement) || control.hasAttribute('popovertarget')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.add(control);
  start();
}

const { pathname } = location;

/** Before hydration, a step through the history changes the address but not the page. */
function onStep() {
  if (location.pathname !== pathname) location.reload();
}

addEventListener('popstate', onStep);
addEventListener('click', holdLink, true);
addEventListener('online', hideNotice);
addEventListener('click', hold, true);
addEventListener('submit', hold, true);
for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });

addEventListener(
  'hydrated',
  () => {
    hideNotice();
    removeEventListener('popstate', onStep);
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    for (const sign of signs) removeEventListener(sign, onSign, true);
    // After the next render: until then, a form still has the browser's own checks and messages.
    setTimeout(() => {
      for (const control of held) {
        if (control instanceof HTMLFormElement) control.requestSubmit();
        // That render may replace an element, such as a tab.
        else (document.getElementById(control.id) ?? control).click();
      }
    });
  },
  { once: true },
);

startVideos();

// Hides what was true when the page was built and is over at the office, such as a notice.
for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
  const { timeZone } = document.documentElement.dataset;
  const today = new Date().toLocaleDateString('sv-SE', { timeZone });
  if ((part.dataset.until as string) < today) part.style.display = 'none';
}

// Loads right after the first paint if the page has nothing to show without the app, or if the
// address names lamps to light, as in #light=movie.
if (
  location.hash.includes('=') ||
  document.querySelector('[data-hydration=eager],[data-query] [data-of-query]')
)
  requestAnimationFrame(() => setTimeout(start));
