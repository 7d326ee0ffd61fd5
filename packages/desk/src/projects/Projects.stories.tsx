import { albumRows } from '@custom-designs/mocks';
import {
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Projects } from './Projects.tsx';

const albums = Object.values(albumRows);

const meta = preview.meta({
  title: 'Managers/Projects',
  component: Projects,
  decorators: [atDesk, withToasts, withQueries],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin/projects',
    backend: { albums, isSignedIn: true },
  },
  beforeEach: connected,
});

export const Ok = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: albumRows.draft.title })).toBeVisible(),
});

Ok.test('lists drafts, too, and deletes a project until that is undone', async ({ canvas }) => {
  const { title } = albumRows.patio;
  const stored = () => openedScenario().backend.rowsOf('albums');
  await canvas.findByRole('link', { name: albumRows.draft.title });
  await expect(canvas.getByText('Draft')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: `Delete ${title}` }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this project?' }));
  await expect(question.getByText(/Its pictures stay in the library\./)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.queryByRole('link', { name: title })).toBeNull());
  await expect(stored()).toHaveLength(albums.length - 1);
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  const [first] = await canvas.findAllByRole('link', { name: title });
  await expect(first).toBeVisible();
  await expect(stored().find((row) => row.title === title)).toMatchObject({
    created_at: albumRows.patio.created_at,
    pictures: albumRows.patio.pictures,
  });
});
