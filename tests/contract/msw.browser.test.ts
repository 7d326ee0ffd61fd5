import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { USERS } from './script/harness.ts';
import { rows, runContract } from './script/index.ts';

const URL = 'https://stories.supabase.test';

async function start() {
  const tables = { custom_design_blogs: [], images: [], leads: [] };
  const memory = createMemorySupabase({ url: URL, users: USERS, rows: tables });
  const worker = setupWorker(http.all(`${URL}/*`, ({ request }) => memory.fetch(request)));
  await worker.start({ quiet: true });
  const unused = () => Promise.reject(new Error('Accounts do not change here'));
  const close = async () => worker.stop();
  return { ...memory, addUser: unused, removeUser: unused, close };
}

runContract('memory behind MSW', start, rows);
