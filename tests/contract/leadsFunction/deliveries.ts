import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { company as facts } from '../../../site/src/content/company.ts';
import type { Delivery, LeadsFunctionContract } from './harness.ts';
import { message } from './harness.ts';
import { type Received, sinkSettings } from './sink.ts';

const mailOf = ({ body }: Received) => JSON.parse(body);

export function deliveries(contract: () => LeadsFunctionContract): void {
  const states = async () => (await contract().deliveries()).map(({ state }) => state);
  const tries = async () => (await contract().deliveries()).map((one) => one.attempts.length);
  const settled = async (state: string, count: number): Promise<Delivery[]> => {
    await expect.poll(states, { timeout: 5_000 }).toEqual(Array(count).fill(state));
    return contract().deliveries();
  };
  const received = (path: string) =>
    contract().sink.received.filter((request) => request.path === path);

  test('the company, the visitor, and the webhook are each notified once', async () => {
    await contract().send(message());
    const told = await settled('sent', 3);
    expect(told.map(({ recipient }) => recipient)).toEqual(['company', 'visitor', 'webhook']);
    for (const { attempts, sent_at, next_attempt_at } of told) {
      expect(attempts).toEqual([{ at: expect.any(String) }]);
      expect([sent_at === null, next_attempt_at]).toEqual([false, null]);
    }
    await contract().catchUp();
    expect(contract().sink.received).toHaveLength(3);
  });

  test('each email is sent once, with a key and a subject', async () => {
    const sent = message();
    await contract().send(sent);
    const [company] = await settled('sent', 3);
    const mails = received('/emails').map((request) => ({ ...request, mail: mailOf(request) }));
    const toCompany = mails.find(({ mail }) => mail.to[0] === 'office@example.com');
    expect(toCompany?.headers).toMatchObject({
      authorization: 'Bearer re_test',
      'idempotency-key': company?.id,
    });
    expect(toCompany?.mail).toMatchObject({
      from: 'Custom Designs <website@example.com>',
      reply_to: 'ana@example.com',
      text: expect.stringContaining(`/admin/leads?lead=${sent.id}`),
    });
    const toVisitor = mails.find(({ mail }) => mail.to[0] === 'ana@example.com');
    expect(toVisitor?.mail.text).toContain(facts.phones.main.label);
    expect(toVisitor?.body).not.toContain('Patio');
  });

  test('the webhook is signed as in Standard Webhooks', async () => {
    const sent = message();
    await contract().send(sent);
    await settled('sent', 3);
    const [hook] = received('/hook');
    const { headers, body } = hook as Received;
    const secret = sinkSettings(contract().sink).LEADS_WEBHOOK_SECRET.slice('whsec_'.length);
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(signed);
    expect(headers['webhook-signature']).toBe(`v1,${signature.digest('base64')}`);
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    const { sender_hash, ...data } = JSON.parse(body).data;
    expect(sender_hash).toBeUndefined();
    expect(data).toMatchObject({ id: sent.id, name: 'Ana Garza', city: 'mission' });
  });

  test('a failed delivery is recorded and retried later each time, with the same key', async () => {
    contract().sink.status = 500;
    const answer = await contract().send(message());
    expect(answer.status).toBe(201);
    const pauses: number[] = [];
    for (let count = 1; count <= 3; count += 1) {
      await expect.poll(tries, { timeout: 5_000 }).toEqual([count, count, count]);
      const [company] = await contract().deliveries();
      expect(company?.state).toBe('waiting');
      expect(company?.attempts.at(-1)).toEqual({ at: expect.any(String), error: 'HTTP 500' });
      pauses.push(Date.parse(company?.next_attempt_at ?? '') - Date.now());
      if (count === 3) break;
      await contract().makeDue();
      await contract().catchUp();
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[2]).toBeGreaterThan(3 * 60_000);

    contract().sink.status = 200;
    await contract().makeDue();
    await contract().catchUp();
    const [company] = await settled('sent', 3);
    expect(company?.attempts.map(({ error }) => error)).toEqual([
      ...Array(3).fill('HTTP 500'),
      undefined,
    ]);
    const keys = received('/emails').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(8);
    expect(new Set(keys).size).toBe(2);
  });

  test('a delivery fails after its last attempt, and a manager can request another', async () => {
    contract().sink.status = 500;
    await contract().send(message());
    await expect.poll(tries, { timeout: 5_000 }).toEqual([1, 1, 1]);
    const attempts = Array(8).fill({ at: '2026-11-22T12:00:00Z', error: 'HTTP 500' });
    await contract().service.from('lead_deliveries').update({ attempts }).neq('state', 'sent');
    await contract().makeDue();
    await contract().catchUp();
    const [company] = await settled('failed', 3);
    expect(company?.next_attempt_at).toBeNull();
    contract().sink.status = 200;
    await contract().catchUp();
    expect(await states()).toEqual(['failed', 'failed', 'failed']);
    await contract().makeDue();
    await contract().catchUp();
    await settled('sent', 3);
  });

  test.each([
    ['is due', -1000],
    ['a clock that was ahead put off', 3 * 86_400_000],
  ])('several workers at once send each delivery once: %s', async (_what, pause) => {
    contract().sink.status = 500;
    await contract().send(message());
    await expect.poll(tries, { timeout: 5_000 }).toEqual([1, 1, 1]);
    contract().sink.status = 200;
    contract().sink.received.length = 0;
    await contract().makeDue(pause);
    await Promise.all([1, 2, 3, 4].map(() => contract().catchUp()));
    await settled('sent', 3);
    expect(contract().sink.received).toHaveLength(3);
  });

  test('delivering requires the secret key: 401', async () => {
    for (const key of ['', 'sb_publishable_customDesignsLocalDevelopment_00', 'x'.repeat(53)]) {
      expect((await contract().catchUp(key)).status).toBe(401);
    }
    expect((await contract().catchUp()).status).toBe(200);
  });
}
