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

it("writes a row for each message, with the screen's labels", async () => {
  const [row] = read(await toCsv([storedLead({ spam_reasons: ['links'] })], content));
  expect(row).toMatchObject({
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
      const rows = read(await toCsv([storedLead({ message })], content));
      expect(rows).toHaveLength(1);
      const cell = rows[0]?.Message ?? '';
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(cell.replace(/^'/, '')).toBe(message.replace(/^'/, ''));
    }),
  );
});
