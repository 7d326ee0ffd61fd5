import { setupWorker } from 'msw/browser';

/** The addon's own worker, but found beside Storybook also when that is served below `/storybook/`. */
export async function mockWorker() {
  const worker = setupWorker();
  const { pathname } = new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI);
  await worker.start({ quiet: true, serviceWorker: { url: pathname } });
  return worker;
}
