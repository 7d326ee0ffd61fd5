import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { vi } from 'vitest';
import { GUARDED, LINKED, USERS } from './script/harness.ts';
import { rows, runContract } from './script/index.ts';

const url = 'https://stories.supabase.test';

async function start() {
  const tables = { custom_design_blogs: [], images: [], leads: [], trash: [] };
  const memory = createMemorySupabase({ url, users: [...USERS, LINKED, GUARDED], rows: tables });
  const server = setupServer(http.all(`${url}/*`, ({ request }) => memory.fetch(request)));
  server.listen();
  const { publishableKey, secretKey, mails } = memory;
  vi.useFakeTimers({ toFake: ['Date'] });
  const passMinute = async () => vi.setSystemTime(Date.now() + 60_000);
  // The memory engine's accounts are fixed.
  const accounts = { addUser: async () => undefined, removeUser: async () => false };
  const close = async () => {
    vi.useRealTimers();
    server.close();
  };
  const memoryMails = async () => mails;
  return { url, publishableKey, secretKey, ...accounts, passMinute, mails: memoryMails, close };
}

runContract('memory behind MSW', start, rows);
