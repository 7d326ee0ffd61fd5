import { type RunningSupabase, ServerError, startSupabase } from '../server/index.ts';
import type { CliOptions } from './options.ts';
import { SUPABASE_DIR } from './paths.ts';

const PORTS_TO_TRY = 10;

async function startOnFreePort(options: CliOptions): Promise<RunningSupabase> {
  const { dataDir, databaseUrl } = options;
  const tries = options.isPortGiven ? 1 : PORTS_TO_TRY;
  for (let port = options.port; ; port += 1) {
    try {
      return await startSupabase({
        supabaseDir: SUPABASE_DIR,
        dataDir,
        databaseUrl,
        port,
        allowedHosts: options.allowedHosts,
        environment: process.env,
        onProgress: (message) => console.log(message),
        onError: (cause) => console.error(cause),
      });
    } catch (cause) {
      const isTaken = cause instanceof ServerError && cause.code === 'port-taken';
      if (!isTaken || port + 1 >= options.port + tries) throw cause;
      console.log(`${cause.message} Trying ${port + 1}.`);
    }
  }
}

export async function start(options: CliOptions): Promise<void> {
  const running = await startOnFreePort(options);
  console.log(`\nThe backend answers at ${running.url}`);
  console.log(`Publishable key: ${running.publishableKey}`);
  console.log('Make a manager account with: pnpm backend add-manager');
  console.log('Stop with Ctrl-C.');
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await running.close();
}
