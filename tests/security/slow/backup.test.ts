import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningSupabase, startSupabase } from '@custom-designs/supabase-local/server';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/control.ts';
import { pngOfSize } from '../../contract/script/storage.ts';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';

const BACKUPS = 2;
const WRITERS = 4;
const BUCKET = 'custom-designs-images';

let folder = '';
let supabaseDir = '';
beforeAll(async () => {
  folder = await temporaryFolder();
  supabaseDir = await emptyProject(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesOf = ({ url, secretKey }: RunningSupabase) =>
  createClient(url, secretKey, { auth: { persistSession: false } }).storage.from(BUCKET);

/** Uploads files and deletes every second one soon afterward, until it is told to stop. */
async function write(running: RunningSupabase, isOver: () => boolean): Promise<void> {
  const files = filesOf(running);
  const doomed: string[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const size = 1_000 + Math.floor(Math.random() * 300_000);
    const path = `uploads/${size}-${crypto.randomUUID()}.png`;
    const { error } = await files.upload(path, new Blob([pngOfSize(size)], { type: 'image/png' }));
    if (error) throw error;
    if (turn % 2 === 0) doomed.push(path);
    if (doomed.length > 3) await files.remove(doomed.splice(0, 2));
  }
}

async function backUp(dataDir: string, target: string): Promise<number> {
  const outcome = await askServer(dataDir, { name: 'backup', folder: target });
  return outcome?.kind === 'backup' ? outcome.files : -1;
}

/** Restores as the README describes: the files, and the database unpacked next to them. */
async function restore(backup: string, dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'database'), { recursive: true, mode: 0o700 });
  await cp(join(backup, 'objects'), join(dataDir, 'objects'), { recursive: true });
  const archive = join(backup, 'database.pglite.tar.gz');
  execFileSync('tar', ['xzf', archive, '-C', join(dataDir, 'database')]);
}

/** Every file that has a row, with its size, which its name contains. */
async function expectWhole(running: RunningSupabase): Promise<number> {
  const files = filesOf(running);
  const { data } = await files.list('uploads', { limit: 100_000 });
  for (const { name } of data ?? []) {
    const answer = await fetch(files.getPublicUrl(`uploads/${name}`).data.publicUrl);
    expect([name, answer.status]).toEqual([name, 200]);
    expect((await answer.arrayBuffer()).byteLength).toBe(Number.parseInt(name, 10));
  }
  return data?.length ?? 0;
}

test.skipIf(process.platform === 'win32')(
  'backups taken while files come and go restore with every row and its file',
  { timeout: 180_000 },
  async ({ annotate }) => {
    const dataDir = join(folder, 'data');
    const running = await startSupabase({ supabaseDir, dataDir, port: 0 });
    let isOver = false;
    const writing = Array.from({ length: WRITERS }, () => write(running, () => isOver));
    const targets = Array.from({ length: BACKUPS }, (_, index) => join(folder, `backup-${index}`));
    try {
      for (const target of targets) expect(await backUp(dataDir, target)).toBeGreaterThan(0);
      // Two backups at once must not disturb each other.
      const pair = ['pair-0', 'pair-1'].map((name) => join(folder, name));
      await Promise.all(pair.map((target) => backUp(dataDir, target)));
      targets.push(...pair);
    } finally {
      isOver = true;
      await Promise.all(writing);
    }
    // Files that were kept for the backups are gone. As many files as rows are left.
    const onDisk = await readdir(join(dataDir, 'objects'));
    expect(onDisk).toHaveLength(await expectWhole(running));
    await running.close();

    const counts: number[] = [];
    for (const [index, target] of targets.entries()) {
      expect((await readdir(join(target, 'objects'))).filter((name) => /tmp/.test(name))).toEqual(
        [],
      );
      const restored = join(folder, `restored-${index}`);
      await restore(target, restored);
      const again = await startSupabase({ supabaseDir, dataDir: restored, port: 0 });
      counts.push(await expectWhole(again));
      await again.close();
    }
    await annotate(`${targets.length} backups restored, with ${counts.join(', ')} files`);
  },
);
