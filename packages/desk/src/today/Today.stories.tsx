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
