import { expect, test } from 'vitest';
import { type DoorContract, message, newAddress } from './harness.ts';

const LINKS = 'https://a.example https://b.example https://c.example';

export function spam(contract: () => DoorContract): void {
  test('a message with one sign of spam is marked, and the company is told', async () => {
    expect((await contract().send(message({ message: LINKS }))).status).toBe(201);
    expect(await contract().leads()).toMatchObject([{ status: 'new', spam_reasons: ['links'] }]);
    expect(await contract().deliveries()).toHaveLength(3);
  });

  test('the same words again are marked', async () => {
    const address = newAddress();
    await contract().send(message(), address);
    await contract().send(message(), address);
    await contract().send(message({ email: 'other@example.com', message: 'Something else.' }));
    const reasons = (await contract().leads()).map(({ spam_reasons }) => spam_reasons);
    expect(reasons).toEqual([[], ['repeat'], []]);
  });

  test('spam is stored as such, answered as always, and nobody is told', async () => {
    const sent = message({ website: 'https://spam.example' });
    const answer = await contract().send(sent);
    expect([answer.status, await answer.json()]).toEqual([201, { id: sent.id }]);
    expect(await contract().leads()).toMatchObject([
      { status: 'spam', spam_reasons: ['honeypot'] },
    ]);
    expect(await contract().deliveries()).toEqual([]);
    expect(contract().sink.received).toEqual([]);
  });

  test('the sixth message from one address within ten minutes waits: 429', async () => {
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

  test('a message that arrived is not refused when it is sent again', async () => {
    const address = newAddress();
    const sent = Array.from({ length: 5 }, (_, index) => message({ message: `Question ${index}` }));
    for (const one of sent) await contract().send(one, address);
    expect((await contract().send(sent[0], address)).status).toBe(201);
  });

  test('the address is not kept', async () => {
    const address = newAddress();
    await contract().send(message(), address);
    const [lead] = await contract().leads();
    expect(lead.sender_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(lead)).not.toContain(address);
  });
}
