import { createContext, Script } from 'node:vm';
import { build } from 'vite';
import type { Page, Simulated } from './page.ts';
import { leadId, type World } from './world.ts';

/** Bundles the page once, for all tabs. */
export async function bundlePage(): Promise<Script> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: new URL('page.ts', import.meta.url).pathname,
        // No one looks at the toasts.
        external: /ToastRegionView/,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Vite returned no bundle.');
  return new Script(output.output[0].code, { filename: 'page.js' });
}

const never = new Promise<never>(() => undefined);

/** One tab. Its page runs with its own globals, and is gone with everything it had begun. */
export class Tab {
  readonly #world: World;
  readonly #script: Script;
  readonly #address = { review: '' };
  #window = new EventTarget();
  #end: () => void = () => undefined;
  page: Page | undefined;

  constructor(world: World, script: Script) {
    this.#world = world;
    this.#script = script;
  }

  close(): void {
    this.#window.dispatchEvent(new Event('pagehide'));
    this.#end();
    this.page = undefined;
  }

  /** Opens the page again at the same address. */
  load(): void {
    if (this.page) this.close();
    const endings: (() => void)[] = [];
    let isOpen = true;
    this.#end = () => {
      isOpen = false;
      for (const end of endings) end();
    };
    this.#window = new EventTarget();
    const window = this.#window;
    this.#world.windows.add(window);
    endings.push(() => this.#world.windows.delete(window));
    const context = createContext(this.#globals(() => isOpen, endings));
    this.#script.runInContext(context);
    this.page = context.page;
  }

  #globals(isOpen: () => boolean, endings: (() => void)[]) {
    const world = this.#world;
    const window = this.#window;
    const onlyOpen = <Value>(value: Value) => (isOpen() ? value : never);
    const later = (work: () => void) => () => isOpen() && work();
    const request: typeof fetch = async (input, init) => {
      const { signal } = init ?? {};
      const aborted = new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
      aborted.catch(() => undefined);
      signal?.throwIfAborted();
      const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const response = world.answer(new Request(input, { ...init, signal: null }), sleep);
      return Promise.race([response, aborted]).then(onlyOpen, async (error) => {
        await onlyOpen(undefined);
        throw error;
      });
    };
    const locks = {
      request: async (name: string, work: () => Promise<unknown>) => {
        const before = world.locks.get(name);
        const { promise, resolve } = Promise.withResolvers<void>();
        world.locks.set(name, Promise.all([before, promise]));
        endings.push(resolve);
        await before;
        await onlyOpen(undefined);
        return work().finally(resolve);
      },
    };
    class BroadcastChannel extends EventTarget {
      readonly name: string;
      constructor(name: string) {
        super();
        this.name = name;
        world.channels.add(this);
        endings.push(() => world.channels.delete(this));
      }
      postMessage(data: unknown) {
        const others = [...world.channels].filter(
          (other) => other !== this && other.name === this.name,
        );
        const tell = (other: EventTarget) =>
          other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
        setTimeout(() => others.filter((other) => world.channels.has(other)).forEach(tell));
      }
    }
    const indexedDB = {
      open: (name: string) => {
        const opening = world.disk.open(name);
        opening.addEventListener('success', () => endings.push(() => opening.result.close()));
        return opening;
      },
    };
    const crypted =
      (name: 'encrypt' | 'decrypt' | 'generateKey') =>
      (...args: never[]) =>
        world.work(() => (crypto.subtle[name] as (...args: never[]) => Promise<unknown>)(...args));
    const simulated: Simulated = {
      backend: {
        supabaseUrl: world.backend.url,
        publishableKey: world.backend.publishableKey,
        fetch: request,
      },
      leadId,
      address: this.#address,
      onRefused: world.refuse,
    };
    const globals = {
      simulated,
      ...{ indexedDB, BroadcastChannel, fetch: request },
      localStorage: new Proxy(world.localStorage, {
        get: (target, key) => (isOpen() ? Reflect.get(target, key) : () => null),
      }),
      navigator: {
        locks,
        get onLine() {
          return world.isOnline;
        },
      },
      crypto: {
        randomUUID: world.newId,
        getRandomValues: crypto.getRandomValues.bind(crypto),
        subtle: {
          encrypt: crypted('encrypt'),
          decrypt: crypted('decrypt'),
          generateKey: crypted('generateKey'),
        },
      },
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      document: { visibilityState: 'visible', addEventListener: () => undefined },
      // Without a minimum, a loop of timers would stop the time.
      setTimeout: (work: () => void, ms = 0) => setTimeout(later(work), Math.max(ms, 4)),
      setInterval: (work: () => void, ms: number) => setInterval(later(work), ms),
      ...{ clearTimeout, clearInterval, Date, queueMicrotask, structuredClone, console },
      ...{ URL, URLSearchParams, Headers, Request, Response, Blob, File, FormData },
      ...{ AbortController, AbortSignal, TextEncoder, TextDecoder, WebSocket, atob, btoa },
    };
    return Object.assign(globals, { window: globals, self: globals });
  }
}
