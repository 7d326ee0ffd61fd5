import { fixtureOrigin, imageRows } from '@custom-designs/mocks';
import {
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MediaCenter } from './MediaCenter.tsx';
import { placed, storeWithoutCopy, withoutCopy } from './media.fixtures.tsx';

const patience = { timeout: 8000 };
const { manyTags } = imageRows;
const images = `${fixtureOrigin}/rest/v1/images`;

const meta = preview.meta({
  title: 'Site/Media Center recovery',
  component: MediaCenter,
  args: { links: [{ label: 'Media Center', href: '/admin/media' }] },
  decorators: [placed, withToasts, withQueries],
  // Looks as the Media Center does, which has stories of its own.
  tags: ['!visual'],
  parameters: { ...standsAlone, bare: true, backend: { isSignedIn: true } },
  beforeEach: connected,
});

export const Manager = meta.story();
/** An upload whose small copy did not get through. */
export const WithoutCopy = meta.story({
  parameters: { address: '/admin/media?tab=upload' },
  beforeEach: () => storeWithoutCopy(openedScenario()),
});

type Canvas = ReturnType<typeof within>;
const stored = (id: string) =>
  openedScenario()
    .backend.rowsOf('images')
    .find((row) => row.id === id);
const button = (canvas: Canvas, action: string) =>
  canvas.findByRole('button', { name: `${action} ${manyTags.title}` }, patience);
async function remove(canvas: Canvas) {
  await userEvent.click(await button(canvas, 'Delete'));
  const question = within(await screen.findByRole('alertdialog', {}, patience));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

Manager.test(
  'deletes after the question, at once, and restores the same row',
  async ({ canvas }) => {
    const before = stored(manyTags.id);
    await expect(before).toBeDefined();
    const edit = await button(canvas, 'Edit');
    await remove(canvas);
    await waitFor(() => expect(edit).not.toBeInTheDocument(), patience);
    await expect(stored(manyTags.id)).toBeUndefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patience));
    await expect(await button(canvas, 'Edit')).toBeVisible();
    await expect(stored(manyTags.id)).toEqual(before);
  },
);

Manager.test('keeps an image that could not be deleted, and says why', async ({ canvas, msw }) => {
  const refusal = { code: 'XX000', message: 'disk full', details: null, hint: null };
  const hold = Promise.withResolvers<void>();
  msw.use(
    http.delete(images, async () => {
      await hold.promise;
      return HttpResponse.json(refusal, { status: 500 });
    }),
  );
  await remove(canvas);
  await expect(await button(canvas, 'Deleting...')).toBeDisabled();
  hold.resolve();
  await expect(await screen.findByText('Failed to delete image', {}, patience)).toBeInTheDocument();
  await expect(await button(canvas, 'Delete')).toBeEnabled();
});

WithoutCopy.test('makes the small copy that is missing', async ({ canvas }) => {
  await canvas.findByText(/^1 image has no small copy/, {}, patience);
  await userEvent.click(canvas.getByRole('button', { name: 'Clean up' }));
  await expect(await screen.findByText('1 small copy made', {}, patience)).toBeInTheDocument();
  await expect(stored(withoutCopy.id)?.image_id).toBe(`placeholder-thumb-${'0f'.repeat(32)}`);
  const copy = withoutCopy.file_path.replace('1-a.png', 'thumbs/1-a');
  const answer = await openedScenario().backend.fetch(copy);
  await expect(answer.headers.get('content-type')).toBe('image/webp');
  await waitFor(() => expect(canvas.queryByText(/small copy/)).not.toBeInTheDocument(), patience);
});
