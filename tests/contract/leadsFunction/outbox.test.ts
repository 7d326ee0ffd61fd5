import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../server.ts';
import { message } from './harness.ts';

let running: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  running = await startServer();
});
afterAll(() => running.close());

const mail = {
  from: 'Custom Designs <website@example.com>',
  to: ['ana@example.com'],
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};
const handIn = (body: object, key: string = crypto.randomUUID(), secret = running.secretKey) =>
  fetch(`${running.url}/outbox/v1/emails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  });

const mailNames = async () => {
  const names = await readdir(join(running.dataDir, 'outbox')).catch(() => []);
  return names.filter((name) => name.endsWith('.json'));
};

describe('the outbox', () => {
  test('stores emails as files that open in a browser', async () => {
    const sent = message();
    const answer = await fetch(`${running.url}/functions/v1/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    });
    expect(answer.status).toBe(201);
    await expect.poll(mailNames, { timeout: 20_000 }).toHaveLength(2);
    const names = (await readdir(join(running.dataDir, 'outbox'))).sort();
    expect(names.map((name) => name.split('.').at(-1))).toEqual([
      ...['html', 'json', 'txt'],
      ...['html', 'json', 'txt'],
    ]);
    const texts = await Promise.all(
      names.map((name) => readFile(join(running.dataDir, 'outbox', name), 'utf8')),
    );
    expect(texts.join()).toContain(`/admin/leads?lead=${sent.id}`);
  });

  test('stores one email for each key', async () => {
    const before = (await mailNames()).length;
    const key = crypto.randomUUID();
    const answers = [await handIn(mail, key), await handIn(mail, key), await handIn(mail)];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { id: key },
      { id: key },
      { id: expect.any(String) },
    ]);
    expect(await mailNames()).toHaveLength(before + 2);
  });

  test('accepts emails only with the secret key: 401', async () => {
    for (const secret of ['', running.publishableKey]) {
      expect((await handIn(mail, crypto.randomUUID(), secret)).status).toBe(401);
    }
  });

  test('refuses an incomplete email, and a key that would be another path: 422', async () => {
    expect((await handIn({ ...mail, to: [] })).status).toBe(422);
    expect((await handIn(mail, '../../x')).status).toBe(422);
  });

  test('is emptied by a reset of the backend', async () => {
    await running.reset();
    expect(await mailNames()).toEqual([]);
  });
});

test('a function that does not exist gets 404', async () => {
  for (const name of ['nothing', '', 'constructor', '..%2fleads']) {
    const answer = await fetch(`${running.url}/functions/v1/${name}`, { method: 'POST' });
    expect(answer.status).toBe(404);
  }
});

test('a form leads back to the site on this machine, at any port', async () => {
  const body = new URLSearchParams({ kind: 'home', email: 'ben@example.com' });
  const headers = { origin: 'http://127.0.0.1:5199' };
  const init: RequestInit = { method: 'POST', headers, body, redirect: 'manual' };
  const answer = await fetch(`${running.url}/functions/v1/leads`, init);
  expect(answer.headers.get('location')).toBe('http://127.0.0.1:5199/contact/sent');
});

test('a forged address does not get around the limit', async () => {
  const sent = Array.from({ length: 6 }, async (_, count) => {
    const claimed = `203.0.113.${count}`;
    const claims = { 'x-forwarded-for': claimed, 'cf-connecting-ip': claimed };
    return await fetch(`${running.url}/functions/v1/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...claims },
      body: JSON.stringify(message({ message: `Question number ${count}` })),
    });
  });
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses).toContain(429);
});
