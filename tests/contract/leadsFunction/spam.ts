import { expect, test } from 'vitest';
import { lead } from '../script/leadRows.ts';
import { type LeadsFunctionContract, message, newAddress } from './harness.ts';

const LINKS = 'https://a.example https://b.example https://c.example';

export function spam(contract: () => LeadsFunctionContract): void {
  test('a message with one sign of spam is marked, and the company is notified', async () => {
    expect((await contract().send(message({ message: LINKS }))).status).toBe(201);
    expect(await contract().leads()).toMatchObject([{ status: 'new', spam_reasons: ['links'] }]);
    expect(await contract().deliveries()).toHaveLength(3);
  });

  test('a repeated message is marked', async () => {
    const address = newAddress();
    await contract().send(message(), address);
    await contract().send(message(), address);
    await contract().send(message({ email: 'other@example.com', message: 'Something else.' }));
    const reasons = (await contract().leads()).map(({ spam_reasons }) => spam_reasons);
    expect(reasons).toEqual([[], ['repeat'], []]);
  });

  test('spam is stored and confirmed, and no one is notified', async () => {
    const sent = message({ website: 'https://spam.example' });
    const answer = await contract().send(sent);
    expect([answer.status, await answer.json()]).toEqual([201, { id: sent.id }]);
    expect(await contract().leads()).toMatchObject([
      { status: 'spam', spam_reasons: ['honeypot'] },
    ]);
    expect(await contract().deliveries()).toEqual([]);
    expect(contract().sink.received).toEqual([]);
  });

  test('the sixth message from one address within ten minutes is refused: 429', async () => {
    const address = newAddress();
    for (let count = 0; count < 5; count += 1) {
      const text = `Question number ${count}`;
      expect((await contract().send(message({ message: text }), address)).status).toBe(201);
    }
    const sixth = await contract().send(message({ message: 'One more thing.' }), address);
    expect([sixth.status, await sixth.json()]).toEqual([429, { code: 'too-many' }]);
    expect(sixth.headers.get('retry-after')).toBe('600');
    expect((await contract().send(message())).status).toBe(201);
    expect(await contract().leads()).toHaveLength(6);
  });

  test('a flood is stored, and the company gets one email about it', async () => {
    const created_at = new Date().toISOString();
    const others = Array.from({ length: 60 }, (_, index) =>
      lead({ sender_hash: `sender ${index % 20}`, created_at }),
    );
    expect((await contract().service.from('leads').insert(others)).error).toBeNull();
    for (const text of ['One more thing.', 'Another thing.']) {
      expect((await contract().send(message({ message: text }))).status).toBe(201);
    }
    const mails = () => contract().sink.received.filter(({ path }) => path === '/emails');
    expect(mails()).toEqual([]);
    await contract().makeDue();
    await contract().catchUp();
    expect(mails().map(({ body }) => JSON.parse(body).subject)).toEqual([
      'Many messages at once: 62 unread',
    ]);
  });

  test("the visitor's address is not stored", async () => {
    const address = newAddress();
    await contract().send(message(), address);
    const [lead] = await contract().leads();
    expect(lead.sender_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(lead)).not.toContain(address);
  });
}
