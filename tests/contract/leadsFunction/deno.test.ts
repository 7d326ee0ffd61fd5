import { describe, expect, test } from 'vitest';
import { findDeno, startDeno } from './deno.ts';
import { startEmbedded } from './embedded.ts';
import { testLeadsFunction } from './index.ts';
import { sinkSettings } from './sink.ts';

const program = findDeno();

if (program === undefined) {
  describe('Deno', () => {
    test.skip('SKIPPED: the package deno has no program for this platform', () => undefined);
  });
} else {
  // The tables are on a real server. The function runs in Deno, as on a hosted project.
  testLeadsFunction('Deno', async (sink) => {
    const server = await startEmbedded(sink);
    const deno = await startDeno(program, {
      ...sinkSettings(sink),
      SUPABASE_URL: server.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: server.secretKey }),
      LEADS_SITE_URL: 'http://site.test',
    });
    return {
      ...server,
      // On hosted projects, the gateway leaves the function's name in the path.
      ask: (path, init) => fetch(`${deno.url}/leads${path}`, init),
      close: async () => {
        await deno.stop();
        await server.close();
      },
    };
  });

  test('the function does not start without its settings, and names the missing ones', async () => {
    await expect(startDeno(program, { SUPABASE_URL: 'http://127.0.0.1:1' })).rejects.toThrow(
      /SUPABASE_SERVICE_ROLE_KEY is empty[\s\S]*LEADS_SITE_URL is empty/,
    );
  });
}
