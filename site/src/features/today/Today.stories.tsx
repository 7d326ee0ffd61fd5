import { inboxRows } from '@custom-designs/mocks';
import { connected, withQueries, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import { adminLinks } from '../admin/index.ts';
import { placed } from '../routed.fixtures.tsx';
import { Today } from './Today.tsx';

const meta = preview.meta({
  title: 'Site/Today',
  component: Today,
  decorators: [placed, withToasts, withQueries],
  args: { links: adminLinks(3) },
  // The times change.
  tags: ['!visual'],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin',
    backend: { ...inboxRows, isSignedIn: true },
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
export const Failing = meta.story({
  globals: { backend: 'failing' },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('What is waiting couldn’t be loaded.');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
export const SignedOut = meta.story({ globals: { backend: 'signedOut' } });

Default.test('shows what waits, and publishes newer pictures', async ({ canvas, userEvent }) => {
  const messages = await canvas.findByRole('link', { name: /new messages/ });
  await expect(messages).toHaveAttribute('href', '/admin/leads');
  const website = await canvas.findByRole('region', { name: 'Website' });
  await expect(website).toHaveTextContent(/\d+ newer pictures/);
  await userEvent.click(canvas.getByRole('button', { name: 'Update now' }));
  await expect(await canvas.findByText(/Building/)).toBeVisible();
});
