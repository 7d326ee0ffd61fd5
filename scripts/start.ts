/** `npm start`: backend, build, site. Ctrl-C closes all of it in order. */
import { buildIfChanged } from './build-if-changed.ts';
import { startLocalBackend } from './local-backend.ts';
import { freePort } from './port.ts';
import { serveSite } from './serve.ts';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const step = (message: string) => console.log(`[${seconds().padStart(6)}] ${message}`);

step('Starting the backend ...');
const backend = await startLocalBackend({ onProgress: step });
try {
  step('Preparing the site ...');
  step(
    (await buildIfChanged(backend.environment))
      ? 'Site built.'
      : 'Site unchanged since the last build.',
  );
  const port = await freePort(Number(process.env.PORT || 4173), 'the site');
  const { url, close } = await serveSite(port);
  console.log(`
  Site          ${url}
  Media Center  ${url}/admin/media
  Backend       ${backend.url}

  A manager account for the Media Center:  npx pnpm@12.21.0 backend add-manager
  Ready after ${seconds()}. Ctrl-C stops everything.
`);
  const stop = () => {
    close();
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  await backend.close();
  throw error;
}
