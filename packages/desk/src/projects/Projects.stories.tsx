import { albumRows } from '@custom-designs/mocks';
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

Ok.test('says that a project’s pictures stay when it is deleted', async ({ canvas }) => {
  await expect(await canvas.findByText('Draft')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: `Delete ${albumRows.patio.title}` }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this project?' }));
  await expect(question.getByText(/Its pictures stay in the library\./)).toBeVisible();
});

Ok.test('deletes a project into the trash, and restores it from there', async ({ canvas }) => {
  const { title, id } = albumRows.patio;
  const stored = () =>
    openedScenario()
      .backend.rowsOf('albums')
      .some((row) => row.id === id);
  await userEvent.click(await canvas.findByRole('button', { name: `Delete ${title}` }));
  const question = within(await screen.findByRole('alertdialog'));
  await expect(question.getByText(/It stays in the trash for 30 days\./)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await canvas.findByRole('link', { name: 'Trash 1' }));
  await userEvent.click(await canvas.findByRole('button', { name: `Restore ${title}` }));
  await canvas.findByText('The trash is empty.');
  await expect(stored()).toBe(true);
  await userEvent.click(canvas.getByRole('link', { name: /^Projects \d/ }));
  await canvas.findByRole('link', { name: title });
});

Ok.test('finds projects by what the list shows of them', async ({ canvas }) => {
  await canvas.findByText('Draft');
  const search = canvas.getByRole('searchbox', { name: 'Search projects' });
  await userEvent.type(search, 'cantu mission');
  const rows = () => canvas.getAllByRole('button', { name: /^Delete / });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await expect(canvas.getByRole('link', { name: albumRows.patio.title })).toBeVisible();
  await waitFor(() => expect(addressOf(canvas)).toBe('/admin/projects?q=cantu+mission'));
  await userEvent.type(search, ' pergola');
  await canvas.findByText('No projects match your search.');
  // The field has such a button, too.
  const clear = canvas.getAllByRole('button', { name: 'Clear search' });
  await userEvent.click(clear.at(-1) as HTMLElement);
  await waitFor(() => expect(rows()).toHaveLength(3));
  await waitFor(() => expect(addressOf(canvas)).toBe('/admin/projects'));
});
