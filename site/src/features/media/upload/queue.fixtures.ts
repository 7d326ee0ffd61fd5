import type { PictureVerdict } from './inspect.ts';
import { UploadQueue } from './UploadQueue.ts';
import type { QueueMessage, UploadJob, UploadQueueOptions } from './uploadQueueOptions.ts';

export const photo = (name: string, contents = name): File =>
  new File([contents], name, { type: 'image/jpeg' });

export const photos = (count: number): File[] =>
  Array.from({ length: count }, (_, index) => photo(`photo ${index + 1}.jpg`));

/** Files of these words are bad in the way they say; all others are pictures, equal when their text is. */
export async function inspectWords(file: File): Promise<PictureVerdict> {
  const text = await file.text();
  if (text === 'damaged') return { isAccepted: false, refused: { reason: 'damaged' } };
  if (text === 'gone') throw new Error('gone');
  const facts = { type: 'image/jpeg', extension: 'jpg', width: 4, height: 3 } as const;
  return { isAccepted: true, picture: { ...facts, sha256: text, thumbnail: null } };
}

/** A queue whose uploads end as `upload` says, and everything it told. */
export function openQueue(
  upload: (job: UploadJob) => Promise<unknown> = async () => undefined,
  changes: Partial<UploadQueueOptions> = {},
) {
  const messages: QueueMessage[] = [];
  const sent: UploadJob[] = [];
  const queue = new UploadQueue(() => ({
    inspect: inspectWords,
    clean: async (file) => file,
    onMessage: (message) => messages.push(message),
    ...changes,
    upload: (job) => {
      sent.push(job);
      return upload(job);
    },
  }));
  const statuses = () => queue.getState().items.map(({ status }) => status);
  return { queue, messages, sent, statuses };
}

/** Settles once the state is as asked for. */
export function until(queue: UploadQueue, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    const stop = queue.subscribe(look);
    look();
  });
}

export const whenInspected = (queue: UploadQueue): Promise<void> =>
  until(queue, () => queue.getState().items.every(({ picture }) => picture !== null));
