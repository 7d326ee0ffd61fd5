import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { loadConfig, parseSize } from './config.ts';

const SUPABASE = join(import.meta.dirname, '../../../../supabase');

test.each([
  ['10MiB', 10_485_760],
  ['50MB', 50_000_000],
  ['1KiB', 1_024],
  ['7b', 7],
  [123, 123],
  ['much', null],
  [undefined, null],
])('reads the size %s', (text, bytes) => {
  expect(parseSize(text)).toBe(bytes);
});

test("reads this project's buckets and limits", async () => {
  const config = await loadConfig(SUPABASE);
  expect(config).toMatchObject({ maxRows: 1000, tokenSeconds: 3600, reuseSeconds: 10 });
  expect(config.buckets.map(({ id }) => id)).toEqual(['custom-designs-images', 'site-media']);
  expect(config.buckets[0]).toMatchObject({
    public: true,
    fileSizeLimit: 10_485_760,
    objectsPath: join(SUPABASE, 'images'),
  });
});

test("lets nobody sign up on the CLI's own stack, where managers sign in by email", async () => {
  const config = parse(await readFile(join(SUPABASE, 'config.toml'), 'utf8'));
  // There `auth.email.enable_signup` is the switch of the whole email provider.
  expect(config.auth).toMatchObject({ enable_signup: false, email: { enable_signup: true } });
});
