import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/commands.ts';
import { message } from '../../contract/door/harness.ts';
import { openSink, type Sink } from '../../contract/door/sink.ts';
import { pngOfSize } from '../../contract/script/storage.ts';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';
import { type ChildServer, startChild } from '../child.ts';

const VISITORS = 6;
/** The server is killed when so many more messages and files are acknowledged. */
const KILLS = [20, 50, 80];
const BUCKET = 'custom-designs-images';

let folder = '';
let dataDir = '';
let sink: Sink;
let server: ChildServer;
const messages: string[] = [];
const files = new Map<string, number>();

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

async function sendMessage(): Promise<boolean> {
  const id = crypto.randomUUID();
  // One email address gets one acknowledgement a day, and the same words again count as spam.
  const sent = message({ id, email: `${id}@example.com`, message: `Question ${id}` });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(sent) };
  const answer = await fetch(`${server.url}/functions/v1/leads`, init).catch(() => undefined);
  if (answer?.status === 201) messages.push(sent.id);
  return answer?.status === 201;
}

async function upload(): Promise<boolean> {
  const path = `uploads/${crypto.randomUUID()}.png`;
  const bytes = pngOfSize(1_000 + Math.floor(Math.random() * 200_000));
  const file = new Blob([bytes], { type: 'image/png' });
  const { error } = await server.service.storage.from(BUCKET).upload(path, file);
  if (!error) files.set(path, bytes.length);
  return !error;
}

async function writeUntilGone(visitor: number): Promise<void> {
  for (let turn = visitor; await (turn % 3 === 0 ? upload() : sendMessage()); ) turn += 1;
}

async function sizeOf(path: string): Promise<number> {
  const { publicUrl } = server.service.storage.from(BUCKET).getPublicUrl(path).data;
  return (await (await fetch(publicUrl)).arrayBuffer()).byteLength;
}

test('no acknowledged message or file is lost when the server is killed while it writes, and each message is announced once', {
  timeout: 180_000,
}, async () => {
  const port = Number(new URL(server.url).port);
  for (const count of KILLS) {
    const target = messages.length + files.size + count;
    const writing = Promise.all(Array.from({ length: VISITORS }, (_, one) => writeUntilGone(one)));
    while (messages.length + files.size < target) await setTimeout(1);
    await server.kill();
    await writing;
    await start(port);
  }

  const { data: leads } = await server.service.from('leads').select('id').throwOnError();
  const stored = new Set(leads.map(({ id }) => id));
  expect(messages.filter((id) => !stored.has(id))).toEqual([]);
  for (const [path, size] of files) expect(await sizeOf(path)).toBe(size);
  const onDisk = await readdir(join(dataDir, 'objects'));
  const { data: rows } = await server.service.storage
    .from(BUCKET)
    .list('uploads', { limit: 1_000 });
  expect(onDisk).toHaveLength(rows?.length ?? 0);

  // What was interrupted is still due. Each call sends up to twenty.
  const deliveries = server.service.from('lead_deliveries');
  const unsent = async () =>
    (await deliveries.select('id').neq('state', 'sent').throwOnError()).data.length;
  const headers = { apikey: server.secretKey };
  for (let call = 0; call < 50 && (await unsent()) > 0; call += 1) {
    const next_attempt_at = new Date(Date.now() - 1_000).toISOString();
    await deliveries.update({ next_attempt_at }).neq('state', 'sent').throwOnError();
    await fetch(`${server.url}/functions/v1/leads/deliver`, { method: 'POST', headers });
  }
  const { data: sent } = await deliveries.select('id, state').throwOnError();
  expect(sent).toHaveLength(2 * stored.size);
  expect(sent.filter(({ state }) => state !== 'sent')).toEqual([]);
  // Under one key it is always the same mail, so a provider that knows keys sends it once.
  const keys = new Set(sink.received.map((mail) => mail.headers['idempotency-key']));
  expect(keys).toEqual(new Set(sent.map(({ id }) => id)));
  const mails = sink.received.map(({ headers: { 'idempotency-key': key }, body }) => key + body);
  expect(new Set(mails).size).toBe(keys.size);
});
