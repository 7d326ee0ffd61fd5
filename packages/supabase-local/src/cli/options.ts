import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_DATA_DIR, DEFAULT_PORT } from './paths.ts';

export interface CliOptions {
  command: string | undefined;
  argument: string | undefined;
  dataDir: string;
  port: number;
  /** A requested port is not replaced with the next free one. */
  isPortGiven: boolean;
  /** Host names that the server accepts, in addition to IP addresses and localhost. */
  allowedHosts: string[];
  databaseUrl: string | undefined;
  email: string | undefined;
  showSecret: boolean;
  isConfirmed: boolean;
}

export class UsageError extends Error {}

function parsePort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new UsageError(`--port must be a number from 0 to 65535, not "${text}"`);
}

export function parseOptions(args: string[], environment: NodeJS.ProcessEnv): CliOptions {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        port: { type: 'string' },
        'allow-host': { type: 'string', multiple: true },
        email: { type: 'string' },
        secret: { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [command, argument, ...surplus] = positionals;
    if (surplus.length > 0) throw new UsageError(`Too many arguments: ${surplus.join(' ')}`);
    return {
      command: values.help ? 'help' : command,
      argument,
      dataDir: values.data === undefined ? DEFAULT_DATA_DIR : resolve(values.data),
      port: parsePort(values.port),
      isPortGiven: values.port !== undefined,
      allowedHosts: values['allow-host'] ?? [],
      databaseUrl: environment.DATABASE_URL || undefined,
      email: values.email,
      showSecret: values.secret === true,
      isConfirmed: values.yes === true,
    };
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}
