import { expect, test } from 'vitest';
import { describeMedia, type PictureRow, reportMedia } from './mediaReport.ts';

const row = (place: string | null): PictureRow => ({ id: `id of ${place}`, title: 'Patio', place });

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
