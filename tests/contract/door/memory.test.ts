import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { createLeadsHandler } from '../../../supabase/functions/leads/handler.ts';
import { readSettings } from '../../../supabase/functions/leads/settings.ts';
import { runDoor } from './index.ts';
import { sinkSettings } from './sink.ts';

runDoor('memory', async (sink) => {
  const memory = createMemorySupabase({
    url: 'http://memory.supabase.test',
    functions: (backend) => {
      const own: { [name: string]: string } = {
        ...sinkSettings(sink),
        SUPABASE_URL: backend.url,
        SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
        LEADS_SITE_URL: 'http://site.test',
      };
      const leads = createLeadsHandler({
        settings: readSettings((name) => own[name]),
        fetch: (url, init) => (url.startsWith(backend.url) ? backend.fetch : fetch)(url, init),
      });
      return { leads };
    },
  });
  return {
    ...memory,
    ask: (path, init) => memory.fetch(`${memory.url}/functions/v1/leads${path}`, init),
    close: async () => undefined,
  };
});
