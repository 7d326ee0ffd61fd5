import { afterAll, afterEach, beforeAll, beforeEach, describe, vi } from 'vitest';
import { replaceBackend } from '../../../packages/supabase/src/client.ts';
import { type Backend, USERS } from '../script/harness.ts';
import { startServer } from '../server.ts';
import { accounts } from './accounts.ts';
import { changing } from './changing.ts';
import { cleaningUp } from './cleaningUp.ts';
import { countMatched, empty, type Media, openMedia } from './mediaHarness.ts';
import { replacing } from './replacing.ts';
import { uploads } from './uploads.ts';

/** Compares rows and files after every test, including those with faults. */
describe("the Media Center's adapter", () => {
  let backend: Backend;
  let current: Media;
  const media = () => current;

  beforeAll(async () => {
    const server = await startServer();
    for (const user of USERS) await server.addUser(user);
    backend = server;
  });
  beforeEach(async () => {
    current = await openMedia(backend);
    await empty(current);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await countMatched(media());
    replaceBackend();
  });
  afterAll(() => backend.close());

  describe('uploading', () => uploads(media));
  describe('changing', () => changing(media));
  describe('replacing a file, and using it', () => replacing(media));
  describe('sign-in and permissions', () => accounts(media));
  describe('deleting and cleaning up', () => cleaningUp(media));
});
