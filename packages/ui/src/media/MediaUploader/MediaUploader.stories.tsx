import preview from '@custom-designs/storybook/preview.tsx';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { compact } from '../../admin/index.ts';
import { choose, selectCalled } from '../../components/Select/Select.fixtures.ts';
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
  dismissTwins: fn(),
  remove: fn(),
  retryFailed: fn(),
  start: fn(),
};

const countOf = (items: readonly UploadFile[], wanted: string) =>
  items.filter(({ status }) => status === wanted).length;

/** As a screen hands it over. */
const withQueue = (queue: UploadQueueState) => ({
  queue,
  isBusy: queue.phase === 'uploading' || queue.phase === 'paused',
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
const picker = (canvas: Canvas) => canvas.getByLabelText('Select Images');

export const Empty = meta.story();
/** Another site asks for other things. */
export const OwnDefaults = meta.story({
  args: { defaultFields: [{ name: 'room', label: 'Room', kind: 'text' }] },
});
export const OneFile = meta.story({ args: withQueue(queues.one) });
export const Selected = meta.story({ args: withQueue(queues.three) });
export const TwoHundredFiles = meta.story({
  args: withQueue(queues.twoHundred),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid', { name: 'Selected files' });
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(240);
    await expect(list).toHaveAttribute('aria-rowcount', '200');
    await expect(within(list).getAllByRole('row').length).toBeLessThan(20);
    await expect(canvas.getByRole('button', { name: 'Upload 200 Images' })).toBeEnabled();
    await expect(canvas.getByText('20 files were not taken:')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Close this list'));
    await expect(actions.dismissRefused).toHaveBeenCalledOnce();
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
    await expect(picker(canvas)).toBeDisabled();
    await expect(canvas.getByText('Clear All')).toBeDisabled();
    for (const name of ['Remove IMG_0014.jpg', 'Details of IMG_0014.jpg']) {
      await expect(canvas.getByLabelText(name)).toBeDisabled();
    }
    await userEvent.click(canvas.getByText('Cancel upload'));
    await expect(actions.cancel).toHaveBeenCalledOnce();
  },
});
export const Refused = meta.story({ args: withQueue(queues.refused) });
export const StoredTwice = meta.story({ args: withQueue(queues.twins) });
export const Paused = meta.story({ args: withQueue(queues.paused) });
export const PartlyFailed = meta.story({ args: withQueue(queues.partly) });
export const Done = meta.story({ args: withQueue(queues.done) });
export const CleanUp = meta.story({
  args: {
    leftovers: ['uploads/1732-ab12.jpg', 'uploads/thumbs/1732-ab12'].map((place) => ({ place })),
    withoutCopy: [{ id: '1', name: 'Pool at night' }],
  },
});
export const Details = meta.story({
  args: withQueue(queues.three),
  play: async ({ canvas }) => press(canvas, 'Details of IMG_0001.jpg'),
});

Empty.test('takes images from the picker, many at once', async ({ canvas }) => {
  await expect(picker(canvas)).toHaveAttribute('accept', 'image/*');
  await expect(picker(canvas)).toHaveAttribute('multiple');
  const files = [sizedPhoto('a.jpg'), sizedPhoto('b.jpg')];
  await userEvent.upload(picker(canvas), files);
  await expect(actions.add).toHaveBeenCalledWith(files);
});

Empty.test('takes what is pasted', async () => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(sizedPhoto('pasted.png'));
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  await expect(actions.add).toHaveBeenCalledOnce();
});

const dragging = (...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return (type: string, target: EventTarget) => {
    const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event;
  };
};

Empty.test(
  'lights up under what is dragged over it and takes what is dropped',
  async ({ canvas }) => {
    const drag = dragging(sizedPhoto('dropped.png'));
    const place = canvas.getByText('JPG, PNG, GIF, WebP, or AVIF, up to 10 MB each');
    drag('dragenter', place);
    drag('dragover', place);
    await expect(await canvas.findByText('Let go to add them to the list')).toBeInTheDocument();
    drag('drop', place);
    await waitFor(() => expect(actions.add).toHaveBeenCalledOnce());
  },
);

Empty.test('keeps the page when a file is let go beside the panel', async () => {
  const drag = dragging(sizedPhoto('stray.png'));
  await expect(drag('dragover', document.body).defaultPrevented).toBe(true);
  await expect(drag('drop', document.body).defaultPrevented).toBe(true);
  await expect(actions.add).not.toHaveBeenCalled();
});

Empty.test('starts with the stated defaults and tells what is changed', async ({ canvas }) => {
  await expect(selectCalled('Default Category')).toHaveTextContent('General Assets');
  await choose('Default Category', 'Blog Images');
  await expect(actions.changeDefaults).toHaveBeenLastCalledWith({ category: 'blog-images' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'Default Tags' }), 'x');
  await expect(actions.changeDefaults).toHaveBeenLastCalledWith({ tags: 'x' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'Default Description' }), 'y');
  await expect(actions.changeDefaults).toHaveBeenLastCalledWith({ description: 'y' });
});

