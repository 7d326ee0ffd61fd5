import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSupabase } from '@custom-designs/supabase-local/server';
import { emptyProject, temporaryFolder } from '../server.ts';
import type { Door } from './harness.ts';
import { type Sink, sinkSettings } from './sink.ts';

/** A real server. Its requests come from the address that they name. */
export async function startEmbedded(sink: Sink, databaseUrl?: string): Promise<Door> {
  const folder = await temporaryFolder();
  const running = await startSupabase({
    supabaseDir: await emptyProject(folder),
    dataDir: join(folder, 'data'),
    port: 0,
    databaseUrl,
    environment: { ...sinkSettings(sink), VITE_SITE_URL: 'http://site.test' },
  });
  return {
    ...running,
    ask: async (path, init) => {
      const request = new Request(`${running.url}/functions/v1/leads${path}`, init);
      const address = request.headers.get('x-forwarded-for') ?? '';
      return (await running.handle(request, { address })) ?? Response.error();
    },
    close: async () => {
      await running.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
