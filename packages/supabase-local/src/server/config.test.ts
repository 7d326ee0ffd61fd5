import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const SUPABASE = join(import.meta.dirname, '../../../../supabase');

test("reads this project's limits, seed, and folders of files", async () => {
  const config = await loadConfig(SUPABASE);
  expect(config).toMatchObject({ maxRows: 1000, tokenSeconds: 3600, reuseSeconds: 10 });
  expect(config.seedFiles).toContain(join(SUPABASE, 'seeds/07_images.sql'));
  expect(config.seedObjects).toEqual([
    { bucket: 'custom-designs-images', folder: join(SUPABASE, 'images') },
    { bucket: 'site-media', folder: join(SUPABASE, 'media') },
  ]);
});

test("lets nobody sign up on the CLI's own stack, where managers sign in by email", async () => {
  const config = parse(await readFile(join(SUPABASE, 'config.toml'), 'utf8'));
  // There `auth.email.enable_signup` is the switch of the whole email provider.
  expect(config.auth).toMatchObject({ enable_signup: false, email: { enable_signup: true } });
});
