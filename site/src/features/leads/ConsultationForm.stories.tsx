import { withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, waitFor } from 'storybook/test';
import { about } from '../../content/about.ts';
import { routed } from '../routed.fixtures.tsx';
import { ConsultationForm } from './forms.tsx';
import { asking, field, fill, isConfirmed, isKept, press, requests } from './leadForm.fixtures.ts';

const meta = preview.meta({
  title: 'Site/Consultation form',
  parameters: { ...standsAlone, address: '/about' },
  component: ConsultationForm,
  args: { words: about.consultation },
  decorators: [withToasts, routed],
  beforeEach: asking('consultation'),
});

const values = {
  Name: 'Ana Garza',
  Email: 'ana@example.com',
  Phone: '956-555-0110',
  'Project Details': 'Lights for the patio, please.',
};
const row = {
  kind: 'consultation',
  name: 'Ana Garza',
  email: 'ana@example.com',
  phone: '956-555-0110',
  message: 'Lights for the patio, please.',
};
const sent = [
  'Appointment Request Received',
  'We’ll contact you shortly to confirm your appointment.',
];

export const Default = meta.story();
export const Malformed = meta.story({ globals: { backend: 'malformed' } });
export const Failing = meta.story({ globals: { backend: 'failing' } });
export const Offline = meta.story({ globals: { backend: 'offline' } });

Default.test('says what is wrong with every field and leads to the first', async ({ canvas }) => {
  await fill(canvas, { Name: 'Ana Garza' });
  await press(canvas, 'Submit Request');
  await waitFor(() => expect(field(canvas, 'Email')).toHaveFocus());
  for (const [label, message] of Object.entries({
    Email: 'Please enter a valid email address.',
    Phone: 'Please enter a valid phone number.',
    'Project Details': 'Message must be at least 10 characters.',
  })) {
    await expect(field(canvas, label)).toHaveAccessibleDescription(message);
  }
  await expect(field(canvas, 'Name')).toBeValid();
  await expect(requests()).toEqual([]);
});

Default.test('explains the date it can do without', async ({ canvas }) => {
  const date = field(canvas, 'Preferred Consultation Date');
  await expect(date).not.toBeRequired();
  await expect(date).toHaveAccessibleDescription('Let us know when you’d prefer to meet');
  await expect(field(canvas, 'Project Details')).toHaveAttribute('rows', '5');
});

Default.test('delivers the request without a date', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Submit Request');
  await isConfirmed(canvas, sent, Object.keys(values));
  await expect(requests()).toEqual([{ ...row, page: '/about' }]);
});

Malformed.test('delivers the day that was asked for', async ({ canvas }) => {
  await fill(canvas, { ...values, 'Preferred Consultation Date': '2026-12-24' });
  await press(canvas, 'Submit Request');
  await isConfirmed(canvas, sent, ['Preferred Consultation Date']);
  await expect(requests()).toMatchObject([{ ...row, preferred_date: '2026-12-24' }]);
});

Failing.test('loses nothing and offers phone and mail when sending fails', async ({ canvas }) => {
  await fill(canvas, { ...values, 'Preferred Consultation Date': '2026-12-24' });
  await press(canvas, 'Submit Request');
  await isKept(canvas, { ...values, 'Preferred Consultation Date': '2026-12-24' });
});

Offline.test('loses nothing without a connection', async ({ canvas }) => {
  await fill(canvas, values);
  await press(canvas, 'Submit Request');
  await isKept(canvas, values);
});
