import { describe, expect, it } from 'vitest';
import type { PreparedPicture } from './preparePicture.ts';
import { refuse } from './refusals.ts';
import { batchProgress, uploadReducer } from './uploadReducer.ts';
import { type OpenUploads, openUploads } from './uploads.fixtures.ts';

const photo = (name: string, contents = name) => new File([contents], name, { type: 'image/jpeg' });
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => photo(`photo ${index + 1}.jpg`));

/** Files of these words are bad in the way they say; all others are pictures, equal when their text is. */
async function prepareWords(file: File): Promise<PreparedPicture> {
  const sha256 = await file.text();
  if (sha256 === 'damaged') throw refuse.damaged(file.name);
  const blob = new Blob([], { type: 'image/webp' });
  return { content: blob, thumbnail: blob, width: 4, height: 3, extension: 'webp', sha256 };
}

function open(
  send: OpenUploads['send'] = async () => undefined,
  isSignInNeeded?: OpenUploads['isSignInNeeded'],
) {
  const sent: string[] = [];
  const uploads = openUploads({
    prepare: prepareWords,
    ...(isSignInNeeded && { isSignInNeeded }),
    send: (upload, picture, sending) => {
      sent.push(upload.id);
      return send(upload, picture, sending);
    },
  });
  const statuses = () => uploads.getState().items.map(({ status }) => status);
  const whenPrepared = () =>
    uploads.until(() => uploads.getState().items.every(({ picture }) => picture !== null));
  return { uploads, sent, statuses, whenPrepared };
}

const failing = async () => {
  throw new Error('Upload failed: no room');
};

describe('choosing files', () => {
  it('refuses what is no image, and what is too large, in these words', () => {
    const { uploads } = open();
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    const large = Object.defineProperty(photo('wall.png'), 'size', { value: 10 * 1024 * 1024 + 1 });
    uploads.add([notes, large, photo('a.jpg')]);
    expect(uploads.messages.map(({ title, description }) => `${title} / ${description}`)).toEqual([
      'Invalid file type / notes.txt is not an image file',
      'File too large / wall.png is larger than 10MB',
    ]);
    const { items, refused } = uploads.getState();
    expect(items.map(({ file }) => file.name)).toEqual(['a.jpg']);
    expect(refused).toHaveLength(2);
  });

  it('refuses what turns out to be bad, and keeps a list of it', async () => {
    const { uploads } = open();
    uploads.add([photo('torn.jpg', 'damaged'), photo('good.jpg')]);
    await uploads.until(() => uploads.getState().refused.length === 1);
    expect(uploads.messages.map(({ title }) => title)).toEqual(['Damaged file']);
    expect(uploads.getState().items.map(({ file }) => file.name)).toEqual(['good.jpg']);
  });

  it('marks as failed what turns out to be bad once the upload has begun, and never sends it', async () => {
    const { uploads, sent, statuses } = open();
    uploads.add([photo('a.jpg'), photo('torn.jpg', 'damaged'), photo('b.jpg')]);
    await uploads.start();
    expect(statuses()).toEqual(['success', 'error', 'success']);
    expect(sent).toEqual(['upload-1', 'upload-3']);
    expect(uploads.messages.map(({ description }) => description)).toEqual([
      '2 images uploaded, 1 failed',
    ]);
    expect(uploads.getState().items[1]).toMatchObject({
      canRetry: false,
      error: expect.stringContaining('torn.jpg is cut off'),
    });
  });

  it('points out equal files of the list', async () => {
    const { uploads, whenPrepared } = open();
    uploads.add([photo('a.jpg', 'same'), photo('copy.jpg', 'same')]);
    await whenPrepared();
    const twins = uploads.getState().items.map(({ duplicateOf }) => duplicateOf);
    expect(twins).toEqual([null, 'a.jpg']);
  });

  it('begins a new list when everything before is stored', async () => {
    const { uploads } = open();
    uploads.add(photos(2));
    await uploads.start();
    const done = uploads.getState();
    expect(done.phase).toBe('done');
    const changed = uploadReducer(done, { type: 'defaultsChanged', defaults: { tags: 'a' } });
    const next = uploadReducer(changed, { type: 'added', files: [{ id: 'x', file: photo('x') }] });
    expect(next).toMatchObject({ phase: 'idle', batch: [], defaults: { tags: '' } });
    expect(next.items.map(({ id }) => id)).toEqual(['x']);
    expect(uploadReducer(done, { type: 'reset' })).toMatchObject({ phase: 'idle', items: [] });
  });
});

