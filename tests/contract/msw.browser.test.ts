import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { USERS } from './script/harness.ts';
import { runContract } from './script/index.ts';

const URL = 'https://stories.supabase.test';

async function start() {
  const memory = createMemorySupabase({ url: URL, users: USERS });
  const worker = setupWorker(http.all(`${URL}/*`, ({ request }) => memory.fetch(request)));
  await worker.start({ quiet: true });
  // supabase-js uses the page's own fetch here: the worker stands where the network would.
  const { fetch: _, ...backend } = memory;
  return { ...backend, close: async () => worker.stop() };
}

runContract('memory behind MSW', start, { isBrowser: true });
