import { beforeEach, describe, expect, test } from 'vitest';
import { restoreRows } from './fixtures.ts';
import type { Contract } from './harness.ts';
import { lead, leadStore } from './leadRows.ts';

export function leads(contract: () => Contract): void {
  beforeEach(() => restoreRows(contract()));
  const { store, deliveries } = leadStore(contract);
  const insert = (row: object) => contract().service.from('leads').insert(row);

  test.each([
    ['no email but a phone', { email: null, phone: '956-555-0110' }],
    ['an email in another alphabet', { email: 'añá@bücher.example' }],
    ['a day in a few weeks', { preferred_date: '2027-01-31' }],
  ])('%s is accepted', async (_what, change) => {
    expect((await insert(lead(change))).error).toBeNull();
  });

  test.each([
    ['an unknown kind', { kind: 'spam' }],
    ['a name too long', { name: 'x'.repeat(201) }],
    ['a message too long', { message: 'x'.repeat(5_001) }],
    ['no way to answer', { email: ' ', phone: null }],
    ['an email that is a letter', { email: 'x' }],
    ['an email without a domain', { email: 'ana@example' }],
    ['an email of two addresses', { email: 'ana@example.com,ben@example.com' }],
    ['an email with a line break', { email: 'ana@example.com\nbcc: all@example.com' }],
    ['a date that never comes', { preferred_date: 'infinity' }],
    ['a date before all others', { preferred_date: '-infinity' }],
    ['a date of another century', { preferred_date: '0026-12-24' }],
    ['a date too far away', { preferred_date: '2101-01-01' }],
    ['an SVG file as a photo', { photo: 'data:image/svg+xml;base64,PHN2Zy8+' }],
    ['a photo that is an address', { photo: 'https://example.com/a.jpg' }],
    ['a photo too large', { photo: `data:image/jpeg;base64,${'A'.repeat(4_194_400)}` }],
    ['an unknown sign of spam', { spam_reasons: ['ugly'] }],
    ['an unknown recipient', { notify: ['everybody'] }],
  ])('%s is refused with 23514', async (_what, change) => {
    expect((await insert(lead(change))).error?.code).toBe('23514');
  });

  describe('within ten minutes', () => {
    const sent = (sender_hash: string) => lead({ sender_hash, created_at: new Date() });
    const five = () => Array.from({ length: 5 }, () => sent('a'));

    test('five messages from one sender are accepted, and the sixth gets 429', async () => {
      const [first] = await store(...five());
      const one = await insert(sent('a'));
      expect([one.status, one.error?.code]).toEqual([429, 'PT429']);
      await store(sent('b'));
      // A message that is already stored is a conflict, even beyond the limit.
      const again = await insert(first as object);
      expect([again.status, again.error?.code]).toEqual([409, '23505']);
    });

    const sixty = (changes: object) =>
      Array.from({ length: 60 }, (_, index) => ({ ...sent(`sender ${index}`), ...changes }));
    const taken = async (changes: object = {}) => {
      const row = { ...sent('another'), ...changes };
      const columns = 'status, spam_reasons, notify';
      return (await contract().service.from('leads').insert(row).select(columns).single()).data;
    };

    test('more than sixty messages, not counting spam, are a flood, and the company gets one email about it', async () => {
      await store(...sixty({ status: 'spam' }));
      expect(await taken()).toMatchObject({ spam_reasons: [] });
      await store(...sixty({ status: 'new' }));
      const flood = { status: 'new', spam_reasons: ['flood'] };
      const notify = ['company', 'visitor', 'webhook'];
      expect(await taken({ notify })).toEqual({ ...flood, notify: ['company', 'webhook'] });
      expect(await taken({ notify })).toEqual({ ...flood, notify: ['webhook'] });
      expect(await taken({ status: 'spam' })).toMatchObject({ spam_reasons: [] });
      const [toCompany] = await deliveries();
      const wait = Date.parse(toCompany.next_attempt_at) - Date.parse(toCompany.created_at);
      expect(wait).toBe(10 * 60_000);
    });

    test.each([-11, 60])(
      'messages dated %i minutes from now do not count toward the limit',
      async (minutes) => {
        const created_at = new Date(Date.now() + minutes * 60_000);
        await store(...sixty({ created_at, sender_hash: 'another' }));
        expect(await taken()).toMatchObject({ spam_reasons: [] });
      },
    );

    test('one mailbox gets one acknowledgement a day, in any spelling', async () => {
      const mailboxes = ['ana@example.com', 'Ana@example.com', 'aNA+x+y@EXAMPLE.com', 'b@x.test'];
      const rows = mailboxes.map((email) => taken({ email, notify: ['visitor'] }));
      const told = (await Promise.all(rows)).map((row) => row?.notify.length);
      expect(told.toSorted()).toEqual([0, 0, 1, 1]);
    });
  });
}
