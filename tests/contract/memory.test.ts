import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { LINKED, USERS } from './script/harness.ts';
import { rows, runContract } from './script/index.ts';

const url = 'https://stories.supabase.test';

async function start() {
  const tables = { custom_design_blogs: [], images: [], leads: [], trash: [] };
  const memory = createMemorySupabase({ url, users: [...USERS, LINKED], rows: tables });
  const server = setupServer(http.all(`${url}/*`, ({ request }) => memory.fetch(request)));
  server.listen();
  const { publishableKey, secretKey, mails } = memory;
  // The memory engine's accounts are fixed.
  const accounts = { addUser: async () => undefined, removeUser: async () => false };
  const close = async () => server.close();
  return { url, publishableKey, secretKey, ...accounts, mails: async () => mails, close };
}

runContract('memory behind MSW', start, rows);
