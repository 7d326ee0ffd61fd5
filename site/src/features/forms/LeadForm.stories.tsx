import { connected, openedScenario, withToasts } from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { routed } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { replaceBackend } from '@custom-designs/supabase/client';
import { expect, screen, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { about } from '../../content/about.ts';
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

export const Contact = meta.story({
  render: () => <ContactForm content={contact.desktop.form} />,
  play: ({ canvas }) =>
    expect(canvas.getByText(/We keep your message .* for \d+ months/)).toBeVisible(),
});
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
const inBrief = {
  'Full Name': 'Ana Garza',
  'Email Address': 'ana@example.com',
  'Project Details': 'Patio.',
};
const reply = 'We’ll get back to you as soon as possible.';

const storedLeads = () => openedScenario().backend.rowsOf('leads');

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

const send = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));

async function expectSent(canvas: Canvas, description = reply) {
  await waitFor(() => {
    for (const text of ['Message Sent!', description]) expect(screen.getByText(text)).toBeVisible();
  });
  await expect(field(canvas, 'Full Name')).toHaveValue('');
}

const expectPhotoLost = (canvas: Canvas) =>
  expectSent(canvas, `${reply} Your photo couldn’t be sent with it. Please email it to us.`);

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
    await send(canvas);
    await expect(await canvas.findByText(text)).toBeVisible();
    for (const [label, text] of Object.entries(values)) {
      await expect(field(canvas, label)).toHaveValue(text);
    }
  }
});

AboutService.test('names its subject, and sends it with the message', async ({ canvas }) => {
  await expect(canvas.getByText('About: Lighting Design')).toBeVisible();
  await fill(canvas, inBrief);
  await send(canvas);
  await expectSent(canvas);
  await expect(storedLeads()).toMatchObject([
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
const photos = () => storedLeads().map((stored) => Object(stored).photo);

Phone.test('sends a photo with the message, and removes it after sending', async ({ canvas }) => {
  await fill(canvas, inBrief);
  await userEvent.upload(field(canvas, 'Photo'), await photoFile());
  await expect(await canvas.findByText('patio.jpg')).toBeVisible();
  await send(canvas);
  await expectSent(canvas);
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
    await send(canvas);
    await expectSent(canvas);
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
  await send(canvas);
  await expectPhotoLost(canvas);
});

Phone.test('says that a photo is missing if it is refused while sending', async ({ canvas }) => {
  await fill(canvas, inBrief);
  const damaged = new File(['none'], 'patio.jpg', { type: 'image/jpeg' });
  const read = Promise.withResolvers<ArrayBuffer>();
  damaged.arrayBuffer = () => read.promise;
  await userEvent.upload(field(canvas, 'Photo'), damaged);
  await send(canvas);
  read.resolve(new ArrayBuffer(4));
  await expectPhotoLost(canvas);
});
