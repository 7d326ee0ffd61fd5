import { withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect } from 'storybook/test';
import { contact } from '../../content/contact.ts';
import { routed } from '../routed.fixtures.tsx';
import { PhoneContactForm } from './forms.tsx';
import { asking, field, fill, isConfirmed, isKept, press, requests } from './leadForm.fixtures.ts';

const meta = preview.meta({
  title: 'Site/Phone contact form',
  parameters: { ...standsAlone, address: '/contact' },
  component: PhoneContactForm,
  args: { words: contact.mobile.form },
  decorators: [withToasts, routed],
  beforeEach: asking('phone'),
});

const values = {
  'Full Name': 'Ana Garza',
  'Email Address': 'ana@example.com',
  'Project Details': 'Patio.',
};
const row = { kind: 'phone', name: 'Ana Garza', email: 'ana@example.com', message: 'Patio.' };
const sent = ['Message Sent!', 'We’ll get back to you as soon as possible.'];

export const Default = meta.story();
export const FromAService = meta.story({ parameters: { query: '?service=audio-services' } });
export const Malformed = meta.story({ globals: { backend: 'malformed' } });
export const Failing = meta.story({ globals: { backend: 'failing' } });
export const Offline = meta.story({ globals: { backend: 'offline' } });

Default.test('leaves what is required to the browser', async ({ canvas }) => {
  await press(canvas, 'Send Message');
  for (const label of Object.keys(values)) {
    await expect(field(canvas, label).validity.valueMissing).toBe(true);
    const words = field(canvas, label).validationMessage;
    await expect(words).not.toBe('');
    await expect(field(canvas, label)).toHaveAccessibleDescription(words);
  }
  await expect(field(canvas, 'Phone').validity.valid).toBe(true);
  await expect(field(canvas, 'Full Name')).toHaveFocus();
  await expect(requests()).toEqual([]);
});

Default.test('delivers the request without a phone number', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isConfirmed(canvas, sent, Object.keys(values));
  await expect(requests()).toEqual([{ ...row, page: '/contact' }]);
});

FromAService.test('tells which service the visitor came from', async ({ canvas }) => {
  await fill(canvas, { ...values, Phone: '956-555-0110' });
  await press(canvas, 'Send Message');
  await isConfirmed(canvas, sent, ['Phone']);
  const expected = { ...row, phone: '956-555-0110', service: 'audio-services' };
  await expect(requests()).toMatchObject([expected]);
});

Malformed.test('delivers over a backend whose rows are broken', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isConfirmed(canvas, sent, ['Project Details']);
});

Failing.test('loses nothing and offers phone and mail when sending fails', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isKept(canvas, values);
});

Offline.test('loses nothing without a connection', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Send Message');
  await isKept(canvas, values);
});
