import { deskPosts, deskRows, fixtureOrigin } from '@custom-designs/mocks';
import {
  changeMeanwhile,
  connected,
  forgetSessions,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawnFile, signInThere } from '../desk.fixtures.ts';
import { officeDay } from '../time.ts';
import { EditPost } from './EditPost.tsx';

const table = `${fixtureOrigin}/rest/v1/custom_design_blogs`;
const addressFor = ({ id }: { id: string }) => `/admin/posts/edit?post=${id}`;

const meta = preview.meta({
  title: 'Managers/EditPost',
  component: EditPost,
  decorators: [atDesk, withToasts, withQueries],
  // Shows the time of the last save.
  tags: ['!visual'],
  parameters: {
    ...standsAlone,
    bare: true,
    address: addressFor(deskRows.draft),
    backend: { posts: deskPosts, isSignedIn: true },
  },
  beforeEach: async (context) => {
    localStorage.clear();
    return connected(context);
  },
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string) => canvas.findByLabelText(name);
const rows = () => openedScenario().backend.rowsOf('custom_design_blogs');
const stored = (id: string) => rows().find((row) => row.id === id);
const saved = (canvas: Canvas) => canvas.findByText(/^Saved /);
async function retitle(canvas: Canvas, title: string) {
  const input = await field(canvas, 'Title');
  await userEvent.clear(input);
  await userEvent.type(input, title);
}
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The editor of the text loads last. */
const seesText = async ({ canvas }: { canvas: Canvas }) =>
  expect(await canvas.findByRole('textbox', { name: 'Text of the post' })).toBeVisible();

export const Draft = meta.story({ play: seesText });
export const Published = meta.story({
  parameters: { address: addressFor({ id: deskRows.published.id }) },
  play: seesText,
});
export const Scheduled = meta.story({
  parameters: { address: addressFor({ id: deskRows.scheduled.id }) },
  play: seesText,
});
export const Converted = meta.story({
  parameters: { address: addressFor({ id: deskRows.converted.id }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This post was written elsewhere\./);
    await expect(stored(deskRows.converted.id)?.content).toBe(deskRows.converted.content);
  },
});
export const Missing = meta.story({
  parameters: { address: addressFor({ id: 'nothing' }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('This post doesn’t exist.'),
});

Draft.test('saves while someone types, and the address follows the title', async ({ canvas }) => {
  await retitle(canvas, 'Luz cálida');
  await waitFor(() => expect(stored(deskRows.draft.id)?.title).toBe('Luz cálida'));
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Text of the post' }));
  await userEvent.keyboard('Warm: ');
  await waitFor(() => expect(stored(deskRows.draft.id)?.content).toContain('Warm:'));
  await saved(canvas);
  await expect(stored(deskRows.draft.id)?.slug).toBe('luz-calida');
  const slug = await field(canvas, 'Address');
  await userEvent.clear(slug);
  await userEvent.type(slug, 'how-to-light-a-palm-tree');
  await canvas.findByText(/belongs to the post “How to light a palm tree”/);
  await userEvent.clear(slug);
  await userEvent.type(slug, 'Palms');
  await waitFor(() => expect(stored(deskRows.draft.id)?.slug).toBe('Palms'));
  await press(canvas, 'Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this post?' }));
  await expect(dialog.getByText(/^The address “Palms” can’t be published\./)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
});

Draft.test('publishes no post without a title', async ({ canvas }) => {
  await userEvent.clear(await field(canvas, 'Title'));
  await saved(canvas);
  await press(canvas, 'Publish');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this post?' }));
  await expect(dialog.getByText(/Give it a title before you publish it\.$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
});

Draft.test(
  'names what is missing, schedules the post, and publishes it early',
  async ({ canvas }) => {
    await press(canvas, 'Publish');
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish this post?' }));
    await expect(dialog.getByText(/lacks an excerpt and a cover\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Now/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'At a later time' }));
    await expect(dialog.getByText('Central Time (Chicago)')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await canvas.findByText(/^Scheduled for tomorrow, 8:00/);
    const { status, slug, publish_at, date } = stored(deskRows.draft.id) ?? {};
    await expect(status).toBe('published');
    await expect(slug).toBe('senora-penas-patio');
    await expect(Date.parse(String(publish_at))).toBeGreaterThan(Date.now());
    await expect(date).toBe(officeDay(new Date(String(publish_at))));
    await press(canvas, 'Publish now');
    await screen.findByText('Post published');
    await expect(screen.getByRole('button', { name: 'See it' })).toBeVisible();
    await expect(stored(deskRows.draft.id)?.date).toBe(officeDay(Date.now()));
  },
);

Published.test(
  'keeps changes of a published post in a draft until they’re published',
  async ({ canvas }) => {
    const { id, title } = deskRows.published;
    await retitle(canvas, 'Better palms');
    await canvas.findByText('Unpublished changes');
    await saved(canvas);
    await expect(stored(id)?.title).toBe(title);
    await press(canvas, 'Publish changes');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(stored(id)?.title).toBe('Better palms'));
    await expect(rows().filter(({ draft_of }) => draft_of === id)).toEqual([]);
    await waitFor(() => expect(canvas.queryByText('Unpublished changes')).toBeNull());
  },
);

Published.test('discards changes, with undo, and goes back to draft', async ({ canvas }) => {
  const { id, title } = deskRows.published;
  const drafts = () => rows().filter(({ draft_of }) => draft_of === id);
  await retitle(canvas, 'Better palms');
  await canvas.findByText('Unpublished changes');
  await press(canvas, 'Discard changes');
  const input = await field(canvas, 'Title');
  await waitFor(() => expect(input).toHaveFocus());
  await expect(input).toHaveValue(title);
  await expect(drafts()).toEqual([]);
  const toasts = within(await screen.findByRole('region', { name: /^Notifications/ }));
  await userEvent.click(await toasts.findByRole('button', { name: 'Undo' }));
  await expect(input).toHaveValue('Better palms');
  await waitFor(() => expect(drafts()).toMatchObject([{ title: 'Better palms' }]));
  await press(canvas, 'Back to draft');
  await waitFor(() => expect(input).toHaveFocus());
  await expect(stored(id)).toMatchObject({ status: 'draft', title: 'Better palms' });
});

Scheduled.test('says when it appears, and appears early or not at all', async ({ canvas }) => {
  const { id } = deskRows.scheduled;
  await canvas.findByText('Scheduled for Dec 4, 2099, 8:00 AM');
  await press(canvas, 'Change time');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('Readers see it Dec 4, 2099, 8:00 AM.');
  await press(canvas, 'Take back');
  await waitFor(() => expect(stored(id)).toMatchObject({ status: 'draft', publish_at: null }));
});

Scheduled.test('is published at once with one press', async ({ canvas }) => {
  const { id } = deskRows.scheduled;
  await press(canvas, 'Publish now');
  await screen.findByText('Post published');
  await expect(stored(id)).toMatchObject({ publish_at: null, date: officeDay(Date.now()) });
  await expect(canvas.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

Draft.test('shows an earlier version beside the text, and restores it', async ({ canvas }) => {
  await field(canvas, 'Title');
  await press(canvas, 'Earlier versions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Earlier versions' }));
  const title = within(await dialog.findByRole('region', { name: 'Title' }));
  await expect(title.getByText('A first title')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await expect(await field(canvas, 'Title')).toHaveValue('A first title');
  await waitFor(() => expect(stored(deskRows.draft.id)?.title).toBe('A first title'));
  const toasts = within(await screen.findByRole('region', { name: /^Notifications/ }));
  await userEvent.click(await toasts.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored(deskRows.draft.id)?.title).toBe(deskRows.draft.title));
});

Draft.test('asks which version to keep when someone else changed the post', async ({ canvas }) => {
  const { id } = deskRows.draft;
  await field(canvas, 'Title');
  await changeMeanwhile(table, id, { title: 'Theirs' });
  await retitle(canvas, 'Mine');
  const choice = within(await canvas.findByRole('alert'));
  await expect(choice.getByRole('radio', { name: 'Mine: Mine' })).toBeChecked();
  await expect(canvas.getByText('Not saved: choose below.')).toBeVisible();
  await press(canvas, 'Preview');
  await screen.findByText('The post isn’t saved yet');
  await userEvent.click(choice.getByRole('radio', { name: 'Theirs: Theirs' }));
  await userEvent.click(choice.getByRole('button', { name: 'Save my choice' }));
  const title = await field(canvas, 'Title');
  await expect(title).toHaveValue('Theirs');
  await expect(title).toHaveFocus();
  await saved(canvas);
});

Draft.test('keeps text through a lost connection and an ended session', async ({ canvas, msw }) => {
  const { id } = deskRows.draft;
  await field(canvas, 'Title');
  msw.use(http.patch(table, () => HttpResponse.error(), { once: true }));
  await retitle(canvas, 'Offline');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Not saved: Connection lost.');
  await expect(Object.values({ ...localStorage }).join()).toContain('Offline');
  forgetSessions();
  await press(canvas, 'Try again');
  await signInThere();
  await waitFor(() => expect(stored(id)?.title).toBe('Offline'));
  await saved(canvas);
});

Draft.test('chooses a cover from the library', async ({ canvas }) => {
  await press(canvas, 'Choose cover');
  const [option] = await screen.findAllByRole('option');
  await userEvent.click(option as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Use as cover' }));
  await waitFor(() => expect(stored(deskRows.draft.id)?.image).toMatch(/^https/));
});

Draft.test('keeps the stored pictures if others fail, and stores none twice', async (context) => {
  const { canvas, msw } = context;
  const drawn = await Promise.all([drawnFile('8.png', 8), drawnFile('9.png', 9)]);
  const notes = new File(['x'], 'notes.png', { type: 'image/png' });
  const count = () => openedScenario().backend.rowsOf('images').length;
  const before = count();
  const refuse = () => HttpResponse.json({ error: 'x', message: 'no room' }, { status: 500 });
  msw.use(http.post(`${fixtureOrigin}/storage/v1/object/*`, refuse, { once: true }));
  await press(canvas, 'Picture');
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose pictures' }));
  await dialog.findAllByRole('option');
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, [...drawn, notes]);
  await expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Failed to upload 8.png. Upload failed: no room. notes.png is named like an image but isn’t one. The other files were uploaded',
  );
  await expect(dialog.getByRole('button', { name: 'Insert picture' })).toBeEnabled();
  await expect(count()).toBe(before + 1);
  await userEvent.upload(input, drawn);
  await screen.findByText('Already in the library');
  await userEvent.click(await dialog.findByRole('button', { name: 'Insert 2 pictures' }));
  await expect(count()).toBe(before + 2);
});

Draft.test(
  'deletes the post and returns to the list, and undo brings back all text',
  async (context) => {
    const { canvas } = context;
    await retitle(canvas, 'Last words');
    await press(canvas, 'Delete post');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(addressOf(canvas)).toBe('/admin/posts'));
    await expect(stored(deskRows.draft.id)).toBeUndefined();
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(stored(deskRows.draft.id)?.title).toBe('Last words'));
  },
);
