import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { StartOptions } from '@custom-designs/supabase-local/server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

const SCRIPT = join(import.meta.dirname, 'crashServer.ts');

export interface ChildServer {
  process: ChildProcess;
  url: string;
  secretKey: string;
  service: SupabaseClient;
  kill: () => Promise<void>;
}

/** Starts a server in its own process. The error contains the server's output. */
export async function startChild(
  options: Pick<StartOptions, 'supabaseDir' | 'dataDir' | 'databaseUrl' | 'environment'>,
  port = 0,
): Promise<ChildServer> {
  const child = spawn(process.execPath, [SCRIPT, JSON.stringify({ ...options, port })]);
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const said = once(createInterface({ input: child.stdout }), 'line');
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(complaint)));
  // The first outcome wins. The other must not become an unhandled rejection later.
  ended.catch(() => undefined);
  const [line] = await Promise.race([said, ended]);
  const { url, secretKey } = JSON.parse(String(line));
  const service = createClient(url, secretKey, { auth: { persistSession: false } });
  return {
    process: child,
    url,
    secretKey,
    service,
    kill: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
