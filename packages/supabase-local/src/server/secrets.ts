import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { randomToken } from '../identity/keys.ts';
import { ServerError } from './errors.ts';

const secretsFile = z.object({ jwtSecret: z.string(), secretKey: z.string() });

export type Secrets = z.infer<typeof secretsFile>;

/**
 * Random values that are created on the first start, readable only by their owner. Each data
 * directory has its own. Throws ServerError (`secrets-invalid`).
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  try {
    return secretsFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    if (isMissing) return await createSecrets(path);
    const message =
      `${path} cannot be read. It holds the keys that sessions and scripts rely on. Put it back from a ` +
      'backup, or delete it and start again, which makes new keys and signs everyone out.';
    throw new ServerError('secrets-invalid', message, { cause });
  }
}

async function createSecrets(path: string): Promise<Secrets> {
  const secrets = { jwtSecret: randomToken(32), secretKey: `sb_secret_${randomToken(32)}` };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return secrets;
}
