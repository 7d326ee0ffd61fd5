import '../site.fixtures.ts';
import fc from 'fast-check';
import papa from 'papaparse';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { storedLead } from './storedLead.fixtures.ts';

const content = {
  services: [{ value: 'lighting-design', label: 'Lighting Design' }],
  cities: [{ value: 'mcallen', label: 'McAllen' }],
};
const read = (csv: string) => papa.parse<Record<string, string>>(csv, { header: true }).data;

const noEvents = new Map();

it("writes a row for each message, with the screen's labels and times at the office", async () => {
  const lead = storedLead({ spam_reasons: ['links'], next_at: '2026-11-30', owner: 'a@b.test' });
  const event = { id: 'e', status: null, owner: null, edited_at: null, author: 'a@b.test' };
  const events = [
    { ...event, kind: 'note' as const, note: '=1+1', created_at: '2026-11-22T23:45:02Z' },
    { ...event, kind: 'reached' as const, note: null, created_at: '2026-11-23T16:00:00Z' },
  ];
  const [row] = read(await toCsv([lead], new Map([[lead.id, events]]), content));
  expect(row).toMatchObject({
    Received: '2026-11-20 10:42',
    'Follow up': '2026-11-30',
    Owner: 'a@b.test',
    Notes: '2026-11-22 17:45 a@b.test: =1+1\n2026-11-23 10:00 a@b.test: Reached',
    Status: 'New',
    Name: 'Ana Garza',
    Service: 'Lighting Design',
    City: 'McAllen',
    'Possible spam': 'many links',
    'Preferred date': '',
  });
});

it('writes no formula, whatever visitors wrote', async () => {
  const starts = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', '\n', '');
  const texts = fc.tuple(starts, fc.string({ unit: 'binary' })).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(texts, async (message) => {
      const rows = read(await toCsv([storedLead({ message })], noEvents, content));
      expect(rows).toHaveLength(1);
      const cell = rows[0]?.Message ?? '';
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(cell.replace(/^'/, '')).toBe(message.replace(/^'/, ''));
    }),
  );
});
