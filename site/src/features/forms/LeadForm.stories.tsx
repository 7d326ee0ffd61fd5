import {
  connected,
  held,
  openedScenario,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { routed } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { replaceBackend } from '@custom-designs/supabase/client';
import { expect, screen, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { about } from '../../content/about.ts';
import { company } from '../../content/company.ts';
import { contact } from '../../content/contact.ts';
import { home } from '../../content/home.ts';
import { ConsultationForm, ContactForm, HomeContactForm, PhoneContactForm } from './forms.tsx';
import { LeadForm } from './LeadForm.tsx';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Site/Lead forms',
  parameters: { ...standsAlone, address: '/contact' },
  component: LeadForm,
  decorators: [withToasts, routed],
  beforeEach: [connected, () => sessionStorage.clear()],
});

export const Contact = meta.story({ render: () => <ContactForm content={contact.desktop.form} /> });
export const Phone = meta.story({
  render: () => <PhoneContactForm content={contact.mobile.form} />,
});
export const AboutService = meta.story({
  render: () => (
    <PhoneContactForm
      content={contact.mobile.form}
      about={{ label: 'Lighting Design', service: 'lighting-design' }}
    />
  ),
  parameters: { address: '/services/lighting-design' },
});
export const Consultation = meta.story({
  render: () => <ConsultationForm content={about.consultation} />,
  parameters: { address: '/about' },
});
export const Home = meta.story({
  render: () => <HomeContactForm content={home.contact} />,
  parameters: { address: '/' },
});

const values = {
  Name: 'Ana Garza',
  Email: 'ana@example.com',
  Phone: '956-555-0110',
  Subject: 'Patio',
  Message: 'Lights for the patio, please.',
};
const { Name: name, Email: email, Phone: phone, Subject: subject, Message: message } = values;
const page = '/contact';
const reply = 'We’ll get back to you as soon as possible.';

/** The stored messages, limited to the visitor's fields. */
const requests = () =>
  openedScenario()
    .backend.rowsOf('leads')
    .map((stored) =>
      Object.fromEntries(
        Object.entries(stored).filter(
          ([key, value]) =>
            value !== null &&
            /^(kind|name|email|phone|subject|message|preferred_date|service|page)$/.test(key),
        ),
      ),
    );

/** Finds a field by the start of its label, because a mark may follow. */
const field = (canvas: Canvas, label: string) =>
  canvas.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;

async function fill(canvas: Canvas, texts: Readonly<Record<string, string>>) {
  // A message that is sent within three seconds counts as possible spam.
  const now = performance.now.bind(performance);
  spyOn(performance, 'now').mockImplementation(() => now() + 3000);
  for (const [label, text] of Object.entries(texts)) {
    await userEvent.type(field(canvas, label), text);
  }
}

const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

async function expectSent(canvas: Canvas, texts: string[], labels: readonly string[]) {
  await waitFor(() => {
    for (const word of texts) expect(screen.getByText(word)).toBeVisible();
  });
  for (const label of labels) await expect(field(canvas, label)).toHaveValue('');
}

Contact.test('names each error until it is fixed, and focuses the first', async ({ canvas }) => {
  const wrong = { Name: 'A', Email: 'ana at home', Phone: '555', Subject: 'P', Message: 'Hi' };
  await fill(canvas, wrong);
  await press(canvas, 'Send Message');
  await waitFor(() => expect(field(canvas, 'Name')).toHaveFocus());
  for (const label of Object.keys(wrong)) await expect(field(canvas, label)).toBeInvalid();
  const message = 'Please enter a valid phone number.';
  await expect(field(canvas, 'Phone')).toHaveAccessibleDescription(message);
  await expect(requests()).toEqual([]);
  await userEvent.type(field(canvas, 'Phone'), '-0110-956');
  await expect(field(canvas, 'Phone')).toBeValid();
  await expect(canvas.queryByText(message)).not.toBeInTheDocument();
});

Contact.test(
  'sends once when it is pressed twice, confirms, and is empty again',
  async ({ canvas }) => {
    await fill(canvas, values);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Message' }));
    await expectSent(canvas, ['Message Sent', reply], Object.keys(values));
    await expect(requests()).toEqual([
      { kind: 'contact', name, email, phone, subject, message, page },
    ]);
    await expect(canvas.getByText(/We keep your message .* for \d+ months/)).toBeVisible();
  },
);