OwnDefaults.test('asks for the fields of the site', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Room' }), 'x');
  await expect(actions.changeDefaults).toHaveBeenLastCalledWith({ room: 'x' });
  await expect(canvas.queryByText('Default Category')).toBeNull();
});

OneFile.test('uploads one image', async ({ canvas }) => {
  await press(canvas, 'Upload 1 Image');
  await expect(actions.start).toHaveBeenCalledOnce();
});

function Clearable(props: ComponentProps<typeof MediaUploader>) {
  const [queue, setQueue] = useState(queues.one);
  const clear = () => setQueue(queues.none);
  return <MediaUploader {...props} {...withQueue(queue)} actions={{ ...actions, clear }} />;
}

OneFile.test(
  'gives the focus to the picker when the list goes away with it',
  { render: (args) => <Clearable {...args} /> },
  async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear All' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(picker(canvas)).toHaveFocus());
  },
);

Selected.test('lists each file with its size and where it stands', async ({ canvas }) => {
  const [first, second, third] = canvas.getAllByRole('row');
  await expect(first).toHaveTextContent('IMG_0001.jpg1.20 MBReady');
  await expect(second).toHaveTextContent('The same picture as Theater for six, Sharyland');
  await expect(third).toHaveTextContent('Checking...');
  await press(canvas, 'Remove IMG_0002.jpg');
  await expect(actions.remove).toHaveBeenCalledWith('upload-1');
  await press(canvas, 'Clear All');
  await expect(actions.clear).toHaveBeenCalledOnce();
});

Refused.test('says how many more were not taken, and which', async ({ canvas }) => {
  await expect(canvas.getByText('20 files were not taken:')).toBeVisible();
  await userEvent.click(canvas.getByText('14 more'));
  await expect(canvas.getByText('notes 19.pdf is not an image file')).toBeVisible();
});

StoredTwice.test('says which pictures are stored twice, and under which names', async (context) => {
  const { canvas } = context;
  await expect(canvas.getByRole('status')).toHaveTextContent(/^2 pictures are stored twice now/);
  await expect(
    canvas.getByText('IMG_0001.jpg is the same picture as Theater for six, Sharyland'),
  ).toBeVisible();
  await press(canvas, 'Close the list of pictures stored twice');
  await expect(actions.dismissTwins).toHaveBeenCalledOnce();
});

Paused.test('asks for another sign-in and promises to go on', async ({ canvas, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Please sign in again; your work continues',
  );
  await press(canvas, 'Sign In');
  await expect(args.onSignIn).toHaveBeenCalledOnce();
});

PartlyFailed.test('says why each failed and retries those that can be', async ({ canvas }) => {
  await expect(canvas.getByText('Upload failed: the network was lost')).toBeVisible();
  await expect(canvas.getByText('Unknown error')).toBeVisible();
  const bar = canvas.getByRole('progressbar', { name: '3 of 5 uploaded, 2 failed' });
  await expect(bar).toHaveAttribute('aria-valuetext', '60%');
  await press(canvas, 'Retry failed');
  await expect(actions.retryFailed).toHaveBeenCalledOnce();
});

CleanUp.test('lists what could not be taken back and removes it', async ({ canvas, args }) => {
  await expect(canvas.getByText('uploads/1732-ab12.jpg')).toBeVisible();
  await expect(canvas.getByText(/^1 image has no small copy/)).toBeVisible();
  await expect(canvas.getByText('Pool at night')).toBeVisible();
  await press(canvas, 'Clean up');
  await expect(args.onCleanUp).toHaveBeenCalledOnce();
});

Details.test('gives one file words of its own', async () => {
  const title = screen.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveAttribute('placeholder', 'IMG_0001');
  await userEvent.type(title, 'P');
  await expect(actions.change).toHaveBeenLastCalledWith('upload-0', { title: 'P' });
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'pool{Enter}');
  await expect(actions.change).toHaveBeenLastCalledWith('upload-0', { tags: ['pool'] });
  await userEvent.click(screen.getAllByRole('button', { name: 'Done' }).at(-1) as HTMLElement);
  await expect(screen.queryByRole('dialog')).toBeNull();
});
