import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export class UsageError extends Error {}

const ROOT = resolve(import.meta.dirname, '../../../..');

export const SUPABASE_DIR = join(ROOT, 'supabase');

const OPTIONS = {
  data: { type: 'string', default: join(ROOT, '.data', 'supabase') },
  port: { type: 'string', default: '54321' },
  email: { type: 'string' },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UsageError(`--port must be a number from 0 to 65535, not "${text}"`);
}

export type CliOptions = ReturnType<typeof parseOptions>;

export function parseOptions(args: string[], environment: NodeJS.ProcessEnv) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const [command, argument, ...surplus] = positionals;
    if (surplus.length > 0) throw new UsageError(`Too many arguments: ${surplus.join(' ')}`);
    return {
      command: values.help ? 'help' : command,
      argument,
      dataDir: resolve(values.data),
      port: parsePort(values.port),
      databaseUrl: environment.DATABASE_URL || undefined,
      email: values.email,
      isConfirmed: values.yes,
    };
  } catch (cause) {
    throw cause instanceof Error ? new UsageError(cause.message) : cause;
  }
}
