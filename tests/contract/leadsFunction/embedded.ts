import { startServer } from '../server.ts';
import type { LeadsFunction } from './harness.ts';
import { type Sink, sinkSettings } from './sink.ts';

/**
 * Starts a real server that takes the visitor's address from the request, so tests can choose it.
 */
export async function startEmbedded(sink: Sink, databaseUrl?: string): Promise<LeadsFunction> {
  const environment = { ...sinkSettings(sink), VITE_SITE_URL: 'http://site.test' };
  const running = await startServer({ databaseUrl, environment });
  return {
    ...running,
    ask: async (path, init) => {
      const request = new Request(`${running.url}/functions/v1/leads${path}`, init);
      const address = request.headers.get('x-forwarded-for') ?? '';
      return (await running.handle(request, { address })) ?? Response.error();
    },
  };
}
