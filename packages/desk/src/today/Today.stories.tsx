import { deskPosts, inboxRows } from '@custom-designs/mocks';
import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { HttpResponse, http } from 'msw';
import { expect, screen } from 'storybook/test';
import { Today } from './Today.tsx';

const meta = preview.meta({
  title: 'Managers/Today',
  component: Today,
  decorators: [atDesk, withToasts, withQueries],
  // The times change.
  tags: ['!visual'],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin',
    backend: { ...inboxRows, posts: deskPosts, isSignedIn: true },
  },
  beforeEach: async (context) => {
    const stop = await connected(context);
    const built = { builtAt: '2020-01-01T12:00:00Z' };
    context.msw.use(http.get('/build.json', () => HttpResponse.json(built)));
    return stop;
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /new messages/ });
    await canvas.findByRole('region', { name: 'Website' });
  },
});

Default.test('signs out after an update has failed', async ({ canvas, userEvent, msw }) => {
  msw.use(http.post(/functions\/v1\/publish/, () => new HttpResponse(null, { status: 501 })));
  await userEvent.click(await canvas.findByRole('button', { name: 'Update now' }));
  await screen.findByText('The website wasn’t updated');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
  await expect(await canvas.findByLabelText('Password')).toBeVisible();
});

Default.test('shows what waits, and publishes newer pictures', async ({ canvas, userEvent }) => {
  const messages = await canvas.findByRole('link', { name: /new messages/ });
  await expect(messages).toHaveAttribute('href', '/admin/leads');
  const drafts = canvas.getByRole('link', { name: /draft/ });
  await expect(drafts).toHaveAttribute('href', '/admin/posts');
  const untitled = canvas.getByRole('link', { name: /without a title/ });
  await expect(untitled).toHaveAttribute('href', '/admin/media?only=untitled');
  const website = await canvas.findByRole('region', { name: 'Website' });
  await expect(website).toHaveTextContent(/\d+ newer pictures/);
  await userEvent.click(canvas.getByRole('button', { name: 'Update now' }));
  await expect(await canvas.findByText(/Building/)).toBeVisible();
});

/** The host has refused, and the update is tried again. */
export const UpdateFailed = meta.story({
  beforeEach: ({ msw }) => {
    const last = {
      id: crypto.randomUUID(),
      state: 'failed',
      error: 'The host answered 500.',
      requested_at: '2026-11-28T21:38:00Z',
      requested_by: null,
      not_before: '2026-11-28T21:40:00Z',
    };
    msw.use(
      http.get(/rest\/v1\/site_publishes/, () => HttpResponse.json([last])),
      http.patch(/rest\/v1\/site_publishes/, async ({ request }) => {
        Object.assign(last, await request.json());
        return HttpResponse.json([{ id: last.id }]);
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/The update failed. We’ll try again at 3:40\sPM./);
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible();
  },
});

UpdateFailed.test('is not tried again after someone stops it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
  await canvas.findByText(/The last update failed/);
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});
