import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/commands.ts';
import { message } from '../../contract/leadsFunction/harness.ts';
import { openSink, type Sink } from '../../contract/leadsFunction/sink.ts';
import { pngOfSize } from '../../contract/script/storage.ts';
import { emptyProject, temporaryFolder, unpackBackup } from '../../contract/server.ts';
import { type ChildServer, startChild } from '../child.ts';

const VISITORS = 6;
const KILLS = Number(process.env.KILLS ?? 3);
const BACKUPS = Number(process.env.BACKUPS ?? 1);
/** The server is killed after this many more acknowledged messages, files, and rows. */
const MOST_BETWEEN = Math.max(8, 80 / KILLS);
const LONG = 60_000 * (KILLS + BACKUPS);
const BUCKET = 'custom-designs-images';

let folder = '';
let dataDir = '';
let sink: Sink;
let server: ChildServer;
/** Writes that failed since the last start, with the reason. */
let refusals: string[] = [];
const messages: string[] = [];
const files = new Map<string, number>();
/** What managers save, by table. */
const rows: { [table: string]: { key: string; rowOf: (key: string) => object; saved: string[] } } =
  {
    custom_design_blogs: {
      key: 'id',
      rowOf: (id) => ({ id, title: 'x', slug: id, status: 'draft' }),
      saved: [],
    },
    site_facts: { key: 'key', rowOf: (key) => ({ key, value: 'x' }), saved: [] },
    albums: { key: 'id', rowOf: (id) => ({ id, title: 'x' }), saved: [] },
    reviews: {
      key: 'id',
      rowOf: (id) => ({ id, words: 'x', name: 'x', page: '/services/x' }),
      saved: [],
    },
    site_publishes: { key: 'id', rowOf: (id) => ({ id }), saved: [] },
  };
const tables = Object.keys(rows);
const savedRows = () => tables.flatMap((table) => rows[table]?.saved ?? []);
const acknowledged = () => messages.length + files.size + savedRows().length;

async function start(port = 0): Promise<void> {
  const environment = { LEADS_MAIL_URL: `${sink.url}/emails`, LEADS_MAIL_KEY: 're_test' };
  server = await startChild({ supabaseDir: join(folder, 'supabase'), dataDir, environment }, port);
}

beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = join(folder, 'data');
  await emptyProject(folder);
  sink = await openSink();
  await start();
  const text = 'update private.lead_limits set per_address = 10000, in_all = 10000';
  await askServer(dataDir, { name: 'sql', text });
});
afterAll(async () => {
  await server.kill();
  await sink.close();
  await rm(folder, { recursive: true, force: true });
});

async function sendMessage(): Promise<void> {
  const id = crypto.randomUUID();
  // One email address gets one acknowledgement a day, and repeated text counts as spam.
  const sent = message({ id, email: `${id}@example.com`, message: `Question ${id}` });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(sent) };
  const answer = await fetch(`${server.url}/functions/v1/leads`, init).catch((error) => error);
  if (answer.status === 201) messages.push(sent.id);
  else refusals.push(answer.status ? `${answer.status} ${await answer.text()}` : `${answer}`);
}

async function upload(): Promise<void> {
  const path = `uploads/${crypto.randomUUID()}.png`;
  const bytes = pngOfSize(1_000 + Math.floor(Math.random() * 200_000));
  const file = new Blob([bytes], { type: 'image/png' });
  const { error } = await server.service.storage.from(BUCKET).upload(path, file);
  if (error) refusals.push(`${path}: ${error}`);
  else files.set(path, bytes.length);
}

async function save(turn: number): Promise<void> {
  const table = tables[turn % tables.length] ?? '';
  const { rowOf, saved } = rows[table] ?? expect.unreachable();
  const key = crypto.randomUUID();
  const { error } = await server.service.from(table).insert(rowOf(key));
  // A second request to publish joins the one that waits.
  if (!error) saved.push(key);
  else if (error.code !== '23505') refusals.push(`${table}: ${error.code} ${error.message}`);
}

const write = (turn: number) => [upload, sendMessage, () => save(turn)][turn % 3]?.();

type Rows = { [column: string]: string }[];

/** Rows of the database in this data directory, without the limits of the table API. */
async function query(text: string, folder = dataDir): Promise<Rows> {
  const said = await askServer(folder, { name: 'sql', text });
  return JSON.parse(said?.replace(/\d+ rows?$/, '') || '[]');
}

