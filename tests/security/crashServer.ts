import { startSupabase } from '@custom-designs/supabase-local/server';

/** A server in a process of its own, so that it can be killed. Says where it answers, then serves. */
const [supabaseDir = '', dataDir = '', port = '0', databaseUrl] = process.argv.slice(2);
const { url, secretKey } = await startSupabase({
  supabaseDir,
  dataDir,
  port: Number(port),
  databaseUrl,
  allowedHosts: ['configured.example'],
});
process.stdout.write(`${JSON.stringify({ url, secretKey })}\n`);
