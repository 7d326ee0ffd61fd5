import { imageRows } from '@custom-designs/mocks';
import { replaceBackend } from '@custom-designs/supabase/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../auth/index.ts';
import { reasonFor } from '../failures.ts';
import {
  createUploader,
  deleteImage,
  findOrphans,
  listImages,
  readImage,
  removeOrphans,
  updateImage,
} from './adapter/index.ts';
import { isPictureUpload, openMedia, pictureUpload } from './adapter/media.fixtures.ts';
import { listFailure } from './failures.ts';

afterEach(() => replaceBackend());

/** Each engine's text for a lost connection. */
const troubles = [
  ['Chromium', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'Firefox',
    () => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.')),
  ],
  ['WebKit', () => Promise.reject(new TypeError('Load failed'))],
  ['a timeout', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
] as const;
/** A gateway that responds in place of the backend. */
const portal = async () => new Response('<html>Sign in to the hotel</html>');

const CONNECTION_LOST = 'Connection lost. Check your internet connection and try again.';

const isRow = ({ url }: Request) => url.includes('/rest/v1/images');

const failure = (work: Promise<unknown>) =>
  work.then(
    () => new Error('it went well'),
    (error: Error) => error,
  );

async function open() {
  const media = await openMedia();
  await media.signInManager();
  const image = await readImage(imageRows.featuredProject.id);
  if (!image) throw new Error('the fixtures hold no such image');
  return { ...media, image };
}

type Media = Awaited<ReturnType<typeof open>>;

const works: [what: string, perform: (media: Media) => Promise<unknown>][] = [
  ['changing', ({ image }) => updateImage(image, { title: 'x' })],
  ['deleting', ({ image }) => deleteImage(image)],
  ['looking for files', () => findOrphans()],
  ['cleaning up', () => removeOrphans(['uploads/1-a.jpg'])],
  ['signing in', () => signIn('ana@example.com', 'guess')],
];

describe.each([...troubles, ['the login page of a hotel', portal] as const])(
  'a connection lost to %s',
  (_cause, fail) => {
    it('has the same text on a file and in the gallery', async () => {
      const { line } = await open();
      for (const isLost of [isPictureUpload, isRow]) {
        line.meddle = (request, pass) => (isLost(request) ? fail() : pass(request));
        const error = await failure(createUploader().upload(pictureUpload()));
        expect(error.message).toBe('Upload failed: connection lost');
      }
      expect(listFailure(await failure(listImages()))).toBe('connection lost');
    });

    it.each(works)('has the same text after %s', async (_what, perform) => {
      const media = await open();
      media.line.meddle = () => fail();
      expect(reasonFor(await failure(perform(media)))).toBe(CONNECTION_LOST);
    });
  },
);

it('never shows the text of a programming error', async () => {
  const { client } = await open();
  vi.spyOn(client.storage, 'from').mockImplementation(() => {
    throw new TypeError('x is not a function');
  });
  const error = await failure(createUploader().upload(pictureUpload()));
  expect(error.message).toBe('Unknown error');
  expect(reasonFor(new TypeError('x is not a function'))).not.toContain('x is not');
  expect(listFailure(new TypeError('x is not a function'))).toBe('Failed to fetch images');
});

it("replaces a failing gateway's text with the page's own", async () => {
  const { image, line } = await open();
  line.meddle = async () => new Response('<html>Bad Gateway</html>', { status: 502 });
  expect(listFailure(await failure(listImages()))).toBe('Failed to fetch images');
  expect(reasonFor(await failure(deleteImage(image)))).toBe(CONNECTION_LOST);
});
