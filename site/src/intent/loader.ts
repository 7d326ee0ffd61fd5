/**
 * Hydration on intent (docs/decisions/0004). Inlined in every page, the same text everywhere, so one
 * hash in the Content-Security-Policy serves all. The page is whole without it; this starts the app
 * at the first sign of a person, holds what they pressed meanwhile, and hands it over once.
 */
import { restoreScroll } from './restoreScroll.ts';

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

async function start() {
  if (running) return;
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
    await import(/* @vite-ignore */ data.manifest);
    const modules: Record<string, unknown> = {};
    const loading = Object.entries(data.routes).map(async ([id, paths]) => {
      const parts = paths.map((path) => import(/* @vite-ignore */ path));
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
    await import(/* @vite-ignore */ data.entry);
  } catch {
    // Offline, most likely. The page still reads and links; the next sign tries again.
    running = false;
  }
}

/** Buttons and forms wait for the app. Links never do: they go by themselves. */
function hold(event: Event) {
  const target = event.target as HTMLElement;
  const control = event.type === 'submit' ? target : target.closest?.('button');
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.add(control);
  start();
}

addEventListener('click', hold, true);
addEventListener('submit', hold, true);
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });

addEventListener(
  'hydrated',
  () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    for (const sign of signs) removeEventListener(sign, start, true);
    for (const control of held) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else if (control.isConnected) control.click();
    }
  },
  { once: true },
);

restoreScroll();

if (document.documentElement.dataset.hydrate === 'now') {
  requestAnimationFrame(() => setTimeout(start));
}

const near = new IntersectionObserver(
  (entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start();
  },
  { rootMargin: '200px' },
);
for (const element of document.querySelectorAll('[data-hydrate-near]')) near.observe(element);
