import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PNG } from '../../contract/script/storage.ts';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';
import { type ChildServer, startChild } from '../child.ts';

const WRITERS = 6;
/** The server is killed after this many responses, while the next writes are in progress. */
const ANSWERS_BEFORE_KILL = [40, 110];
const BUCKET = 'custom-designs-images';

interface Acknowledged {
  rows: string[];
  files: Map<string, number>;
  onAnswer: () => void;
}

/** Writes until the server is gone. Only acknowledged writes count. */
async function write({ service }: ChildServer, known: Acknowledged, writer: number): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const subject = crypto.randomUUID();
    if (turn % 4 === writer % 4) {
      const size = 1_000 + Math.floor(Math.random() * 200_000);
      const path = `uploads/${subject}.png`;
      const bytes = new Uint8Array(size).fill(size % 251);
      bytes.set(PNG);
      const file = new Blob([bytes], { type: 'image/png' });
      const { error } = await service.storage.from(BUCKET).upload(path, file);
      if (error) return;
      known.files.set(path, size);
      known.onAnswer();
    } else {
      const { error } = await service
        .from('leads')
        .insert({ kind: 'home', email: 'a@example.com', subject });
      if (error) return;
      known.rows.push(subject);
      known.onAnswer();
    }
  }
}

async function readAll({ service }: ChildServer): Promise<Set<string>> {
  const subjects = new Set<string>();
  for (let from = 0; ; from += 1_000) {
    const page = await service
      .from('leads')
      .select('subject')
      .order('id')
      .range(from, from + 999);
    for (const { subject } of page.data ?? []) subjects.add(subject);
    if ((page.data ?? []).length < 1_000) return subjects;
  }
}

async function expectWhole(server: ChildServer, path: string, size: number): Promise<void> {
  const { data } = server.service.storage.from(BUCKET).getPublicUrl(path);
  const bytes = new Uint8Array(await (await fetch(data.publicUrl)).arrayBuffer());
  expect(bytes.length).toBe(size);
  expect(bytes.subarray(PNG.length).every((byte) => byte === size % 251)).toBe(true);
}

let folder = '';
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('no acknowledged write is lost when the server is killed while it writes', {
  timeout: 120_000,
}, async ({ annotate }) => {
  const supabaseDir = await emptyProject(folder);
  const dataDir = join(folder, 'data');
  const known: Acknowledged = { rows: [], files: new Map(), onAnswer: () => undefined };
  for (const answers of ANSWERS_BEFORE_KILL) {
    const server = await startChild(supabaseDir, dataDir);
    const target = known.rows.length + known.files.size + answers;
    const isDue = () => known.rows.length + known.files.size >= target;
    const killed = new Promise<void>((resolve) => {
      known.onAnswer = () => isDue() && resolve(server.kill());
    });
    await Promise.all(Array.from({ length: WRITERS }, (_, index) => write(server, known, index)));
    await killed;
  }
  const server = await startChild(supabaseDir, dataDir);
  const stored = await readAll(server);
  const lost = known.rows.filter((subject) => !stored.has(subject));
  expect(lost).toEqual([]);
  for (const [path, size] of known.files) await expectWhole(server, path, size);

  const { data } = await server.service.storage.from(BUCKET).list('uploads', { limit: 10_000 });
  const onDisk = await readdir(join(dataDir, 'objects'));
  expect(onDisk.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(onDisk).toHaveLength(data?.length ?? 0);
  for (const { name, metadata } of data ?? []) {
    await expectWhole(server, `uploads/${name}`, Number(metadata?.size));
  }
  await server.kill();
  const figures = `${ANSWERS_BEFORE_KILL.length} kills: ${known.rows.length} rows and ${known.files.size} files acknowledged, 0 lost`;
  await annotate(figures);
});
