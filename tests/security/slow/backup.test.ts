import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningSupabase, startSupabase } from '@custom-designs/supabase-local/server';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/control.ts';
import { pngOfSize } from '../../contract/script/storage.ts';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';

let folder = '';
let supabaseDir = '';
beforeAll(async () => {
  folder = await temporaryFolder();
  supabaseDir = await emptyProject(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesOf = ({ url, secretKey }: RunningSupabase) => {
  const client = createClient(url, secretKey, { auth: { persistSession: false } });
  return client.storage.from('custom-designs-images');
};

/** Uploads files and deletes every second one soon afterward, until it is told to stop. */
async function write(running: RunningSupabase, isOver: () => boolean): Promise<void> {
  const files = filesOf(running);
  for (let doomed: string[] = []; !isOver(); ) {
    const size = 1_000 + Math.floor(Math.random() * 300_000);
    const paths = [1, 2].map(() => `uploads/${size}-${crypto.randomUUID()}.png`);
    for (const path of paths) {
      const { error } = await files.upload(
        path,
        new Blob([pngOfSize(size)], { type: 'image/png' }),
      );
      if (error) throw error;
    }
    if (doomed.length > 0) await files.remove(doomed);
    doomed = paths.slice(1);
  }
}

/** Every file that has a row is there, with its size, which its name contains. */
async function expectWhole(running: RunningSupabase): Promise<void> {
  const files = filesOf(running);
  const { data } = await files.list('uploads', { limit: 1_000 });
  expect(data?.length).toBeGreaterThan(0);
  for (const { name } of data ?? []) {
    const answer = await fetch(files.getPublicUrl(`uploads/${name}`).data.publicUrl);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number.parseInt(name, 10));
  }
}

test.skipIf(process.platform === 'win32')(
  'a backup taken while files come and go restores with every row and its file',
  { timeout: 120_000 },
  async () => {
    const dataDir = join(folder, 'data');
    const running = await startSupabase({ supabaseDir, dataDir, port: 0 });
    let isOver = false;
    const writing = Promise.all([1, 2, 3].map(() => write(running, () => isOver)));
    const stored = async () => (await filesOf(running).list('uploads')).data?.length;
    await expect.poll(stored, { timeout: 60_000 }).toBeGreaterThan(5);
    const targets = ['backup-1', 'backup-2'].map((name) => join(folder, name));
    for (const target of targets) await askServer(dataDir, { name: 'backup', folder: target });
    isOver = true;
    await writing;
    await running.close();

    for (const target of targets) {
      // As the README describes: the files, and the database unpacked next to them.
      const restored = `${target}-restored`;
      await mkdir(join(restored, 'database'), { recursive: true, mode: 0o700 });
      await cp(join(target, 'objects'), join(restored, 'objects'), { recursive: true });
      const archive = join(target, 'database.pglite.tar.gz');
      execFileSync('tar', ['xzf', archive, '-C', join(restored, 'database')]);
      const again = await startSupabase({ supabaseDir, dataDir: restored, port: 0 });
      await expectWhole(again);
      await again.close();
    }
  },
);
