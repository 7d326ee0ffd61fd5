import { setupWorker } from 'msw/browser';

/**
 * Starts the mock worker from Storybook's own folder, also if Storybook is served at `/storybook/`.
 */
async function start() {
  const worker = setupWorker();
  const { pathname } = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI);
  await worker.start({ quiet: true, serviceWorker: { url: pathname } });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** A documentation page calls this once for each story, but a page can have only one worker. */
export function mockWorker() {
  started ??= start();
  return started;
}
