import { held, openedScenario, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, screen, waitFor } from 'storybook/test';
import { home } from '../../content/home.ts';
import { routed } from '../routed.fixtures.tsx';
import { HomeContactForm } from './forms.tsx';
import { asking, field, fill, isConfirmed, isKept, press, requests } from './leadForm.fixtures.ts';

const meta = preview.meta({
  title: 'Site/Home contact form',
  parameters: { ...standsAlone, address: '/' },
  component: HomeContactForm,
  args: { words: home.contact },
  decorators: [withToasts, routed],
  beforeEach: asking('home'),
});

const values = {
  'Your Name': 'Ana Garza',
  'Email Address': 'ana@example.com',
  Message: 'Lights for the patio.',
};
const row = {
  kind: 'home',
  name: 'Ana Garza',
  email: 'ana@example.com',
  message: 'Lights for the patio.',
};
const sent = ['Message Sent', 'We’ll get back to you as soon as possible.'];

export const Default = meta.story();
export const Failing = meta.story({ globals: { backend: 'failing' } });
export const Offline = meta.story({ globals: { backend: 'offline' } });

Default.test('delivers the message, confirms it and is empty again', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isConfirmed(canvas, sent, Object.keys(values));
  await expect(requests()).toMatchObject([row]);
});

Default.test('asks for a way to answer when there is none', async ({ canvas }) => {
  await fill(canvas, { 'Your Name': 'Ana Garza', Message: 'Lights for the patio.' });
  await press(canvas, 'Send Message');
  const email = field(canvas, 'Email Address');
  await waitFor(() => expect(email).toHaveFocus());
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(field(canvas, 'Message')).toHaveValue('Lights for the patio.');
  await expect(requests()).toEqual([]);
});

Default.test('keeps what looks like no email address', async ({ canvas }) => {
  await fill(canvas, { ...values, 'Email Address': 'ana at home' });
  await press(canvas, 'Send Message');
  await expect(field(canvas, 'Email Address')).toBeInvalid();
  await expect(requests()).toEqual([]);
});

Failing.test('loses nothing and offers phone and mail when sending fails', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isKept(canvas, values);
  await expect(screen.queryByText('Message Sent')).not.toBeInTheDocument();
});

Offline.test('loses nothing without a connection', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isKept(canvas, values);
});

Default.test(
  'says that it is sending until a slow backend responds',
  { ...held, globals: { backend: 'slow' } },
  async ({ canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Send Message');
    await canvas.findByRole('button', { name: /Sending/ });
    openedScenario().release();
    await isConfirmed(canvas, sent, Object.keys(values));
  },
);

Default.test(
  'delivers to a table without rows',
  { globals: { backend: 'empty' } },
  async ({ canvas }) => {
    await fill(canvas, values);
    await press(canvas, 'Send Message');
    await isConfirmed(canvas, sent, Object.keys(values));
    await expect(requests()).toMatchObject([row]);
  },
);
