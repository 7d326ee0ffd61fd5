import { albumRows, fixtureOrigin, imageRows } from '@custom-designs/mocks';
import {
  changeMeanwhile,
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { queryClient } from '../../../supabase/src/queryClient.ts';
import { currentSignedIn, draftOf } from '../auth/index.ts';
import { toBeNamed } from '../record/focusField.ts';
import { EditProject } from './EditProject.tsx';
import { project } from './record.ts';

const table = `${fixtureOrigin}/rest/v1/albums`;
const images = `${fixtureOrigin}/rest/v1/images`;
const { patio } = albumRows;
const { featuredProject, manyTags, hero, rightToLeft, service } = imageRows;

const meta = preview.meta({
  title: 'Managers/EditProject',
  component: EditProject,
  decorators: [atDesk, withToasts, withQueries],
  args: {
    choices: {
      cities: ['McAllen', 'Mission'],
      services: ['Networking', 'Outdoor Entertainment'],
    },
  },
  // Shows the time of the last save.
  tags: ['!visual'],
  parameters: {
    ...standsAlone,
    bare: true,
    address: `/admin/projects/edit?album=${patio.id}`,
    backend: { albums: Object.values(albumRows), isSignedIn: true },
  },
  beforeEach: async (context) => {
    localStorage.clear();
    return connected(context);
  },
});

type Canvas = ReturnType<typeof within>;
const rows = () => openedScenario().backend.rowsOf('albums');
const stored = () => rows().find(({ id }) => id === patio.id);
const ids = () => ((stored()?.pictures ?? []) as { id: string }[]).map(({ id }) => id);
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
async function type(canvas: Canvas, name: string, text: string) {
  const input = await canvas.findByLabelText(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

export const Ok = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Not in the library');
    await expect(canvas.getByText('Deleted picture')).toBeVisible();
    await expect(await canvas.findByText('Cover')).toBeVisible();
    await expect(canvas.getByText(`Before ${hero.title}`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    const page = canvas.getByRole('link', { name: 'See it' });
    await expect(page).toHaveAttribute('href', `/projects#${patio.id}`);
  },
});
export const New = meta.story({
  parameters: { address: '/admin/projects/edit' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus()),
});
/** As the Media Center opens what it made of pictures. */
export const ToBeNamed = meta.story({
  parameters: {
    address: {
      pathname: '/admin/projects/edit',
      search: `?album=${patio.id}`,
      state: toBeNamed,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await userEvent.keyboard('Garza patio');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Garza patio');
  },
});
export const Missing = meta.story({
  parameters: { address: '/admin/projects/edit?album=nothing' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('This project doesn’t exist.'),
});
export const Restored = meta.story({
  beforeEach: async () => {
    const before = project.fieldsOf(z.parse(project.row, patio));
    const fields = { ...before, title: 'Mine' };
    const unsaved = { id: patio.id, updatedAt: patio.updated_at, before, fields };
    const account = await currentSignedIn();
    draftOf(account?.id ?? '', 'project', patio.id).write(project.writeUnsaved(unsaved));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser held changes/)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Mine');
    await expect(canvas.getByText('Changes aren’t saved yet.')).toBeVisible();
    await expect(stored()?.title).toBe(patio.title);
    await press(canvas, 'Close this message');
    await expect(canvas.queryByText(/^This browser held changes/)).toBeNull();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
  },
});
export const Failing = meta.story({
  globals: { backend: 'failing' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The project couldn’t be loaded.'),
});

New.test('stores a new project once it has a title, and its address names it', async (context) => {
  const { canvas } = context;
  await press(canvas, 'Add pictures');
  const [first, second] = await screen.findAllByRole('option');
  await userEvent.click(first as HTMLElement);
  await userEvent.click(second as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 pictures' }));
  await press(canvas, 'Save');
  await expect(await canvas.findByText('Give the project a title.')).toBeVisible();
  await type(canvas, 'Title', 'Casita');
  await press(canvas, 'Save');
  await canvas.findByText(/^Saved /);
  const added = rows().find(({ title }) => title === 'Casita');
  await expect(added).toMatchObject({ is_published: false, city: null });
  await expect(added?.pictures).toHaveLength(2);
  await waitFor(() => expect(addressOf(canvas)).toBe(`/admin/projects/edit?album=${added?.id}`));
  await expect(canvas.getByLabelText('Title')).toHaveValue('Casita');
});

Ok.test('saves the order, the cover, a pair, and a removal together', async ({ canvas }) => {
  await press(canvas, `Move ${featuredProject.title} later`);
  await press(canvas, `Edit ${featuredProject.title}`);
  const dialog = within(await screen.findByRole('dialog', { name: featuredProject.title }));
  await userEvent.click(dialog.getByRole('button', { name: 'Use as cover' }));
  const before = within(dialog.getByRole('listbox', { name: 'Photo of before' }));
  await userEvent.click(before.getByRole('option', { name: manyTags.title }));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await press(canvas, `Edit ${service.title}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from project' }));
  const next = canvas.getByRole('button', { name: `Edit ${rightToLeft.title}` });
  await waitFor(() => expect(next).toHaveFocus());
  await expect(ids()).toContain(service.id);
  await press(canvas, 'Save');
  await canvas.findByText(/^Saved /);
  await waitFor(() => expect(ids().slice(0, 2)).toEqual([manyTags.id, featuredProject.id]));
  await expect(ids()).not.toContain(service.id);
  await expect(stored()).toMatchObject({ cover_id: featuredProject.id });
  await expect(stored()?.pictures).toEqual(
    expect.arrayContaining([
      { id: featuredProject.id, x: 20, y: 80, before: manyTags.id },
      { id: hero.id, x: 70, y: 30 },
    ]),
  );
});

Ok.test('keeps the name of a picture in the trash', async ({ canvas }) => {
  await canvas.findByText('Not in the library');
  const { backend } = openedScenario();
  const headers = { apikey: backend.secretKey };
  await backend.fetch(`${images}?id=eq.${rightToLeft.id}`, { method: 'DELETE', headers });
  await queryClient.invalidateQueries();
  const row = (await canvas.findByText('In the trash')).closest('[role=row]') as HTMLElement;
  await expect(within(row).getByText(rightToLeft.title)).toBeVisible();
  await press(canvas, `Edit ${featuredProject.title}`);
  await screen.findByRole('option', { name: `${rightToLeft.title} (in the trash)` });
});

Ok.test('repeats a save once the browser is online again', async ({ canvas, msw }) => {
  msw.use(http.patch(table, () => HttpResponse.error(), { once: true }));
  await type(canvas, 'Title', 'A patio at last');
  await press(canvas, 'Save');
  await canvas.findByText(/Connection lost/);
  await expect(stored()?.title).toBe(patio.title);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(stored()?.title).toBe('A patio at last'));
  await canvas.findByText(/^Saved /);
});

Ok.test('asks which version to keep when someone else changed the project', async ({ canvas }) => {
  await canvas.findByLabelText('Title');
  await changeMeanwhile(table, patio.id, { title: 'Theirs', sentence: 'Their sentence' });
  await type(canvas, 'Title', 'Mine');
  await press(canvas, 'Save');
  const choice = within(await canvas.findByRole('alert'));
  await expect(choice.getByRole('radio', { name: 'Mine: Mine' })).toBeChecked();
  await expect(canvas.getByLabelText('One sentence')).toHaveValue('Their sentence');
  await expect(stored()?.title).toBe('Theirs');
  await userEvent.clear(canvas.getByLabelText('Title'));
  await userEvent.click(choice.getByRole('button', { name: 'Save my choice' }));
  await expect(canvas.getByText('Give the project a title.')).toBeVisible();
  await type(canvas, 'Title', 'Mine');
  await userEvent.click(choice.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(stored()?.title).toBe('Mine'));
  await expect(stored()?.sentence).toBe('Their sentence');
});

Ok.test('keeps changes through a failure, and saves them on request', async ({ canvas, msw }) => {
  msw.use(http.patch(table, () => HttpResponse.error(), { once: true }));
  await type(canvas, 'Title', 'Offline');
  await press(canvas, 'Save');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Not saved: Connection lost.');
  await press(canvas, 'Try again');
  await waitFor(() => expect(stored()?.title).toBe('Offline'));
  await canvas.findByText(/^Saved /);
});
