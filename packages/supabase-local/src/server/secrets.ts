import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../disk/flush.ts';
import { randomToken } from '../identity/keys.ts';
import { ServerError } from './errors.ts';

const secretsFile = z.object({
  jwtSecret: z.string(),
  secretKey: z.string(),
  // Absent in data of earlier versions.
  vapid: z.optional(z.object({ publicKey: z.string(), privateKey: z.string() })),
});

const FILE = 'secrets.json';

export type Secrets = Required<z.infer<typeof secretsFile>>;

/** A new key pair for pushes, as push services take it. */
function createVapidKeys(): Secrets['vapid'] {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = ['BA', x, y].map((part) => Buffer.from(part, 'base64url'));
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/**
 * Loads or creates this data directory's random secrets. @throws ServerError (`secrets-invalid`)
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, FILE);
  try {
    const stored = secretsFile.parse(JSON.parse(await readFile(path, 'utf8')));
    return stored.vapid ? { ...stored, vapid: stored.vapid } : await createSecrets(dataDir, stored);
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    if (isMissing) return await createSecrets(dataDir);
    const message =
      `${path} cannot be read. It holds the keys that sessions and scripts rely on. Put it back from a ` +
      'backup, or delete it and start again, which makes new keys and signs everyone out.';
    throw new ServerError('secrets-invalid', message, { cause });
  }
}

async function createSecrets(
  dataDir: string,
  stored: Partial<Omit<Secrets, 'vapid'>> = {},
): Promise<Secrets> {
  const secrets = {
    jwtSecret: randomToken(32),
    secretKey: `sb_secret_${randomToken(32)}`,
    ...stored,
    vapid: createVapidKeys(),
  };
  await writeSecrets(dataDir, secrets);
  return secrets;
}

/** Writes the secrets with access for this user only, and creates the folder if needed. */
export async function writeSecrets(folder: string, secrets: Secrets): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(join(folder, FILE), `${JSON.stringify(secrets, null, 2)}\n`);
}
