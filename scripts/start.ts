/**
 * `npm start`: starts the backend, builds the site, and serves it. Ctrl-C stops all three in order.
 */
import { buildVariables } from '../site/build/environment.ts';
import { buildIfChanged, buildSite } from './build-if-changed.ts';
import { openBuildHook } from './buildHook.ts';
import { sayAndEnd, startLocalBackend } from './local-backend.ts';
import { freePort } from './port.ts';
import { serveSite } from './serve.ts';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const step = (message: string) => console.log(`[${seconds().padStart(6)}] ${message}`);

const port = await freePort(Number(process.env.PORT || 4173), 'the site');
step('Starting the backend ...');
const hook = await openBuildHook(
  () => buildSite(backend.environment),
  () => tellFailedBuild(backend),
);
const backend = await startLocalBackend({
  siteUrl: buildVariables().VITE_SITE_URL || `http://127.0.0.1:${port}`,
  publishHookUrl: hook.url,
  databaseUrl: process.env.DATABASE_URL,
  onProgress: step,
}).catch(sayAndEnd);

/** The desk shows it, because no one reads this terminal. */
function tellFailedBuild({ url, secretKey }: { url: string; secretKey: string }) {
  return fetch(`${url}/rest/v1/site_publishes?state=eq.building`, {
    method: 'PATCH',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      state: 'failed',
      error: 'The pages could not be built. The terminal of npm start says why.',
    }),
  });
}

let closeSite = () => {};
let isStopping = false;

/** Closes the server first, then the database, even while the site is being built. */
async function stop(code: number) {
  if (isStopping) return;
  isStopping = true;
  closeSite();
  hook.close();
  await backend.close();
  process.exit(code);
}
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

try {
  step('Preparing the site ...');
  const hasBuilt = await buildIfChanged(backend.environment);
  step(hasBuilt ? 'Site built.' : 'Site unchanged since the last build.');
  const { url, close } = await serveSite(port);
  closeSite = close;
  console.log(`
  Site          ${url}
  For managers  ${url}/admin
  Backend       ${backend.url}

  A manager's account:  npx pnpm@12.21.0 backend add-manager
  Ready after ${seconds()}. Ctrl-C stops everything.
`);
} catch (error) {
  // Ctrl-C also ends the build, so its failure needs no message.
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
