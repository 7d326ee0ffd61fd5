import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSupabase } from '@custom-designs/supabase-local/server';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/commands.ts';
import { png } from '../../contract/script/storage.ts';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';

test.skipIf(process.platform === 'win32')('a backup restores with its rows and files', async () => {
  const folder = await temporaryFolder();
  const supabaseDir = await emptyProject(folder);
  const start = async (dataDir: string) => {
    const running = await startSupabase({ supabaseDir, dataDir, port: 0 });
    const client = createClient(running.url, running.secretKey, {
      auth: { persistSession: false },
    });
    return { files: client.storage.from('custom-designs-images'), close: running.close };
  };
  const dataDir = join(folder, 'data');
  const running = await start(dataDir);
  await running.files.upload('uploads/a.png', png());
  const backup = join(folder, 'backup');
  expect(await askServer(dataDir, { name: 'backup', folder: backup })).toContain('and 1 files');
  await running.files.remove(['uploads/a.png']);
  await running.close();

  // As the README describes: the files, and the database unpacked next to them.
  const restored = join(folder, 'restored');
  await mkdir(join(restored, 'database'), { recursive: true, mode: 0o700 });
  await cp(join(backup, 'objects'), join(restored, 'objects'), { recursive: true });
  const archive = join(backup, 'database.pglite.tar.gz');
  execFileSync('tar', ['xzf', archive, '-C', join(restored, 'database')]);
  const again = await start(restored);
  expect((await again.files.download('uploads/a.png')).data?.size).toBe(png().size);
  await again.close();
  await rm(folder, { recursive: true });
});
