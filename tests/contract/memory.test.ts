import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { USERS } from './script/harness.ts';
import { rows, runContract } from './script/index.ts';

const url = 'https://stories.supabase.test';

async function start() {
  const tables = { custom_design_blogs: [], images: [], leads: [] };
  const memory = createMemorySupabase({ url, users: USERS, rows: tables });
  const server = setupServer(http.all(`${url}/*`, ({ request }) => memory.fetch(request)));
  server.listen();
  const { publishableKey, secretKey } = memory;
  // The memory engine's accounts are fixed.
  const accounts = { addUser: async () => undefined, removeUser: async () => false };
  return { url, publishableKey, secretKey, ...accounts, close: async () => server.close() };
}

runContract('memory behind MSW', start, rows);
