import preview from '@custom-designs/storybook/preview.tsx';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { choose } from '../../components/Select/Select.fixtures.ts';
import { compact } from '../../desk/index.ts';
import { exampleDefaultFields, exampleFields } from '../media.fixtures.ts';
import { queues, sizedPhoto } from './MediaUploader.fixtures.ts';
import { MediaUploader } from './MediaUploader.tsx';
import type { UploadFile, UploadQueueState } from './uploadQueue.ts';

const actions = {
  add: fn(),
  cancel: fn(),
  change: fn(),
  changeDefaults: fn(),
  clear: fn(),
  dismissRefused: fn(),
  remove: fn(),
  retryFailed: fn(),
  shrinkRefused: fn(),
  start: fn(),
};

const countOf = (items: readonly UploadFile[], wanted: string) =>
  items.filter(({ status }) => status === wanted).length;

/** Passes the queue's state, as a screen does. */
const withQueue = (queue: UploadQueueState) => ({
  queue,
  isBusy: queue.phase !== 'idle' && queue.phase !== 'done',
  progress:
    queue.batch.length === 0
      ? null
      : {
          completed: countOf(queue.items, 'success'),
          failed: countOf(queue.items, 'error'),
          total: queue.batch.length,
        },
});

const meta = preview.meta({
  title: 'Media/MediaUploader',
  tags: ['experimental', '!stable'],
  component: MediaUploader,
  args: {
    ...withQueue(queues.none),
    actions,
    defaultFields: exampleDefaultFields,
    accepted: 'JPG, PNG, GIF, WebP, or AVIF, up to 10\u00a0MB each',
    fields: exampleFields,
    detailsOf: ({ file }: UploadFile) => ({
      values: { title: '', category: 'general-asset', description: '', tags: [] },
      placeholders: { title: file.name.replace('.jpg', '') },
    }),
    onSignIn: fn(),
    leftovers: [],
    isCleaningUp: false,
    onCleanUp: fn(),
    suggestions: ['brick', 'pool'],
  },
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear();
  },
  decorators: [
    (Story) => (
      <div className={compact}>
        <main>
          <h1>Upload Images</h1>
          <Story />
        </main>
      </div>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Empty = meta.story();
export const Selected = meta.story({
  args: withQueue(queues.three),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('IMG_0001.jpg1.20 MBReady');
    await expect(second).toHaveTextContent('Duplicate of Theater for six, Sharyland');
    await expect(
      canvas.getByText('3 files are ready to upload, 1 of them as duplicates.'),
    ).toBeInTheDocument();
    await press(canvas, 'Remove IMG_0002.jpg');
    await expect(actions.remove).toHaveBeenCalledWith('upload-1');
    actions.remove.mockClear();
    await press(canvas, 'Skip 1 duplicate');
    await expect(actions.remove.mock.calls).toEqual([['upload-1']]);
    await expect(canvas.getByRole('button', { name: 'Upload 3 Images' })).toHaveFocus();
    await press(canvas, 'Upload 3 Images');
    await expect(actions.start).toHaveBeenCalledOnce();
  },
});
export const Checking = meta.story({
  args: withQueue(queues.checking),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('Checking...');
    await expect(canvas.getByText('Checking the files…')).toHaveAttribute('role', 'status');
    await press(canvas, 'Checking 3 of 12…');
    await expect(actions.start).not.toHaveBeenCalled();
    // It would skip only those that are found so far.
    await expect(canvas.queryByRole('button', { name: /^Skip/ })).toBeNull();
  },
});
export const TwoHundredFiles = meta.story({
  args: withQueue(queues.twoHundred),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid', { name: 'Selected files' });
    await expect(list).toHaveAttribute('aria-rowcount', '200');
    await expect(within(list).getAllByRole('row').length).toBeLessThan(20);
    await expect(canvas.getByText('20 files were skipped:')).toBeVisible();
    await expect(canvas.getByText('notes 0.pdf is not an image file')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Close this list'));
    await expect(actions.dismissRefused).toHaveBeenCalledOnce();
  },
});
export const Warning = meta.story({
  args: {
    ...withQueue(queues.three),
    warning:
      '2 photos will be on the projects page as soon as they’re uploaded. If they aren’t ready for visitors, choose another category.',
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Upload of the selected files' }));
    const warning = bar.getByRole('status');
    await expect(warning).toHaveTextContent('2 photos will be on the projects page');
    await expect(bar.getByRole('button', { name: 'Upload 3 Images' })).toHaveAccessibleDescription(
      warning.textContent ?? '',
    );
  },
});
export const TooLarge = meta.story({
  args: withQueue({
    ...queues.three,
    refused: [
      { id: 'a', message: 'patio.jpg is larger than 10MB', canShrink: true },
      { id: 'b', message: 'notes.pdf is not an image file' },
    ],
  }),
  play: async ({ canvas }) => {
    await press(canvas, 'Shrink and add');
    await expect(actions.shrinkRefused).toHaveBeenCalledOnce();
    const { bottom } = canvas
      .getByRole('button', { name: 'Upload 3 Images' })
      .getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
export const Uploading = meta.story({
  args: withQueue(queues.uploading),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 of 80')).toBeVisible();
    await expect(canvas.getByText('15%')).toBeVisible();
    const inSight = (await canvas.findByText('Uploading, 40%')).getBoundingClientRect();
    const list = canvas.getByRole('grid', { name: 'Selected files' }).getBoundingClientRect();
    await expect(inSight.bottom).toBeLessThan(list.bottom);
    for (const name of ['Select Images', 'Clear All', 'Details of IMG_0014.jpg']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await press(canvas, 'Cancel upload');
    await expect(actions.cancel).toHaveBeenCalledOnce();
  },
});
export const Paused = meta.story({
  args: withQueue(queues.paused),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your session has expired. Sign in to continue.',
    );
    await press(canvas, 'Sign in');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});
export const Offline = meta.story({
  args: withQueue(queues.offline),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline.');
    await press(canvas, 'Cancel upload');
    await expect(actions.cancel).toHaveBeenCalledOnce();
  },
});
export const PartlyFailed = meta.story({
  args: withQueue(queues.partly),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upload failed: the network was lost')).toBeVisible();
    await expect(canvas.getByText('Unknown error')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: '3 of 5 uploaded, 2 failed' });
    await expect(bar).toHaveAttribute('aria-valuetext', '60%');
    await press(canvas, 'Retry failed (2)');
    await expect(actions.retryFailed).toHaveBeenCalledOnce();
  },
});
export const Done = meta.story({ args: withQueue(queues.done) });
export const CleanUp = meta.story({
  args: { leftovers: ['uploads/1732-ab12.jpg', 'uploads/thumbs/1732-ab12'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('uploads/1732-ab12.jpg')).toBeVisible();
    await press(canvas, 'Clean up');
    await expect(args.onCleanUp).toHaveBeenCalledOnce();
  },
});
export const Details = meta.story({
  args: withQueue(queues.three),
  play: async ({ canvas }) => press(canvas, 'Details of IMG_0001.jpg'),
});

