import { expect, it } from 'vitest';
import { isCameraName } from './cameraNames.ts';

it.each([
  'IMG_1234',
  'img_4209.jpg',
  'IMG_E4209',
  'IMG-20261030-WA0012',
  'DSC01234 (2)',
  'DSCN0123',
  '_DSC1234',
  'P1010023',
  'PXL_20261030_161200123.PORTRAIT',
  'Screenshot 2026-10-30 at 4.12.00 PM',
  'WhatsApp Image 2026-10-30 at 16.12',
  '20261030_161200',
  '1a9e0000-0000-4000-8000-000000000001',
])('knows that a camera chose %j', (title) => expect(isCameraName(title)).toBe(true));

it.each([
  '',
  'patio final FINAL',
  'Smith patio 12',
  'logo wall',
  'IMG_4209 Smith patio',
  'Photo of the den',
  'photo 12',
  'Dscene 1',
  'Room 4',
  'نخيل 3',
])('knows that a person chose %j', (title) => expect(isCameraName(title)).toBe(false));
