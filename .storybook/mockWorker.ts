import { setupWorker } from 'msw/browser';

/** Starts the addon's worker from Storybook's own folder, also when Storybook is served at `/storybook/`. */
async function start() {
  const worker = setupWorker();
  const { pathname } = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI);
  await worker.start({ quiet: true, serviceWorker: { url: pathname } });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** A page of documentation calls this once for each story, but a page can have only one worker. */
export function mockWorker() {
  started ??= start();
  return started;
}
