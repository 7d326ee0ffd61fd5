import type { Scenario } from '@custom-designs/mocks';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { connected, withToasts } from '../../../.storybook/connected.tsx';
import preview from '../../../.storybook/preview.tsx';
import { home } from '../content/home.ts';
import { HomeContactForm } from './HomeContactForm.tsx';

/** A message that came within three seconds of the page is held for the rest of them. */
const patience = { timeout: 8000 };
let scenario: Scenario | undefined;
const leads = 'supabase';
const onOpen = (opened: Scenario) => {
  scenario = opened;
};

const meta = preview.meta({
  title: 'Site/Home contact form',
  component: HomeContactForm,
  args: { words: home.contact },
  decorators: [withToasts],
  // React Aria's announcer points at a button for 7 s, also when the story's button is long gone.
  parameters: { a11y: { context: { include: ['body'], exclude: ['[data-live-announcer]'] } } },
});

const forget = () => sessionStorage.removeItem('home-contact');

export const Default = meta.story({
  beforeEach: (context) => {
    forget();
    return connected('ok', { leads, onOpen })(context);
  },
});
export const Failing = meta.story({
  beforeEach: (context) => {
    forget();
    return connected('failing', { leads, onOpen })(context);
  },
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

async function write(canvas: Canvas, { email = 'ana@example.com' } = {}) {
  await userEvent.type(field(canvas, 'Your Name'), 'Ana Garza');
  if (email) await userEvent.type(field(canvas, 'Email Address'), email);
  await userEvent.type(field(canvas, 'Message'), 'Lights for the patio.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
}

Default.test('delivers the message, confirms it and is empty again', async ({ canvas }) => {
  await write(canvas);
  await waitFor(() => {
    expect(screen.getByText('Message Sent')).toBeVisible();
    expect(screen.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  }, patience);
  await expect(field(canvas, 'Message')).toHaveValue('');
  const { kind, name, email, message } = scenario?.backend.rowsOf('leads')[0] ?? {};
  await expect({ kind, name, email, message }).toEqual({
    kind: 'home',
    name: 'Ana Garza',
    email: 'ana@example.com',
    message: 'Lights for the patio.',
  });
});

Default.test('asks for a way to answer when there is none', async ({ canvas }) => {
  await write(canvas, { email: '' });
  const words = /check that we can answer you by the email address/;
  await expect(await canvas.findByText(words, {}, patience)).toBeVisible();
  await expect(field(canvas, 'Message')).toHaveValue('Lights for the patio.');
  await expect(scenario?.backend.rowsOf('leads')).toEqual([]);
});

Default.test('keeps what looks like no email address', async ({ canvas }) => {
  await write(canvas, { email: 'ana at home' });
  await expect(field(canvas, 'Email Address')).toBeInvalid();
  await expect(scenario?.backend.rowsOf('leads')).toEqual([]);
});

Failing.test('loses nothing and offers phone and mail when sending fails', async ({ canvas }) => {
  await write(canvas);
  const failure = await canvas.findByText(/could not be sent/, {}, patience);
  await expect(failure).toBeVisible();
  await expect(field(canvas, 'Your Name')).toHaveValue('Ana Garza');
  await expect(field(canvas, 'Message')).toHaveValue('Lights for the patio.');
  for (const name of ['(956) 555-0142', 'customdesigns@example.com']) {
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  }
  await waitFor(() => expect(screen.queryByText('Message Sent')).not.toBeInTheDocument());
});
