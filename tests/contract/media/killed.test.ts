import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/memory';
import { afterAll, expect, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/control.ts';
import { replaceBackend } from '../../../site/src/supabase/client.ts';
import { startChild } from '../../security/child.ts';
import { MANAGER } from '../script/harness.ts';
import { emptyProject, temporaryFolder } from '../server.ts';
import { batch, countMatched, healthy, isInsert, isPicture, openMedia } from './mediaHarness.ts';

const folder = await temporaryFolder();
afterAll(async () => {
  replaceBackend();
  await rm(folder, { recursive: true, force: true });
});

test('the backend is killed in the middle and started again: the rest is sent again, all is there once', {
  timeout: 90_000,
}, async () => {
  const supabaseDir = await emptyProject(folder);
  const dataDir = join(folder, 'data');
  let server = await startChild(supabaseDir, dataDir);
  await askServer(dataDir, { name: 'add-manager', ...MANAGER });
  const port = Number(new URL(server.url).port);
  const media = await openMedia({
    ...{ url: server.url, publishableKey: DEVELOPMENT_PUBLISHABLE_KEY },
    ...{ secretKey: server.secretKey, close: async () => undefined },
  });
  await media.signIn();
  const send = batch(media, 6);

  // Once while a row is on its way, once while a picture is.
  for (const matches of [isInsert, isPicture]) {
    let seen = 0;
    let killed: Promise<void> | undefined;
    media.network = (request, pass) => {
      if (matches(request)) seen += 1;
      const answer = pass(request);
      if (seen === 2) killed ??= server.kill();
      return answer;
    };
    expect((await send()).length).toBeGreaterThan(1);
    await killed;
    server = await startChild(supabaseDir, dataDir, port);
  }

  media.network = healthy;
  expect(await send()).toEqual([]);
  expect(await countMatched(media)).toBe(6);
  await server.kill();
});
