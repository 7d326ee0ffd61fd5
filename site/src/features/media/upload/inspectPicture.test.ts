import { expect, it, vi } from 'vitest';
import { UndecodablePicture } from './drawThumbnail.ts';
import { inspectPicture } from './inspect.ts';
import { pictureOf } from './pictures.fixtures.ts';

const chosen = async () => new File([await pictureOf('png')], 'a.jpg', { type: 'image/jpeg' });

it('draws the small copy from the file under its real type', async () => {
  const small = new Blob(['small'], { type: 'image/webp' });
  const make = vi.fn(async (_picture: Blob) => small);
  const verdict = await inspectPicture(await chosen(), make);
  expect(verdict).toMatchObject({ isAccepted: true, picture: { thumbnail: small } });
  expect(make.mock.calls[0]?.[0].type).toBe('image/png');
});

it('takes a picture that nothing here can draw', async () => {
  const verdict = await inspectPicture(await chosen());
  expect(verdict).toMatchObject({ isAccepted: true, picture: { thumbnail: null } });
});

it('refuses bytes that look like a picture and are none', async () => {
  const verdict = await inspectPicture(await chosen(), async () => {
    throw new UndecodablePicture('torn');
  });
  expect(verdict).toEqual({ isAccepted: false, refused: { reason: 'damaged' } });
});

it('never draws what was refused', async () => {
  const make = vi.fn(async () => null);
  await inspectPicture(new File(['text'], 'a.jpg', { type: 'image/jpeg' }), make);
  expect(make).not.toHaveBeenCalled();
});