const answering =
  (status: number, code = '') =>
  () =>
    replaceBackend({ fetch: async () => Response.json({ code }, { status }) });

Contact.test('keeps the text and explains why it could not be sent', async ({ canvas }) => {
  await fill(canvas, values);
  const isOnLine = spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(true);
  const causes: [cause: () => void, text: RegExp][] = [
    [answering(500), /wasn’t sent/],
    [answering(429, 'too-many'), /try again in ten minutes/],
    [answering(403, 'foreign-origin'), /^This page is a copy of our website/],
    [() => isOnLine.mockReturnValue(false), /^You’re offline/],
  ];
  for (const [cause, text] of causes) {
    cause();
    await press(canvas, 'Send Message');
    await expect(await canvas.findByText(text)).toBeVisible();
    for (const [label, text] of Object.entries(values)) {
      await expect(field(canvas, label)).toHaveValue(text);
    }
  }
  for (const name of [company.phones.main.label, company.email.label]) {
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  }
  await expect(screen.queryByText('Message Sent')).not.toBeInTheDocument();
});

Phone.test(
  'lets the browser check required fields, and does not require the phone',
  async ({ canvas }) => {
    const labels = ['Full Name', 'Email Address', 'Project Details'];
    await press(canvas, 'Send Message');
    for (const label of labels) {
      await expect(field(canvas, label).validity.valueMissing).toBe(true);
      const message = field(canvas, label).validationMessage;
      await expect(message).not.toBe('');
      await expect(field(canvas, label)).toHaveAccessibleDescription(message);
    }
    await expect(field(canvas, 'Full Name')).toHaveFocus();
    await fill(canvas, {
      'Full Name': 'Ana Garza',
      'Email Address': 'ana@example.com',
      'Project Details': 'Patio.',
    });
    await press(canvas, 'Send Message');
    await expectSent(canvas, ['Message Sent!', reply], labels);
    await expect(requests()).toEqual([{ kind: 'phone', name, email, message: 'Patio.', page }]);
  },
);

AboutService.test('names its subject, and sends it with the message', async ({ canvas }) => {
  await expect(canvas.getByText('About: Lighting Design')).toBeVisible();
  await fill(canvas, {
    'Full Name': 'Ana Garza',
    'Email Address': 'ana@example.com',
    'Project Details': 'Patio.',
  });
  await press(canvas, 'Send Message');
  await expectSent(canvas, ['Message Sent!', reply], ['Full Name']);
  await expect(requests()).toMatchObject([
    {
      kind: 'phone',
      subject: 'Lighting Design',
      service: 'lighting-design',
      page: '/services/lighting-design',
    },
  ]);
  await expect(canvas.getByText('About: Lighting Design')).toBeVisible();
});

/** A JPEG file of one color, drawn by the browser. */
async function photoFile() {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'patio.jpg', {
    type: 'image/jpeg',
  });
}
const photos = () =>
  openedScenario()
    .backend.rowsOf('leads')
    .map((stored) => Object(stored).photo);
const inBrief = {
  'Full Name': 'Ana Garza',
  'Email Address': 'ana@example.com',
  'Project Details': 'Patio.',
};

Phone.test('sends a photo with the message, and removes it after sending', async ({ canvas }) => {
  await fill(canvas, inBrief);
  await userEvent.upload(field(canvas, 'Photo'), await photoFile());
  await expect(await canvas.findByText('patio.jpg')).toBeVisible();
  await press(canvas, 'Send Message');
  await expectSent(canvas, ['Message Sent!', reply], ['Full Name']);
  await expect(photos()).toEqual([expect.stringMatching(/^data:image\/webp;base64,/)]);
  await expect(canvas.queryByText('patio.jpg')).not.toBeInTheDocument();
});

