import { deskPosts, deskRows, fixtureManager } from '@custom-designs/mocks';
import {
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { signOut } from '../auth/index.ts';
import { Posts } from './Posts.tsx';

const meta = preview.meta({
  title: 'Managers/Posts',
  component: Posts,
  decorators: [atDesk, withToasts, withQueries],
  // Times of changes are relative to today.
  tags: ['!visual'],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin/posts?status=published',
    backend: { posts: deskPosts, isSignedIn: true },
  },
  beforeEach: connected,
});

export const Published = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: deskRows.published.title })).toBeVisible(),
});
export const Drafts = meta.story({
  parameters: { address: '/admin/posts' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: deskRows.draft.title })).toBeVisible(),
});

Published.test('shows posts by status with their counts, and searches', async ({ canvas }) => {
  await canvas.findByRole('link', { name: deskRows.published.title });
  await expect(canvas.getByText('Unpublished changes')).toBeVisible();
  await expect(canvas.getByText(/^Changed by Luis/)).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Scheduled 1' }));
  await expect(await canvas.findByText(/^Appears Dec 4, 2099/)).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Search posts'), 'PATIO senora');
  await userEvent.click(await canvas.findByRole('link', { name: 'Draft 1' }));
  await canvas.findByRole('link', { name: deskRows.draft.title });
  await waitFor(() => expect(addressOf(canvas)).toBe('/admin/posts?q=PATIO+senora'));
});

Published.test('lists published posts by their date, the newest first', async ({ canvas }) => {
  await canvas.findByRole('link', { name: deskRows.published.title });
  const dated = deskPosts.flatMap(({ title, date }) => (title && date ? [{ title, date }] : []));
  const shown = canvas
    .getAllByRole('link')
    .flatMap(({ textContent }) => dated.find(({ title }) => title === textContent) ?? []);
  await expect(shown.length).toBeGreaterThan(1);
  await expect(shown.toSorted((a, b) => b.date.localeCompare(a.date))).toEqual(shown);
});

Published.test('lists posts in the order that someone chooses', async ({ canvas }) => {
  await canvas.findByRole('link', { name: deskRows.published.title });
  await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Title' }));
  await waitFor(() => expect(addressOf(canvas)).toMatch(/order=title/));
  const list = within(await canvas.findByRole('list', { name: 'Posts' }));
  const titles = list.getAllByRole('link').map(({ textContent }) => textContent ?? '');
  await expect(titles.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(titles);
});

Published.test('deletes a post with its draft, and undoes that', async ({ canvas }) => {
  const name = deskRows.changes.title;
  const stored = () => openedScenario().backend.rowsOf('custom_design_blogs');
  await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this post?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.queryByRole('link', { name })).toBeNull());
  await expect(stored()).toHaveLength(deskPosts.length - 2);
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await canvas.findByRole('link', { name });
  await expect(stored()).toHaveLength(deskPosts.length);
});

Published.test('restores posts from the trash, also several at once', async ({ canvas }) => {
  const names = [deskRows.changes.title, deskRows.published.title];
  for (const name of names) {
    await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name })).toBeNull());
  }
  await userEvent.click(await canvas.findByRole('link', { name: 'Trash 2' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Restore all' }));
  await canvas.findByText('The trash is empty.');
  await expect(openedScenario().backend.rowsOf('custom_design_blogs')).toHaveLength(
    deskPosts.length,
  );
});

Drafts.test('adds an empty draft and opens it', async ({ canvas }) => {
  await canvas.findByRole('link', { name: deskRows.draft.title });
  await userEvent.click(canvas.getByRole('button', { name: 'New post' }));
  await waitFor(() => expect(addressOf(canvas)).toMatch(/^\/admin\/posts\/edit\?post=/));
  const id = new URL(addressOf(canvas), location.origin).searchParams.get('post');
  const rows = openedScenario().backend.rowsOf('custom_design_blogs');
  await expect(rows.find((row) => row.id === id)).toMatchObject({ status: 'draft', title: '' });
});

Published.test('hides the posts when the account signs out', async ({ canvas }) => {
  await canvas.findByText(fixtureManager.email);
  await canvas.findByRole('link', { name: deskRows.published.title });
  await signOut();
  await expect(await canvas.findByLabelText('Password')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: deskRows.published.title })).toBeNull();
});
