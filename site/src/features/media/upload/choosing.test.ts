import { describe, expect, it } from 'vitest';
import { openQueue, photo, photos, until, whenInspected } from './queue.fixtures.ts';
import { detailsOf } from './queueState.ts';

const MEGABYTE = 1024 * 1024;
const sized = (name: string, size: number) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });

describe('choosing files', () => {
  it('refuses what is no image, and what is too large, in these words', () => {
    const { queue, messages } = openQueue();
    const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
    queue.add([notes, sized('wall.png', 10 * MEGABYTE + 1), photo('a.jpg')]);
    expect(messages.map(({ title, description }) => `${title} / ${description}`)).toEqual([
      'Invalid file type / notes.txt is not an image file',
      'File too large / wall.png is larger than 10MB',
    ]);
    expect(queue.getState().items.map(({ file }) => file.name)).toEqual(['a.jpg']);
    expect(queue.getState().refused).toHaveLength(2);
    queue.dismissRefused();
    expect(queue.getState().refused).toEqual([]);
  });

  it('refuses what turns out to be bad, and keeps a list of it', async () => {
    const { queue, messages } = openQueue();
    queue.add([photo('torn.jpg', 'damaged'), photo('moved.jpg', 'gone'), photo('good.jpg')]);
    await until(queue, () => queue.getState().refused.length === 2);
    await whenInspected(queue);
    expect(messages.map(({ title }) => title)).toEqual(['Damaged file', 'File not readable']);
    expect(queue.getState().items.map(({ file }) => file.name)).toEqual(['good.jpg']);
  });

  it('takes two hundred at once with twenty bad ones among them', async () => {
    const { queue, messages, sent } = openQueue();
    const files = photos(200).map((file, index) => {
      if (index % 20 === 0) return new File(['x'], `${index}.txt`, { type: 'text/plain' });
      return index % 20 === 10 ? photo(`torn ${index}.jpg`, 'damaged') : file;
    });
    queue.add(files);
    await until(queue, () => queue.getState().refused.length === 20);
    await queue.start();
    expect(sent).toHaveLength(180);
    expect(messages).toHaveLength(21);
    expect(messages.at(-1)?.description).toBe('All 180 images uploaded successfully');
    queue.dispose();
  });

  it('marks as failed what turns out to be bad once the upload has begun, and never sends it', async () => {
    const { queue, messages, sent, statuses } = openQueue();
    queue.add([photo('a.jpg'), photo('torn.jpg', 'damaged'), photo('b.jpg')]);
    await queue.start();
    expect(statuses()).toEqual(['success', 'error', 'success']);
    expect(sent).toHaveLength(2);
    expect(messages).toEqual([
      expect.objectContaining({ description: '2 images uploaded, 1 failed' }),
    ]);
    expect(queue.getState().items[1]).toMatchObject({
      canRetry: false,
      error: expect.stringContaining('torn.jpg is cut off or damaged'),
    });
    await queue.retryFailed();
    expect(sent).toHaveLength(2);
  });

  it('points out equal files, in the list and in the gallery', async () => {
    const storedAs = (hash: string) => (hash === 'stored' ? 'Covered patio' : undefined);
    const { queue } = openQueue(undefined, { storedAs });
    queue.add([photo('a.jpg', 'same'), photo('copy.jpg', 'same'), photo('b.jpg', 'stored')]);
    await whenInspected(queue);
    const twins = queue.getState().items.map(({ duplicateOf }) => duplicateOf);
    expect(twins).toEqual([null, 'a.jpg', 'Covered patio']);
  });
});

describe('what is stored with a file', () => {
  it('comes from the form, and the title from its name', () => {
    const { queue } = openQueue();
    queue.changeDefaults({ category: 'hero-images', tags: ' a, b,,a', description: ' At dusk ' });
    queue.add([photo('front.door.jpg')]);
    const { items, defaults } = queue.getState();
    expect(items[0] && detailsOf(items[0], defaults)).toEqual({
      ...{ title: 'front.door', category: 'hero-images', tags: ['a', 'b'], description: 'At dusk' },
    });
  });

  it('is the file’s own where something was changed', async () => {
    const { queue, sent } = openQueue();
    queue.changeDefaults({ category: 'hero-images', tags: 'a', description: 'For all' });
    queue.add([photo('one.jpg'), photo('two.jpg')]);
    const [one, two] = queue.getState().items;
    queue.change(one?.id ?? '', { title: 'The first', tags: [], description: '' });
    queue.change(one?.id ?? '', { category: 'blog-images' });
    queue.change(two?.id ?? '', { title: '  ' });
    await queue.start();
    expect(sent.map(({ details }) => details)).toEqual([
      { title: 'The first', category: 'blog-images', tags: [], description: '' },
      { title: 'two', category: 'hero-images', tags: ['a'], description: 'For all' },
    ]);
    queue.dispose();
  });
});
