import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomToken } from '../identity/keys.ts';

export interface Secrets {
  jwtSecret: string;
  secretKey: string;
}

function parse(text: string): Secrets | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const jwtSecret: unknown = Reflect.get(value, 'jwtSecret');
  const secretKey: unknown = Reflect.get(value, 'secretKey');
  if (typeof jwtSecret !== 'string' || typeof secretKey !== 'string') return undefined;
  return { jwtSecret, secretKey };
}

/** Made by chance on the first start and readable by their owner only; each data directory has its own. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const known = text === undefined ? undefined : parse(text);
  if (known) return known;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const secrets = { jwtSecret: randomToken(32), secretKey: `sb_secret_${randomToken(32)}` };
  await writeFile(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return secrets;
}
