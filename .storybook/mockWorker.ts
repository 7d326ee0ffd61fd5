import { setupWorker } from 'msw/browser';

/** The addon's own worker, but found beside Storybook also when that is served below `/storybook/`. */
async function start() {
  const worker = setupWorker();
  const { pathname } = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI);
  await worker.start({ quiet: true, serviceWorker: { url: pathname } });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** A page of documentation asks once for each of its stories, and no page takes two workers. */
export function mockWorker() {
  started ??= start();
  return started;
}
