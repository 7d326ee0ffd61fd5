import { expect, it } from 'vitest';
import { sniff } from './formats.ts';

/** The bytes of a Latin-1 text. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const isoFile = (brands: string) =>
  `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}meta`;
const webp = (flags: string) => `RIFF\x40\0\0\0WEBPVP8X\x0a\0\0\0${flags}\0\0\0`;
const utf16 = (text: string) => `\xff\xfe${[...text].join('\0')}\0`;

it.each([
  ['\xff\xd8\xff\xe1', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x40\0\0\0WEBPVP8 ', 'image/webp'],
  [isoFile('avif\0\0\0\0mif1'), 'image/avif'],
  [isoFile('mif1\0\0\0\0avif'), 'image/avif'],
])('recognizes a picture by its bytes: %#', (bytes, type) => {
  expect(sniff(latin(bytes))).toMatchObject({ kind: 'image', type });
});

it.each([
  [isoFile('heic\0\0\0\0mif1heic'), 'HEIC'],
  ['II*\0', 'TIFF'],
  ['BM', 'BMP'],
  ['%PDF-1.7', 'PDF'],
])('gives the name of an unsupported format: %#', (bytes, format) => {
  expect(sniff(latin(bytes))).toEqual({ kind: 'foreign', format });
});

it.each([
  ['<?xml version="1.0"?><!-- a plan --><svg xmlns="x">', 'svg'],
  [utf16('<svg xmlns="x">'), 'svg'],
  ['<html><script>', 'unknown'],
  ['MZ\x90\0', 'unknown'],
  ['', 'unknown'],
])('distinguishes SVG files from files that are not pictures: %#', (bytes, kind) => {
  expect(sniff(latin(bytes))).toEqual({ kind });
});

it.each([
  ['GIF89a', true],
  [webp('\x02'), true],
  [webp('\x12'), true],
  // An animation with camera data.
  [webp('\x0a'), false],
  [webp('\x10'), false],
  ['RIFF\x40\0\0\0WEBPVP8 ', false],
  ['\x89PNG\r\n\x1a\n', false],
])('keeps an animation without camera data: %#', (bytes, isAnimated) => {
  expect(sniff(latin(bytes))).toMatchObject({ isAnimated });
});
