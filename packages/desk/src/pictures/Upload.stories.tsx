import { fixtureManager, fixtureOrigin, imageRows } from '@custom-designs/mocks';
import { forgetSessions, openedScenario } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf } from '@custom-designs/storybook/routed.tsx';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawnFile, signInThere } from '../desk.fixtures.ts';
import { MediaCenter } from './MediaCenter.tsx';
import { asManager, images, onDesk } from './pictures.fixtures.ts';

const meta = preview.meta({
  title: 'Managers/Media Center/Upload',
  component: MediaCenter,
  ...onDesk,
});

const picker = () => document.querySelector('input[type="file"]') as HTMLInputElement;

export const Upload = meta.story({
  parameters: { ...asManager, address: '/admin/media?tab=upload' },
});

Upload.test('belongs to one manager, and asks before a sign-out', async ({ canvas, msw }) => {
  const choose = async (name: string) => {
    await userEvent.upload(picker(), await drawnFile(name));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 Image' }));
  };
  const files = `${fixtureOrigin}/storage/v1/object/*`;
  const refuse = () => {
    forgetSessions();
    return HttpResponse.json({ error: 'Unauthorized', message: 'denied' }, { status: 403 });
  };
  const signInOther = async ({ request }: { request: Request }) => {
    const session = await (await openedScenario().backend.fetch(request)).json();
    return HttpResponse.json({ ...session, user: { ...session.user, id: crypto.randomUUID() } });
  };
  msw.use(http.post(files, refuse, { once: true }));
  msw.use(http.post(`${fixtureOrigin}/auth/v1/token`, signInOther));
  await choose('hers.png');
  await signInThere();
  await waitFor(() => expect(canvas.queryByText('hers.png')).toBeNull());
  await expect(openedScenario().backend.rowsOf('images')).toHaveLength(
    Object.keys(imageRows).length,
  );
  msw.use(http.post(files, () => delay('infinite')));
  await choose('his.png');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
  await screen.findByText(/^Not saved yet: 1 image\./);
  const leaving = within(screen.getByRole('alertdialog', { name: /^Sign out/ }));
  await userEvent.click(leaving.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(canvas.queryByText('his.png')).toBeNull());
});

Upload.test('warns before visitors see the photos', async ({ canvas }) => {
  await canvas.findByText('Select Images');
  await userEvent.upload(picker(), await drawnFile('patio.png'));
  await userEvent.click(canvas.getByRole('button', { name: /Default Category$/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Project Gallery' }));
  await canvas.findByText(/^1 photo will be on the projects page as soon as it’s uploaded\./);
});

Upload.test(
  'starts once all files are checked against each other and the library',
  async (context) => {
    const { canvas, msw } = context;
    const held = Promise.withResolvers<void>();
    msw.use(http.get(images, () => held.promise, { once: true }));
    await canvas.findByText('Select Images');
    const [one, other] = [await drawnFile('patio.png'), await drawnFile('pool.png', 16)];
    const again = ['a.png', 'b.png'].map((name) => new File([one], name, { type: one.type }));
    const text = new File(['Call Ana'], 'notes.heic');
    await userEvent.upload(picker(), [one, ...again, other, text], { applyAccept: false });
    // The library isn't known yet.
    await canvas.findByText('notes.heic is named like an image but isn’t one');
    await expect(canvas.getAllByText('Checking...')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Checking 1 of 4…' }));
    held.resolve();
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip 2 duplicates' }));
    await canvas.findByRole('button', { name: 'Upload 2 Images' });
    await expect(openedScenario().backend.rowsOf('images')).toHaveLength(
      Object.keys(imageRows).length,
    );
  },
);

Upload.test('adds a smaller copy of a file that is too large', async ({ canvas }) => {
  await canvas.findByText('Select Images');
  const large = [await drawnFile('patio.png'), new Uint8Array(11 * 1024 * 1024)];
  await userEvent.upload(picker(), new File(large, 'patio.png', { type: 'image/png' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Shrink and add' }));
  await canvas.findByText('1 file, 0.00 MB');
});

Upload.test('asks before chosen files are lost', async ({ canvas }) => {
  await canvas.findByText(fixtureManager.email);
  await userEvent.upload(picker(), await drawnFile('patio.png'));
  await canvas.findByRole('button', { name: 'Upload 1 Image' });
  await userEvent.click(canvas.getByRole('link', { name: 'Messages' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Leave without uploading?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Stay' }));
  await expect(addressOf(canvas)).toBe('/admin/media?tab=upload');
  await expect(canvas.getByText('patio.png')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Messages' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard and leave' }));
  await waitFor(() => expect(addressOf(canvas)).toBe('/admin/leads'));
});

Upload.test('asks before a link leaves an upload in progress', async ({ canvas, msw }) => {
  const held = Promise.withResolvers<void>();
  msw.use(http.post(`${fixtureOrigin}/storage/v1/object/*`, () => held.promise));
  await userEvent.upload(picker(), await drawnFile('patio.png'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Upload 1 Image' }));
  await canvas.findByRole('button', { name: 'Cancel upload' });
  await userEvent.click(canvas.getByRole('link', { name: 'Messages' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep uploading' }));
  await expect(addressOf(canvas)).toBe('/admin/media?tab=upload');
  held.resolve();
  await screen.findByText('All 1 images uploaded successfully');
});
