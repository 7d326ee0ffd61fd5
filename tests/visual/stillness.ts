/** Runs in the page before anything else: the clock stands, chance repeats itself, requests are counted. */
export function holdStill() {
  const moment = Date.UTC(2026, 5, 15, 15);
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length ? args : [moment], made),
    apply: (Target) => new Target(moment).toString(),
    get: (target, key) => (key === 'now' ? () => moment : Reflect.get(target, key)),
  });
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const page = { asked: 0, inFlight: 0, unanswered: 0, changes: 0 };
  Object.assign(globalThis, { visual: page });
  const fetch = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    page.asked += 1;
    page.inFlight += 1;
    try {
      return await fetch(...args);
    } finally {
      page.inFlight -= 1;
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const watch = new MutationObserver(() => {
      page.changes += 1;
    });
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document.documentElement, options);
    const still = document.createElement('style');
    still.textContent = `*, *::before, *::after {
      animation-duration: 0s !important; animation-delay: 0s !important;
      animation-iteration-count: 1 !important; transition: none !important;
      scroll-behavior: auto !important; caret-color: transparent !important }
      :not([hidden]) { content-visibility: visible !important }
      ::view-transition { display: none !important }`;
    document.head.append(still);
  });
}

interface Watched {
  visual: { asked: number; inFlight: number; unanswered: number; changes: number };
}

/** Runs in the page: a story that asked its backend has its answer, also one that comes after three refusals. */
export async function hearAnswers(patience: number) {
  const { visual } = globalThis as unknown as Watched;
  const started = performance.now();
  const waits = () =>
    visual.inFlight > 0 || (visual.asked > 0 && document.querySelector('[aria-busy="true"]'));
  while (waits() && performance.now() - started < patience) {
    await new Promise((done) => setTimeout(done, 50));
  }
  visual.asked = 0;
  // A story may be about an answer that never comes.
  visual.unanswered = visual.inFlight;
}

/** Runs in the page: waits for fonts, pictures and answers, then until two frames pass without a change. */
export async function settle(patience: number) {
  const { visual } = globalThis as unknown as Watched;
  const started = performance.now();
  const frame = () => new Promise(requestAnimationFrame);
  for (;;) {
    const before = visual.changes;
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) {
      if (image.loading !== 'eager') image.loading = 'eager';
      if (image.decoding !== 'sync') image.decoding = 'sync';
    }
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await frame();
    await frame();
    const isStill = visual.inFlight <= visual.unanswered && visual.changes === before;
    const isThere = images.every(({ complete }) => complete);
    const waited = performance.now() - started;
    // What moves for ever is not waited for; a picture that is still loading is, much longer.
    if (isThere ? isStill || waited > patience : waited > 6 * patience) break;
  }
  const { scrollWidth: wide, scrollHeight: tall } = document.documentElement;
  return { wide, tall };
}

/** Runs in the page: what has just come is painted with other edges than what is painted again, so all is. */
export async function paintAgain() {
  const { classList } = document.documentElement;
  const frame = () => new Promise(requestAnimationFrame);
  for (let turn = 0; turn < 2; turn += 1) {
    for (const theme of ['dark', 'light']) classList.toggle(theme);
    await frame();
    await frame();
  }
}

interface Preview {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: object };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: () => void) => void;
    off: (event: string, listener: () => void) => void;
    emit: (event: string, told: unknown) => void;
  };
}

/** Runs in the page: whether Storybook knows its stories. */
export const isReady = () =>
  Boolean((globalThis as unknown as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue);

/** Runs in the page, before the first story. */
export const setGlobals = (globals: Readonly<Record<string, unknown>>) =>
  (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals,
  });

/** Runs in the page: shows a story in place of the one before it, and waits until its play function is through. */
export function showStory(story: string) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
  const ends = ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException'];
  return new Promise<string>((resolve) => {
    const handlers = ends.map((event) => [event, () => end(event)] as const);
    const end = (event: string) => {
      clearTimeout(late);
      for (const [name, handler] of handlers) channel.off(name, handler);
      resolve(event);
    };
    const late = setTimeout(() => end('storyNeverFinished'), 15_000);
    for (const [name, handler] of handlers) channel.on(name, handler);
    scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
}
