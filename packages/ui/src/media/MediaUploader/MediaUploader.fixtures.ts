import { exampleImage } from '../media.fixtures.ts';
import type { UploadFile, UploadQueueState, UploadStatus } from './uploadQueue.ts';

/** A file that reports the size of a photo without its bytes. */
export const sizedPhoto = (name: string, megabytes = 3.4): File =>
  Object.defineProperty(new File([name], name, { type: 'image/jpeg' }), 'size', {
    value: megabytes * 1024 * 1024,
  });

function exampleItem(
  index: number,
  name = `IMG_${String(index + 1).padStart(4, '0')}.jpg`,
  changes: Partial<UploadFile> = {},
): UploadFile {
  return {
    id: `upload-${index}`,
    file: sizedPhoto(name, 1.2 + (index % 7)),
    previewUrl: exampleImage(index).thumbnailUrl,
    status: 'pending',
    error: null,
    progress: 0,
    picture: {},
    duplicateOf: null,
    changes: {},
    ...changes,
  };
}

const items = (count: number, statusAt: (index: number) => UploadStatus = () => 'pending') =>
  Array.from({ length: count }, (_, index) =>
    exampleItem(index, undefined, { status: statusAt(index) }),
  );

const queue = (changes: Partial<UploadQueueState>): UploadQueueState => ({
  items: [],
  refused: [],
  defaults: { category: 'general-asset', tags: '', description: '' },
  phase: 'idle',
  batch: [],
  ...changes,
});

const refused = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `refused-${index}`,
    message: `notes ${index}.pdf is not an image file`,
  }));

const failed = { status: 'error', error: 'Upload failed: the network was lost' } as const;

const underWay = {
  items: items(5, (index) => (index < 2 ? 'success' : 'pending')),
  batch: items(5).map(({ id }) => id),
};

export const queues = {
  none: queue({}),
  three: queue({
    items: [
      exampleItem(0),
      exampleItem(1, 'IMG_0002.jpg', { duplicateOf: 'Theater for six, Sharyland' }),
      exampleItem(2),
    ],
  }),
  checking: queue({
    items: items(12).map((item, index) => ({
      ...item,
      ...(index === 1 && { duplicateOf: 'IMG_0001.jpg' }),
      ...(index > 1 && { previewUrl: null, picture: null }),
    })),
  }),
  uploading: queue({
    items: items(80, (index) =>
      index < 12 ? 'success' : index === 12 ? 'uploading' : 'pending',
    ).map((item, index) => (index === 12 ? { ...item, progress: 0.4 } : item)),
    batch: items(80).map(({ id }) => id),
    phase: 'uploading',
  }),
  paused: queue({ ...underWay, phase: 'paused' }),
  offline: queue({ ...underWay, phase: 'offline' }),
  partly: queue({
    items: items(5, () => 'success').map((item, index) =>
      index === 1
        ? { ...item, ...failed }
        : index === 3
          ? { ...item, status: 'error', error: 'Unknown error' }
          : item,
    ),
    batch: items(5).map(({ id }) => id),
  }),
  done: queue({
    items: items(3, () => 'success'),
    batch: items(3).map(({ id }) => id),
    phase: 'done',
  }),
  twoHundred: queue({ items: items(200), refused: refused(20) }),
} satisfies Record<string, UploadQueueState>;