describe('after a batch', () => {
  it.each([
    [[], 'Success! / All 3 images uploaded successfully', 'default'],
    [['2'], 'Partial Success / 2 images uploaded, 1 failed', 'destructive'],
    [['1', '2', '3'], 'Upload Failed / All 3 images failed to upload', 'destructive'],
  ])('says how it went: %j failed', async (bad, said, variant) => {
    const { uploads } = open(async ({ file }) => {
      if (bad.some((number) => file.name.includes(number))) await failing();
      return undefined;
    });
    uploads.add(photos(3));
    await uploads.start();
    const [message] = uploads.messages;
    expect(`${message?.title} / ${message?.description}`).toBe(said);
    expect(message?.variant).toBe(variant);
    expect(batchProgress(uploads.getState())).toEqual({
      completed: 3 - bad.length,
      failed: bad.length,
      total: 3,
    });
  });

  it('shows the failure of each file, and has words for one without any', async () => {
    const { uploads } = open(({ file }) =>
      file.name === 'photo 1.jpg' ? failing() : Promise.reject('?'),
    );
    uploads.add(photos(2));
    await uploads.start();
    const errors = uploads.getState().items.map(({ error }) => error);
    expect(errors).toEqual(['Upload failed: no room', 'Unknown error']);
  });

  it('sends only the failed again, under the same names', async () => {
    let isRepaired = false;
    const { uploads, sent } = open(async ({ file }) => {
      if (!isRepaired && file.name !== 'photo 1.jpg') await failing();
      return undefined;
    });
    uploads.add(photos(3));
    await uploads.start();
    isRepaired = true;
    await uploads.retryFailed();
    expect(sent).toEqual(['upload-1', 'upload-2', 'upload-3', 'upload-2', 'upload-3']);
    expect(uploads.messages.at(-1)?.description).toBe('All 2 images uploaded successfully');
    expect(uploads.getState().phase).toBe('done');
  });

  it('tells which pictures are stored twice, unless that was known before', async () => {
    const { uploads, whenPrepared } = open(async () => 'Patio');
    uploads.add([photo('a.jpg', 'same'), photo('copy.jpg', 'same')]);
    await whenPrepared();
    await uploads.start();
    expect(uploads.getState().twins).toEqual([
      { id: 'upload-1', name: 'a.jpg', storedAs: 'Patio' },
    ]);
  });
});

describe('during a batch', () => {
  it('sends one file after the other and says how far it is', async () => {
    const gate = Promise.withResolvers<void>();
    const { uploads, statuses, sent } = open(async ({ file }, _picture, { onProgress }) => {
      if (file.name !== 'photo 2.jpg') return undefined;
      onProgress(0.5);
      await gate.promise;
      onProgress(7);
      return undefined;
    });
    uploads.add(photos(3));
    const over = uploads.start();
    await uploads.until(() => uploads.getState().items[1]?.progress === 0.5);
    expect(statuses()).toEqual(['success', 'uploading', 'pending']);
    expect(sent).toHaveLength(2);
    expect(batchProgress(uploads.getState())).toMatchObject({ completed: 1, total: 3 });
    gate.resolve();
    await uploads.until(() => uploads.getState().items[1]?.progress === 1);
    await over;
  });

  it('stops when it is canceled, and keeps the rest pending', async () => {
    const { uploads, statuses } = open(({ file }, _picture, { signal }) => {
      if (file.name === 'photo 1.jpg') return Promise.resolve(undefined);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    });
    uploads.add(photos(4));
    const over = uploads.start();
    await uploads.until(() => statuses()[1] === 'uploading');
    uploads.cancel();
    await over;
    expect(statuses()).toEqual(['success', 'pending', 'pending', 'pending']);
    expect(uploads.messages[0]).toMatchObject({
      title: 'Upload stopped',
      description: '1 images uploaded, 3 left in the list',
    });
    expect(uploads.getState().phase).toBe('idle');
  });
});

describe('when a manager has to sign in again', () => {
  const openSignedOut = () => {
    const session = { isOver: true };
    const opened = open(
      async ({ file }) => {
        if (file.name === 'photo 2.jpg' && session.isOver) throw new Error('signed out');
        return undefined;
      },
      (error) => error instanceof Error && error.message === 'signed out',
    );
    opened.uploads.add(photos(3));
    return { ...opened, session, over: opened.uploads.start() };
  };

  it('waits with the interrupted file and goes on with it', async () => {
    const { uploads, statuses, session, over, sent } = openSignedOut();
    await uploads.until(() => uploads.getState().phase === 'paused');
    expect(statuses()).toEqual(['success', 'pending', 'pending']);
    session.isOver = false;
    uploads.resume();
    await over;
    expect(statuses()).toEqual(['success', 'success', 'success']);
    expect(sent).toEqual(['upload-1', 'upload-2', 'upload-2', 'upload-3']);
  });

  it('waits again when that was no good, and can be canceled', async () => {
    const { uploads, statuses, over } = openSignedOut();
    await uploads.until(() => uploads.getState().phase === 'paused');
    uploads.resume();
    await uploads.until(() => uploads.getState().phase === 'uploading');
    await uploads.until(() => uploads.getState().phase === 'paused');
    uploads.cancel();
    await over;
    expect(statuses()).toEqual(['success', 'pending', 'pending']);
  });
});
