import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPicture } from './inspect.ts';
import { fixtureFormats, joined, latin, pictureOf } from './pictures.fixtures.ts';
import { cleanFileName, titleFromFileName } from './queueState.ts';

/** The same trials every time; other ones with another seed. */
const trials = { seed: 20_261_120, numRuns: 400 };

const beginnings = [
  '\xff\xd8\xff',
  '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR',
  'GIF89a\x01\0\x01\0\0\0\0',
  'RIFF\x40\0\0\0WEBP',
  'RIFF\x40\0\0\0WEBPVP8X\x0a\0\0\0',
  '\0\0\0\x10ftypavif\0\0\0\0\0\0\0\x60meta\0\0\0\0',
  '',
];

/** Reads bytes that may be anything; what comes back is a reason, or a picture that is one. */
function expectJudged(bytes: Uint8Array): void {
  const read = readPicture(bytes);
  if ('reason' in read) return;
  const { width, height, parts } = read.picture;
  expect(Math.min(width, height)).toBeGreaterThan(0);
  const again = readPicture(joined(...parts));
  expect(again).toMatchObject({ type: read.type, picture: { width, height } });
}

let whole: Uint8Array[] = [];
beforeAll(async () => {
  whole = await Promise.all(fixtureFormats.map((format) => pictureOf(format)));
});

describe('wild bytes', () => {
  it('are judged, whatever follows a known beginning', () => {
    const wild = fc.tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 300 }));
    fc.assert(
      fc.property(wild, ([begin, rest]) => expectJudged(joined(latin(begin), rest))),
      trials,
    );
  });

  it('are judged when a real picture is bent, cut or doubled somewhere', () => {
    const bend = fc.record({
      picture: fc.nat(fixtureFormats.length - 1),
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
      cutAt: fc.option(fc.nat()),
      repeatFrom: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(bend, ({ picture, changes, cutAt, repeatFrom }) => {
        let bytes = (whole[picture] ?? new Uint8Array()).slice();
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        if (repeatFrom !== null) bytes = joined(bytes, bytes.subarray(repeatFrom % bytes.length));
        expectJudged(cutAt === null ? bytes : bytes.subarray(0, cutAt % bytes.length));
      }),
      { ...trials, numRuns: 3000 },
    );
  });
});

describe('wild names', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 255 }),
    fc.string({ unit: 'grapheme', maxLength: 255 }),
    fc.string({ unit: fc.constantFrom('.', '/', '\0', '\ud83d', '\u202e', '"', 'x', ' ') }),
  );

  it('always give a title and a name that a database takes', () => {
    fc.assert(
      fc.property(name, (given) => {
        for (const kept of [titleFromFileName(given), cleanFileName(given)]) {
          expect(kept.trim()).not.toBe('');
          expect(kept.isWellFormed()).toBe(true);
          expect(kept).not.toMatch(/[\p{Cc}\u202e]/u);
        }
        expect(cleanFileName(given).startsWith(titleFromFileName(given))).toBe(true);
      }),
      trials,
    );
  });
});
