import { askServer, type Command, runCommand } from '../server/commands.ts';
import { openBackend } from '../server/openBackend.ts';
import { type CliOptions, SUPABASE_DIR } from './options.ts';

/**
 * Sends the command to the server that owns the data. Without one, opens the data for this command.
 * Prints what it did.
 */
export async function perform(command: Command, options: CliOptions): Promise<void> {
  const { dataDir, databaseUrl } = options;
  const answer = await askServer(dataDir, command);
  if (answer !== undefined) return console.log(answer);
  const onProgress = (message: string) => console.error(message);
  const backend = await openBackend({
    ...{ supabaseDir: SUPABASE_DIR, dataDir, databaseUrl, onProgress },
  });
  try {
    console.log(await runCommand(command, backend));
  } finally {
    await backend.close();
  }
}
