import preview from '@custom-designs/storybook/preview.tsx';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConsultationForm } from './Form.fixtures.tsx';

const storageKey = 'story-hydration';
const onSubmit = fn(async () => {});
const page = (
  <ConsultationForm
    aria-label="Consultation"
    action="/messages"
    onSubmit={onSubmit}
    storageKey={storageKey}
  />
);

const meta = preview.meta({
  title: 'Components/Form/Hydration',
  tags: ['!autodocs'],
  beforeEach: () => sessionStorage.removeItem(storageKey),
});

/** The page as the server sends it: no script has run yet. */
export const FromServer = meta.story({
  render: () => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: this is our own server's answer.
    <div data-testid="page" dangerouslySetInnerHTML={{ __html: renderToString(page) }} />
  ),
});

async function hydrate(container: HTMLElement) {
  const errors: unknown[] = [];
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) });
  await waitFor(() => expect(Object.keys(container.firstChild ?? {}).join()).toContain('__react'));
  return { root, errors };
}

FromServer.test('is checked and posted by the browser until hydration', async ({ canvas }) => {
  const container = canvas.getByTestId('page');
  const form = within(container).getByRole('form') as HTMLFormElement;
  const name = within(container).getByRole('textbox', { name: 'Name' });
  await expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/messages']);
  await expect([form.noValidate, form.checkValidity()]).toEqual([false, false]);
  await expect(name).toBeRequired();
  const { root, errors } = await hydrate(container);
  await waitFor(() => expect(form.noValidate).toBe(true));
  await expect(name).toBeValid();
  await expect(name).toBeRequired();
  await expect(errors).toEqual([]);
  root.unmount();
});

FromServer.test('keeps what was typed before hydration', async ({ canvas }) => {
  const container = canvas.getByTestId('page');
  const form = within(container);
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Ana Garza');
  await userEvent.type(form.getByRole('textbox', { name: 'Project Details' }), 'A cinema.');
  const { root, errors } = await hydrate(container);
  await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Garza');
  await expect(form.getByRole('textbox', { name: 'Project Details' })).toHaveValue('A cinema.');
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), '!');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Garza!');
  await expect(errors).toEqual([]);
  root.unmount();
});

FromServer.test(
  'brings values back after a reload, but not over newly typed ones',
  async ({ canvas }) => {
    sessionStorage.setItem(storageKey, JSON.stringify({ name: 'Old', phone: '9565550142' }));
    const container = canvas.getByTestId('page');
    const form = within(container);
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'New');
    const { root, errors } = await hydrate(container);
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('9565550142'),
    );
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('New');
    await expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toEqual({
      name: 'New',
      phone: '9565550142',
    });
    await expect(errors).toEqual([]);
    root.unmount();
  },
);
