import { expect, it } from 'vitest';
import { checkPhoto } from './photo.ts';

const dataUrl = (bytes: string) => `data:image/jpeg;base64,${btoa(bytes)}`;

// The function stores a message without a photo that the table refuses, so only this test notices a
// photo that should never have reached the table.
it.each([
  ['page', '<!doctype html><script>alert(1)</script>'],
  ['GIF', 'GIF89a'],
  ['RIFF file of sound', 'RIFF\0\0\0\0WAVEfmt '],
])('finds no photo in a %s called a JPEG', (_what, bytes) => {
  expect(checkPhoto(dataUrl(bytes))).toBeUndefined();
});
