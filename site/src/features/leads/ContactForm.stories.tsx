import { withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contact } from '../../content/contact.ts';
import { replaceBackend } from '../../supabase/client.ts';
import { routed } from '../routed.fixtures.tsx';
import { ContactForm } from './forms.tsx';
import { asking, field, fill, isConfirmed, isKept, press, requests } from './leadForm.fixtures.ts';

const meta = preview.meta({
  title: 'Site/Contact form',
  parameters: { ...standsAlone, address: '/contact' },
  component: ContactForm,
  args: { words: contact.desktop.form },
  decorators: [withToasts, routed],
  beforeEach: asking('contact'),
});

const values = {
  Name: 'Ana Garza',
  Email: 'ana@example.com',
  Phone: '956-555-0110',
  Subject: 'Patio',
  Message: 'Lights for the patio, please.',
};
const row = {
  kind: 'contact',
  name: 'Ana Garza',
  email: 'ana@example.com',
  phone: '956-555-0110',
  subject: 'Patio',
  message: 'Lights for the patio, please.',
};
const sent = ['Message Sent', 'We’ll get back to you as soon as possible.'];

export const Default = meta.story();
export const FromAService = meta.story({ parameters: { query: '?service=lighting-design' } });
export const Malformed = meta.story({ globals: { backend: 'malformed' } });
export const Failing = meta.story({ globals: { backend: 'failing' } });
export const Offline = meta.story({ globals: { backend: 'offline' } });

Default.test('says what is wrong with every field and leads to the first', async ({ canvas }) => {
  await fill(canvas, {
    Name: 'A',
    Email: 'ana at home',
    Phone: '555',
    Subject: 'P',
    Message: 'Hi',
  });
  await press(canvas, 'Send Message');
  await waitFor(() => expect(field(canvas, 'Name')).toHaveFocus());
  for (const [label, message] of Object.entries({
    Name: 'Name must be at least 2 characters.',
    Email: 'Please enter a valid email address.',
    Phone: 'Please enter a valid phone number.',
    Subject: 'Subject must be at least 2 characters.',
    Message: 'Message must be at least 10 characters.',
  })) {
    await expect(field(canvas, label)).toBeInvalid();
    await expect(field(canvas, label)).toHaveAccessibleDescription(message);
  }
  await expect(requests()).toEqual([]);
});

Default.test('takes a message away as soon as its field is right', async ({ canvas }) => {
  await fill(canvas, { ...values, Phone: '555' });
  await press(canvas, 'Send Message');
  await waitFor(() => expect(field(canvas, 'Phone')).toHaveFocus());
  await userEvent.type(field(canvas, 'Phone'), '-0110-956');
  await expect(field(canvas, 'Phone')).toBeValid();
  await expect(canvas.queryByText('Please enter a valid phone number.')).not.toBeInTheDocument();
});

Default.test('delivers the request, confirms it and is empty again', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isConfirmed(canvas, sent, Object.keys(values));
  await expect(requests()).toEqual([{ ...row, page: '/contact' }]);
});

Default.test('sends once when pressed twice', async ({ canvas }) => {
  await fill(canvas, values);
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Message' }));
  await isConfirmed(canvas, sent, ['Message']);
  await expect(requests()).toHaveLength(1);
});

FromAService.test('tells which service the visitor came from', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isConfirmed(canvas, sent, ['Message']);
  await expect(requests()).toMatchObject([{ ...row, service: 'lighting-design' }]);
});

Malformed.test('delivers over a backend whose rows are broken', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isConfirmed(canvas, sent, ['Message']);
  await expect(requests()).toMatchObject([row]);
});

Failing.test('loses nothing and offers phone and mail when sending fails', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isKept(canvas, values);
});

Offline.test('says that the browser is offline', async ({ canvas }) => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  try {
    await fill(canvas, values);
    await press(canvas, 'Send Message');
    await isKept(canvas, values);
    await expect(canvas.getByText(/^You are offline/)).toBeVisible();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
});

Default.test('says when to try again after too many messages', async ({ canvas }) => {
  const tooMany = () => Response.json({ code: 'too-many' }, { status: 429 });
  replaceBackend({ fetch: async () => tooMany() });
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await expect(
    await canvas.findByText(/try again in ten minutes/, {}, { timeout: 4000 }),
  ).toBeVisible();
  await expect(field(canvas, 'Message')).toHaveValue(values.Message);
});

Default.test('says for how long messages are kept', async ({ canvas }) => {
  await expect(canvas.getByText(/We keep your message .* for \d+ months/)).toBeVisible();
});

Offline.test('loses nothing without a connection', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isKept(canvas, values);
});
