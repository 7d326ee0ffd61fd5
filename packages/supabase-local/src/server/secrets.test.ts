import { createECDH } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

test('makes keys for pushes once, also beside the secrets of an earlier version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  const former = { jwtSecret: 'a', secretKey: 'b' };
  await writeFile(join(folder, 'secrets.json'), JSON.stringify(former));
  const secrets = await loadSecrets(folder);
  expect(secrets).toMatchObject(former);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secrets.vapid.privateKey, 'base64url');
  expect(secrets.vapid.publicKey).toBe(pair.getPublicKey('base64url'));
  expect(await loadSecrets(folder)).toEqual(secrets);
  expect(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).toEqual(secrets);
  await rm(folder, { recursive: true });
});
