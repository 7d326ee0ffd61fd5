import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { replaceBackend } from '../../../site/src/supabase/client.ts';
import type { Backend } from '../script/harness.ts';
import { accounts } from './accounts.ts';
import { cleaningUp } from './cleaningUp.ts';
import { files, hundreds } from './files.ts';
import { lostAnswers } from './lostAnswers.ts';
import { countMatched, empty, type Media, openMedia } from './mediaHarness.ts';

/** Whatever happens: rows and files are compared after every test. */
export function runTrouble(start: () => Promise<Backend>): void {
  describe('the Media Center', () => {
    let backend: Backend;
    let current: Media | undefined;
    const media = (): Media => {
      if (!current) throw new Error('The backend has not been started');
      return current;
    };

    beforeAll(async () => {
      backend = await start();
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

    describe('trouble on the line', () => lostAnswers(media));
    describe('files of every kind', () => {
      files(media);
      hundreds(media);
    });
    describe('who may', () => accounts(media));
    describe('what is left behind', () => cleaningUp(media));
    test('leaves nothing behind', async () => {
      expect(await countMatched(media())).toBe(0);
    });
  });
}