Phone.test(
  'explains why a file is refused, and sends the message without it',
  async ({ canvas }) => {
    await fill(canvas, inBrief);
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'plan.svg', {
      type: 'image/svg+xml',
    });
    await userEvent.upload(field(canvas, 'Photo'), drawing);
    await expect(await canvas.findByText(/^plan\.svg is an SVG file/)).toBeVisible();
    await press(canvas, 'Send Message');
    await expectSent(canvas, ['Message Sent!', reply], ['Full Name']);
    await expect(photos()).toEqual([undefined]);
  },
);

Phone.test('says that the photo is missing if only the message arrives', async ({ canvas }) => {
  await fill(canvas, inBrief);
  await userEvent.upload(field(canvas, 'Photo'), await photoFile());
  await canvas.findByText('patio.jpg');
  const answers = [413, 201];
  replaceBackend({
    leads: 'supabase',
    fetch: async () =>
      Response.json({ id: '1', isPhotoLost: true }, { status: answers.shift() ?? 500 }),
  });
  await press(canvas, 'Send Message');
  await expectSent(
    canvas,
    ['Message Sent!', `${reply} Your photo couldn’t be sent with it. Please email it to us.`],
    ['Full Name'],
  );
});

Phone.test('says that a photo is missing if it is refused while sending', async ({ canvas }) => {
  await fill(canvas, inBrief);
  const damaged = new File(['none'], 'patio.jpg', { type: 'image/jpeg' });
  const read = Promise.withResolvers<ArrayBuffer>();
  damaged.arrayBuffer = () => read.promise;
  await userEvent.upload(field(canvas, 'Photo'), damaged);
  await press(canvas, 'Send Message');
  read.resolve(new ArrayBuffer(4));
  await expectSent(
    canvas,
    ['Message Sent!', `${reply} Your photo couldn’t be sent with it. Please email it to us.`],
    ['Full Name'],
  );
});

Consultation.test('names each error', async ({ canvas }) => {
  const wrong = { Name: 'A', Email: 'ana at home', Phone: '555', 'Project Details': 'Hi' };
  await fill(canvas, wrong);
  await press(canvas, 'Submit Request');
  await waitFor(() => expect(field(canvas, 'Name')).toHaveFocus());
  for (const label of Object.keys(wrong)) await expect(field(canvas, label)).toBeInvalid();
  await expect(requests()).toEqual([]);
});

Consultation.test('explains the optional date and stores the chosen one', async ({ canvas }) => {
  const date = field(canvas, 'Preferred Consultation Date');
  await expect(date).not.toBeRequired();
  await expect(date).toHaveAccessibleDescription('Let us know when you’d prefer to meet');
  await expect(field(canvas, 'Project Details')).toHaveAttribute('rows', '5');
  await fill(canvas, {
    ...{ Name: name, Email: email, Phone: phone, 'Project Details': message },
    'Preferred Consultation Date': '2026-12-24',
  });
  await press(canvas, 'Submit Request');
  await expectSent(
    canvas,
    ['Appointment Request Received', 'We’ll contact you shortly to confirm your appointment.'],
    ['Name', 'Email', 'Phone', 'Project Details', 'Preferred Consultation Date'],
  );
  await expect(requests()).toMatchObject([
    { kind: 'consultation', page: '/about', preferred_date: '2026-12-24' },
  ]);
});

Home.test('needs contact details, and keeps typed text', async ({ canvas }) => {
  await fill(canvas, { 'Your Name': 'Ana Garza', Message: 'Lights for the patio.' });
  await press(canvas, 'Send Message');
  const email = field(canvas, 'Email Address');
  await waitFor(() => expect(email).toHaveFocus());
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(field(canvas, 'Message')).toHaveValue('Lights for the patio.');
  await expect(requests()).toEqual([]);
});

Home.test(
  'shows that it is sending until a slow backend responds, then confirms',
  { ...held, globals: { backend: 'slow' } },
  async ({ canvas }) => {
    await fill(canvas, { 'Your Name': 'Ana Garza', 'Email Address': 'ana@example.com' });
    await press(canvas, 'Send Message');
    await canvas.findByRole('button', { name: /Sending/ });
    openedScenario().release();
    await expectSent(canvas, ['Message Sent', reply], ['Your Name', 'Email Address']);
    await expect(requests()).toMatchObject([{ kind: 'home', name: 'Ana Garza', page: '/' }]);
  },
);
