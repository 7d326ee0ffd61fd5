import { expect, test } from 'vitest';
import { describeMedia, isMatched, type PictureRow, reportMedia } from './mediaReport.ts';

const hash = '0f'.repeat(32);
const row = (place: string | null, imageId = 'seed-01'): PictureRow => ({
  ...{ id: `id of ${place}`, title: 'Patio', place, imageId },
});

test('rows and files that match are counted', () => {
  const rows = [row('uploads/1-a.jpg'), row('seed/b.webp'), row('seed/b.webp'), row(null)];
  const files = ['uploads/1-a.jpg', 'uploads/thumbs/1-a', 'seed/b.webp', 'seed/unused.webp'];
  expect(describeMedia(reportMedia(rows, files))).toBe(
    [
      'Rows of images          4, 1 of them uploaded',
      'Uploaded pictures       1, with 1 small copies',
      'Rows and files match one to one.',
    ].join('\n'),
  );
});

test('what does not match is named', () => {
  const report = reportMedia([row('uploads/2-b.png')], ['uploads/1-a.jpg', 'uploads/thumbs/3-c']);
  expect(report.filesWithoutRow).toEqual(['uploads/1-a.jpg', 'uploads/thumbs/3-c']);
  expect(describeMedia(report)).toContain('id of uploads/2-b.png');
});

test('an upload that has no small copy, or whose row names none, is named', () => {
  const complete = row('uploads/1-a.jpg', `placeholder-thumb-${hash}`);
  const unnamed = row('uploads/2-b.jpg', `placeholder-${hash}`);
  const lost = row('uploads/3-c.jpg', `placeholder-thumb-${hash}`);
  const foreign = row('uploads/4-d.jpg', 'from elsewhere');
  const rows = [complete, unnamed, lost, foreign];
  const files = [
    'uploads/thumbs/1-a',
    'uploads/thumbs/2-b',
    ...rows.flatMap(({ place }) => place ?? []),
  ];
  const report = reportMedia(rows, files);
  expect(report.rowsWithoutThumbnail).toEqual([unnamed, lost]);
  expect(isMatched(report)).toBe(false);
  expect(describeMedia(report)).not.toContain('one to one');
  expect(describeMedia(report)).toContain(
    'Row without small copy  id of uploads/3-c.jpg  Patio  uploads/3-c.jpg',
  );
});
