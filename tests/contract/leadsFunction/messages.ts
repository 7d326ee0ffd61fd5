import { expect, test } from 'vitest';
import { type LeadsFunctionContract, message, newAddress } from './harness.ts';

const FORM = {
  kind: 'phone',
  name: 'Ana Garza',
  email: 'ana@example.com',
  message: 'Lights, please.',
  page: '/contact',
  website: '',
};

export function messages(contract: () => LeadsFunctionContract): void {
  test('JSON is stored, and the response has its id: 201', async () => {
    const sent = message();
    const answer = await contract().send(sent);
    expect([answer.status, await answer.json()]).toEqual([201, { id: sent.id }]);
    const { website: _, elapsedMs: __, ...columns } = sent;
    expect(await contract().leads()).toMatchObject([
      { ...columns, city: 'mission', status: 'new', spam_reasons: [], read_at: null },
    ]);
  });

  test('the same id twice is stored once and confirmed twice', async () => {
    const sent = message();
    const address = newAddress();
    const answers = await Promise.all([1, 2, 3].map(() => contract().send(sent, address)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await contract().leads()).toHaveLength(1);
  });

  test('different text with a known id is stored under a new id', async () => {
    const sent = message();
    await contract().send(sent);
    const other = { ...sent, message: 'Lights for the pool, please.' };
    await contract().send(other);
    const { id } = await (await contract().send(other)).json();
    expect(await contract().leads()).toMatchObject([
      { id: sent.id, message: sent.message },
      { id, message: other.message },
    ]);
  });

  test("a message from another site's page is refused: 403", async () => {
    const ask = (origin: string) => {
      const headers = { 'content-type': 'application/json', origin };
      return contract().leadsFunction.ask('', {
        method: 'POST',
        headers,
        body: JSON.stringify(message()),
      });
    };
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:80.evil.example']) {
      const answer = await ask(origin);
      expect([answer.status, await answer.json()]).toEqual([403, { code: 'foreign-origin' }]);
    }
    expect(await contract().leads()).toEqual([]);
    expect((await ask('http://site.test')).status).toBe(201);
  });

  test.each([
    ['home', { name: '', phone: '', subject: '', message: '' }],
    ['phone', { phone: '', subject: undefined }],
    ['consultation', { subject: undefined, preferredDate: '2027-01-31' }],
  ])('the form "%s" has its own checks', async (kind, changes) => {
    const answer = await contract().send(message({ kind, ...changes }));
    expect(answer.status).toBe(201);
    const preferred_date = 'preferredDate' in changes ? changes.preferredDate : null;
    expect(await contract().leads()).toMatchObject([{ kind, subject: null, preferred_date }]);
  });

  test('errors are returned for each field: 400', async () => {
    const answer = await contract().send(message({ name: 'A', message: 'y'.repeat(5_001) }));
    const name = 'Name must be at least 2 characters.';
    const fields = { name, message: 'Please use at most 5000 characters.' };
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'malformed', fields }]);
    expect(await contract().leads()).toEqual([]);
  });

  test.each([
    ['no way to answer', { kind: 'home', email: '' }],
    ['an address without a domain', { kind: 'home', email: 'ana@localhost' }],
    [
      'an address with a line break',
      { kind: 'home', email: 'ana@example.com\nbcc: x@example.com' },
    ],
    ['an unknown form', { kind: 'newsletter' }],
    ['a number as a name', { name: 7 }],
    ['a day that does not exist', { kind: 'consultation', preferredDate: '2027-02-30' }],
  ])('%s is refused: 400', async (_what, changes) => {
    const answer = await contract().send(message(changes));
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'malformed']);
    expect(await contract().leads()).toEqual([]);
  });

  test.each([
    ['a page of another site', { page: 'https://elsewhere.example/' }],
    ['a page of another site, as if it were a path', { page: '//elsewhere.example/' }],
    ['a page with a backslash', { page: '/\\elsewhere.example' }],
    ['a service that is no name', { service: '<b>' }],
    ['an id that is none', { id: 'x' }],
    ['a time that is none', { elapsedMs: 'soon' }],
  ])('%s is dropped, and the message is stored', async (_what, changes) => {
    expect((await contract().send(message(changes))).status).toBe(201);
    const [lead] = await contract().leads();
    expect(lead.name).toBe('Ana Garza');
    expect(JSON.stringify(lead)).not.toContain('elsewhere');
  });

  test('a body that is too large gets 413, another type 415, another method 405, invalid JSON 400', async () => {
    const large = await contract().send(message({ message: 'x'.repeat(70_000) }));
    const text = await contract().leadsFunction.ask('', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(message()),
    });
    const get = await contract().leadsFunction.ask('', { method: 'GET' });
    const broken = await contract().send('{');
    const statuses = [large, text, get, broken].map(({ status }) => status);
    expect(statuses).toEqual([413, 415, 405, 400]);
    expect(await contract().leads()).toEqual([]);
  });

  test("any page's script may read the response", async () => {
    const headers = {
      origin: 'https://site.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const preflight = await contract().leadsFunction.ask('', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
    const answer = await contract().send(message());
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a form without JavaScript leads to the confirmation page', async () => {
    const answer = await contract().post(FORM);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^http.*\/contact\/sent$/);
    expect(await contract().leads()).toMatchObject([{ kind: 'phone', phone: null, status: 'new' }]);
  });

  test("a form's check boxes of one name are stored as one list", async () => {
    const body = new URLSearchParams({ ...FORM, subject: 'Smart lighting' });
    body.append('subject', 'Cameras');
    const headers = { 'x-forwarded-for': newAddress() };
    const init: RequestInit = { method: 'POST', headers, body, redirect: 'manual' };
    const answer = await contract().leadsFunction.ask('', init);
    expect(answer.headers.get('location')).toMatch(/\/contact\/sent$/);
    expect(await contract().leads()).toMatchObject([{ subject: 'Smart lighting, Cameras' }]);
  });

  test('a form that is posted twice is stored once', async () => {
    const address = newAddress();
    await contract().post(FORM, address);
    await contract().post(FORM, address);
    await contract().post({ ...FORM, message: 'Another thing.' }, address);
    expect(await contract().leads()).toHaveLength(2);
  });

  test('a form with files is stored without them', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(FORM)) body.set(name, value);
    body.set('photo', new Blob(['x']), 'a.jpg');
    const headers = { 'x-forwarded-for': newAddress() };
    const init: RequestInit = { method: 'POST', headers, body, redirect: 'manual' };
    const answer = await contract().leadsFunction.ask('', init);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/\/contact\/sent$/),
    ]);
  });

  test.each([
    ['no way to answer', { email: '' }],
    ['too much', { message: 'x'.repeat(70_000) }],
  ])('a form with %s leads to the page for messages that were not sent', async (_what, changes) => {
    const answer = await contract().post({ ...FORM, ...changes });
    expect(answer.headers.get('location')).toMatch(/\/contact\/not-sent$/);
    expect(await contract().leads()).toEqual([]);
  });
}
