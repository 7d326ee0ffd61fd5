import { type Command, type Outcome, runCommand } from '../server/commands.ts';
import { askServer } from '../server/control.ts';
import { openBackend } from '../server/openBackend.ts';
import type { CliOptions } from './options.ts';
import { SUPABASE_DIR } from './paths.ts';

/**
 * Sends the command to the server that owns the data. Without one, opens the data for this command.
 */
export async function perform(command: Command, options: CliOptions): Promise<Outcome> {
  const { dataDir, databaseUrl } = options;
  const answered = await askServer(dataDir, command);
  if (answered) return answered;
  const backend = await openBackend({
    supabaseDir: SUPABASE_DIR,
    dataDir,
    databaseUrl,
    onProgress: (message) => console.error(message),
  });
  try {
    return await runCommand(command, backend);
  } finally {
    await backend.close();
  }
}
