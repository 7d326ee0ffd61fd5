import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askServer } from '../../packages/supabase-local/src/server/commands.ts';
import { buildIfChanged } from '../../scripts/build-if-changed.ts';
import { startLocalBackend } from '../../scripts/local-backend.ts';
import { freePort } from '../../scripts/port.ts';
import { serveSite } from '../../scripts/serve.ts';

/** A manager account for this test run only. */
export const manager = { email: 'manager@example.com', password: 'lamps-at-dusk-2700' };

/**
 * Starts a backend with fresh seed data, builds the site over it, and serves both until the last
 * test. The backend's port stays the same between runs, because the build contains its address.
 */
export default async function servers() {
  const sitePort = await freePort(4273, 'the site');
  const dataDir = await mkdtemp(join(tmpdir(), 'custom-designs-e2e-'));
  const backend = await startLocalBackend({
    dataDir,
    port: Number(process.env.BACKEND_PORT ?? 54421),
    siteUrl: `http://127.0.0.1:${sitePort}`,
  });
  // All journeys come from one address, so the limits must be high.
  const text = 'update private.lead_limits set per_address = 1000, in_all = 1000';
  await askServer(dataDir, { name: 'sql', text });
  await backend.addManager(manager.email, manager.password);
  await buildIfChanged(backend.environment);
  const { url, close } = await serveSite(sitePort);
  process.env.SITE_URL = url;
  process.env.BACKEND_URL = backend.url;
  process.env.BACKEND_DATA = dataDir;
  process.env.BACKEND_SECRET_KEY = backend.secretKey;
  process.env.BACKEND_PUBLISHABLE_KEY = backend.publishableKey;
  return async () => {
    close();
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