const transferOf = (name: string) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(sizedPhoto(name));
  return dataTransfer;
};

Empty.test('accepts images from the picker, by drop, and by paste', async (context) => {
  const { canvas, canvasElement } = context;
  const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, sizedPhoto('picked.jpg'));
  await expect(actions.add).toHaveBeenCalledTimes(1);

  // Drags over the page, because a file dropped outside the panel would otherwise open in the
  // browser.
  const drag = (type: string) => {
    const carried = { dataTransfer: transferOf('a.png'), bubbles: true, cancelable: true };
    return document.body.dispatchEvent(new DragEvent(type, carried));
  };
  await expect(drag('dragover')).toBe(false);
  await expect(await canvas.findByText('Drop to add')).toBeInTheDocument();
  await expect(drag('drop')).toBe(false);
  await waitFor(() => expect(actions.add).toHaveBeenCalledTimes(2));

  const clipboardData = transferOf('pasted.png');
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  await expect(actions.add).toHaveBeenCalledTimes(3);
});

Empty.test('reports changes of the defaults', async ({ canvas }) => {
  await choose('Default Category', 'Blog Images');
  await expect(actions.changeDefaults).toHaveBeenLastCalledWith({ category: 'blog-images' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'Default Tags' }), 'x');
  await expect(actions.changeDefaults).toHaveBeenLastCalledWith({ tags: 'x' });
});

function Clearable(props: ComponentProps<typeof MediaUploader>) {
  const [queue, setQueue] = useState(queues.three);
  const clear = () => setQueue(queues.none);
  return <MediaUploader {...props} {...withQueue(queue)} actions={{ ...actions, clear }} />;
}

Empty.test(
  'moves the focus to the picker when the list disappears',
  { render: (args) => <Clearable {...args} /> },
  async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear All' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Select Images')).toHaveFocus());
  },
);

Details.test('edits the details of one file', async () => {
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveAttribute('placeholder', 'IMG_0001');
  await userEvent.type(title, 'P');
  await expect(actions.change).toHaveBeenLastCalledWith('upload-0', { title: 'P' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Done' }).at(-1) as HTMLElement);
  await expect(screen.queryByRole('dialog')).toBeNull();
});
