import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSupabase } from '@custom-designs/supabase-local/server';
import { emptyProject, temporaryFolder } from '../server.ts';
import type { Door } from './harness.ts';
import { type Sink, sinkSettings } from './sink.ts';

/** A real server, behind a proxy that says where each visitor is. */
export async function startEmbedded(sink: Sink, databaseUrl?: string): Promise<Door> {
  const folder = await temporaryFolder();
  const running = await startSupabase({
    supabaseDir: await emptyProject(folder),
    dataDir: join(folder, 'data'),
    port: 0,
    databaseUrl,
    trustedProxies: ['127.0.0.1'],
    environment: { ...sinkSettings(sink), VITE_SITE_URL: 'http://site.test' },
  });
  return {
    ...running,
    ask: (path, init) => fetch(`${running.url}/functions/v1/leads${path}`, init),
    close: async () => {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
