import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_DATA_DIR, DEFAULT_PORT } from './paths.ts';

export class UsageError extends Error {}

const OPTIONS = {
  data: { type: 'string', default: DEFAULT_DATA_DIR },
  port: { type: 'string' },
  'allow-host': { type: 'string', multiple: true, default: [] as string[] },
  email: { type: 'string' },
  secret: { type: 'boolean', default: false },
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
      port: values.port === undefined ? DEFAULT_PORT : parsePort(values.port),
      /** A requested port is not replaced with the next free one. */
      isPortGiven: values.port !== undefined,
      /** Host names that the server accepts, in addition to IP addresses and localhost. */
      allowedHosts: values['allow-host'],
      databaseUrl: environment.DATABASE_URL || undefined,
      email: values.email,
      showSecret: values.secret,
      isConfirmed: values.yes,
    };
  } catch (cause) {
    throw cause instanceof Error ? new UsageError(cause.message) : cause;
  }
}