interface Expected {
  messages: string[];
  files: Map<string, number>;
  savedRows: string[];
}

async function expectStored({ messages, files, savedRows }: Expected, folder = dataDir) {
  const stored = tables.map((table) =>
    query(`select ${rows[table]?.key} as key from ${table}`, folder),
  );
  const keys = new Set((await Promise.all(stored)).flat().map(({ key }) => key));
  expect(savedRows.filter((key) => !keys.has(key))).toEqual([]);
  const leads = new Set((await query('select id from public.leads', folder)).map(({ id }) => id));
  expect(messages.filter((id) => !leads.has(id))).toEqual([]);
  const objects = `select name, version from storage.objects where bucket_id = '${BUCKET}'`;
  const objectRows = await query(objects, folder);
  const versions = new Map(objectRows.map(({ name = '', version = '' }) => [name, version]));
  for (const [path, size] of files) {
    const file = join(folder, 'objects', versions.get(path) ?? 'none');
    expect((await stat(file)).size, path).toBe(size);
  }
  return { leads: leads.size, objects: objectRows.length };
}

test('nothing acknowledged is lost when the server is killed, and each message is announced once', {
  timeout: LONG,
}, async () => {
  const port = Number(new URL(server.url).port);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const target = acknowledged() + 1 + Math.floor(Math.random() * MOST_BETWEEN);
    let isKilled = false;
    refusals = [];
    const writing = Promise.all(
      Array.from({ length: VISITORS }, async (_, visitor) => {
        for (let turn = visitor; !isKilled; turn += 1) await write(turn);
      }),
    );
    while (acknowledged() < target) {
      // Some connections may still be those of the killed server.
      if (refusals.length > 10 * VISITORS) expect.fail(refusals.join('\n'));
      await setTimeout(1);
    }
    isKilled = true;
    await server.kill();
    await writing;
    await start(port);
  }

  const stored = await expectStored({ messages, files, savedRows: savedRows() });
  expect(await readdir(join(dataDir, 'objects'))).toHaveLength(stored.objects);

  // Interrupted deliveries are still due. Each call sends up to twenty.
  const headers = { apikey: server.secretKey };
  const DUE = `update public.lead_deliveries set next_attempt_at = now() - interval '1 second'
    where state <> 'sent' returning id`;
  for (let call = 0; call < 10 + KILLS && (await query(DUE)).length > 0; call += 1) {
    await fetch(`${server.url}/functions/v1/leads/deliver`, { method: 'POST', headers });
  }
  const sent = await query('select id, state from public.lead_deliveries');
  expect(sent).toHaveLength(2 * stored.leads);
  expect(sent.filter(({ state }) => state !== 'sent')).toEqual([]);
  // A retried email keeps its key and its content, so a provider that knows keys sends it once.
  const keys = new Set(sink.received.map((mail) => mail.headers['idempotency-key']));
  expect(keys).toEqual(new Set(sent.map(({ id }) => id)));
  const mails = sink.received.map(({ headers: { 'idempotency-key': key }, body }) => key + body);
  expect(new Set(mails).size).toBe(keys.size);
  process.stdout.write(
    `${KILLS} kills, ${messages.length} messages, ${files.size} files, ${savedRows().length} rows of managers, ${keys.size} mails\n`,
  );
});

test('a backup during writes contains everything acknowledged before it', {
  timeout: LONG,
}, async () => {
  for (let round = 0; round < BACKUPS; round += 1) {
    const backup = join(folder, `backup-${round}`);
    let isTaken = false;
    const writing = Promise.all(
      Array.from({ length: VISITORS }, async (_, visitor) => {
        for (let turn = visitor; !isTaken; turn += 1) await write(turn);
      }),
    );
    const before = {
      messages: [...messages],
      files: new Map(files),
      savedRows: savedRows(),
    };
    await askServer(dataDir, { name: 'backup', folder: backup });
    isTaken = true;
    await writing;
    await unpackBackup(backup);
    const restored = await startChild({ supabaseDir: join(folder, 'supabase'), dataDir: backup });
    expect(restored.secretKey).toBe(server.secretKey);
    await expectStored(before, backup);
    await restored.kill();
  }
});
