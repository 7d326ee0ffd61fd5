/**
 * Deferred hydration (docs/decisions/0004). Inlined in every page, the same text everywhere, so one
 * hash in the Content-Security-Policy serves all. The page is whole without it; this starts the app
 * at the first sign of a person, holds what they pressed meanwhile, and hands it over once.
 */
import { hideNotice, sayOffline, sayWaiting } from './pageNotice.ts';

interface HydrationData {
  context: Record<string, unknown>;
  /** Address of what the page was made of, which only hydration reads. */
  data: string;
  manifest: string;
  /** Addresses of each route's module, which may come in parts. */
  routes: Record<string, string[]>;
  entry: string;
  preload: string[];
}

declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterRouteModules?: unknown;
  }
}

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
const held = new Set<HTMLElement>();
let running = false;
/** Milliseconds until a sign that asks for nothing, such as a pointer that moves, tries again. */
const PAUSE = 2000;
/** When the app could not be loaded, by `performance.now()`. */
let failed = -PAUSE;

async function start() {
  if (running || (held.size === 0 && performance.now() - failed < PAUSE)) return;
  running = true;
  const data: HydrationData = JSON.parse(
    document.getElementById('hydration-data')?.textContent as string,
  );
  for (const href of data.preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  try {
    const chunks: Promise<string[]> = fetch(data.data).then((answer) => answer.json());
    // Heard of below; a failure before that must not count as unheard.
    chunks.catch(() => {});
    await import(data.manifest);
    const modules: Record<string, unknown> = {};
    const loading = Object.entries(data.routes).map(async ([id, paths]) => {
      const parts = paths.map((path) => import(path));
      modules[id] = Object.assign({}, ...(await Promise.all(parts)));
    });
    await Promise.all(loading);
    const stream = await chunks;
    window.__reactRouterRouteModules = modules;
    window.__reactRouterContext = {
      ...data.context,
      stream: new ReadableStream({
        start(controller) {
          for (const chunk of stream) controller.enqueue(chunk);
          controller.close();
        },
      }).pipeThrough(new TextEncoderStream()),
    };
    await import(data.entry);
  } catch {
    // Offline, most likely. The page still reads and links; the next sign tries again.
    running = false;
    failed = performance.now();
    const [control] = held;
    const form = control?.closest<HTMLFormElement>('form[action]');
    // A form can go without the app, as long as there is a line.
    if (form && navigator.onLine) form.reportValidity() && form.submit();
    else if (control) sayWaiting();
    held.clear();
  }
}

/** Browsers report a pointer that rests where the page opens as a move of no distance. */
function onSign(event: Event) {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || movementX || movementY) start();
}

/**
 * Offline a link would lead to the browser's own words, and away from the page. React Router leaves a
 * press alone that is prevented, so this holds for the app as well.
 */
function holdLink(event: Event) {
  const link = (event.target as Element).closest?.('a');
  if (navigator.onLine || !link) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  event.preventDefault();
  sayOffline(link);
}

/** Buttons and forms wait for the app. Links do not: they go by themselves. */
function hold(event: Event) {
  const target = event.target as HTMLElement;
  const control = event.type === 'submit' ? target : target.closest?.('button');
  // The browser itself closes a notice and, where it knows invoker commands, opens the menu.
  if (!(control instanceof HTMLElement) || control.hasAttribute('popovertarget')) return;
  if ((control as HTMLButtonElement).commandForElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.add(control);
  start();
}

const { pathname } = location;

/** A step through the history that the app does not hear changes the address and not the page. */
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
    for (const control of held) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else if (control.isConnected) control.click();
    }
  },
  { once: true },
);

// Right after the first paint where the page has nothing to show without the app.
if (document.querySelector('[data-hydration=eager],[data-query] [data-of-query]'))
  requestAnimationFrame(() => setTimeout(start));
