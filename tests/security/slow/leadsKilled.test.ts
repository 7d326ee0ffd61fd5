import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/control.ts';
import { type Delivery, message, newAddress } from '../../contract/door/harness.ts';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';
import { type ChildServer, startChild } from '../child.ts';

/** `LEADS_MESSAGES=1000 pnpm test:contract leadsKilled` is the long form. */
const MESSAGES = Number(process.env.LEADS_MESSAGES ?? 40);
const VISITORS = 6;
/** A process is killed after each of so many messages, the backend and the provider in turn. */
const MESSAGES_PER_KILL = 20;
/** How often somebody presses the button before calling instead. */
const MOST_TRIES = 4;

const SINK = join(import.meta.dirname, '../sinkServer.ts');

let folder = '';
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function startSink(port = 0): Promise<{ port: number; process: ChildProcess }> {
  const child = spawn(process.execPath, [SINK, join(folder, 'mails'), String(port)]);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { port: JSON.parse(line).port, process: child };
}

async function killHard(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

/** What a visitor saw in the end. */
async function sendAsVisitor(url: string, sent: ReturnType<typeof message>): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  const init = { method: 'POST', headers, body: JSON.stringify(sent) };
  for (let count = 0; count < MOST_TRIES; count += 1) {
    const answer = await fetch(`${url}/functions/v1/leads`, init).catch(() => undefined);
    if (answer?.status === 201) return true;
    await setTimeout(100 * 2 ** count);
  }
  return false;
}

async function readAll(server: ChildServer, table: string, columns: string) {
  const rows: { [column: string]: unknown }[] = [];
  for (let from = 0; ; from += 1_000) {
    const { data, error } = await server.service
      .from(table)
      .select(columns)
      .order('id')
      .range(from, from + 999);
    if (error) throw error;
    rows.push(...(data as never[]));
    if (data.length < 1_000) return rows;
  }
}

test(`${MESSAGES} messages, while backend and mail provider are killed: each is stored or refused, and each stored one is told about once`, {
  timeout: 60_000 + MESSAGES * 1_000,
}, async ({ annotate }) => {
  const supabaseDir = await emptyProject(folder);
  const dataDir = join(folder, 'data');
  let sink = await startSink();
  const environment = {
    LEADS_MAIL_URL: `http://127.0.0.1:${sink.port}/emails`,
    LEADS_MAIL_KEY: 're_test',
  };
  let server = await startChild(supabaseDir, dataDir, 0, undefined, environment);
  const { url } = server;
  const port = Number(new URL(url).port);
  const text = 'update private.lead_limits set in_all = 1000000';
  await askServer(dataDir, { name: 'sql', text });

  const kills = { backend: 0, provider: 0 };
  const killNext = async () => {
    if (kills.backend <= kills.provider) {
      kills.backend += 1;
      await server.kill();
      server = await startChild(supabaseDir, dataDir, port, undefined, environment);
    } else {
      kills.provider += 1;
      await killHard(sink.process);
      sink = await startSink(sink.port);
    }
  };
  const accepted: string[] = [];
  const refused: string[] = [];
  let next = 0;
  let killing = Promise.resolve();
  const visit = async () => {
    for (; next < MESSAGES; ) {
      next += 1;
      const email = `visitor-${next}@example.com`;
      const sent = message({ email, message: `Question number ${next}, please.` });
      // One after the other, each in the middle of what the visitors are doing.
      if (next % MESSAGES_PER_KILL === 0) {
        killing = killing.then(() => setTimeout(Math.random() * 30)).then(killNext);
      }
      ((await sendAsVisitor(url, sent)) ? accepted : refused).push(sent.id);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  await killing;

  const stored = new Set((await readAll(server, 'leads', 'id')).map(({ id }) => String(id)));
  expect(accepted.filter((id) => !stored.has(id))).toEqual([]);

  const columns = 'id,lead_id,recipient,state,attempts,next_attempt_at';
  const read = async () =>
    (await readAll(server, 'lead_deliveries', columns)) as unknown as Delivery[];
  const before = await read();
  expect(before).toHaveLength(2 * stored.size);
  // Whatever was interrupted is visible, and due some time.
  const open = before.filter(({ state }) => state !== 'sent');
  expect(open.filter(({ next_attempt_at }) => next_attempt_at === null)).toEqual([]);

  // Each call sends up to twenty. The pauses in between are over at once.
  const headers = { apikey: server.secretKey };
  const sent = async () => (await read()).every(({ state }) => state === 'sent');
  for (let call = 0; call < 10 + before.length / 10 && !(await sent()); call += 1) {
    const next_attempt_at = new Date(Date.now() - 1_000).toISOString();
    await server.service
      .from('lead_deliveries')
      .update({ next_attempt_at })
      .neq('state', 'sent')
      .throwOnError();
    await fetch(`${url}/functions/v1/leads/deliver`, { method: 'POST', headers });
  }
  expect(await sent()).toBe(true);

  const lines = (await readFile(join(folder, 'mails'), 'utf8')).trim().split('\n');
  const mails = lines.map((line): { key: string; mail: { text: string; to: string[] } } =>
    JSON.parse(line),
  );
  const keys = new Set(mails.map(({ key }) => key));
  expect(keys).toEqual(new Set(before.map(({ id }) => id)));
  // Under one key it is always the same mail, so a provider that knows keys sends it once.
  const texts = new Set(mails.map(({ key, mail }) => `${key} ${mail.to} ${mail.text}`));
  expect(texts.size).toBe(keys.size);

  await server.kill();
  await killHard(sink.process);
  const unseen = refused.filter((id) => stored.has(id)).length;
  await annotate(
    `${MESSAGES} messages, ${kills.backend} kills of the backend and ${kills.provider} of the provider: ` +
      `${accepted.length} accepted, all stored; ${refused.length} refused to the visitor, ${unseen} of them stored all the same; ` +
      `${keys.size} mails for ${stored.size} messages, ${mails.length - keys.size} repeated with their key; ` +
      `${open.length} waited visibly after the last kill`,
  );
});
