import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomToken } from '../identity/keys.ts';
import { ServerError } from './errors.ts';

export interface Secrets {
  jwtSecret: string;
  secretKey: string;
}

function parse(text: string): Secrets {
  const value: unknown = JSON.parse(text);
  const fields = Object(value);
  const jwtSecret: unknown = fields.jwtSecret;
  const secretKey: unknown = fields.secretKey;
  if (typeof jwtSecret !== 'string' || typeof secretKey !== 'string') {
    throw new Error('the texts jwtSecret and secretKey are missing');
  }
  return { jwtSecret, secretKey };
}

/** Undefined if the file does not exist. Throws ServerError (`secrets-invalid`). */
async function readSecrets(path: string): Promise<Secrets | undefined> {
  try {
    return parse(await readFile(path, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message =
      `${path} cannot be read: ${reason}. It holds the keys that sessions and scripts rely on. ` +
      'Put it back from a backup. Without one, delete it and start again, which makes new keys, ' +
      'signs everyone out and needs the new secret key in scripts ("pnpm backend keys --secret").';
    throw new ServerError('secrets-invalid', message, { cause });
  }
}

/**
 * Random values that are created on the first start, readable only by their owner. Each data
 * directory has its own.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const known = await readSecrets(path);
  if (known) return known;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const secrets = { jwtSecret: randomToken(32), secretKey: `sb_secret_${randomToken(32)}` };
  await writeFile(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return secrets;
}
