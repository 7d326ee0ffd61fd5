import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ConsultationForm, consultationSchema } from './Form.fixtures.tsx';
import { guide } from './Form.guide.tsx';
import { Form, FormSubmit, validateLazily } from './index.ts';

type Canvas = ReturnType<typeof within>;
const storageKey = 'story-consultation';
/** When the story started. The page is older, because it runs all stories of the file. */
let begin = 0;

const meta = preview.meta({
  title: 'Components/Form',
  component: ConsultationForm,
  argTypes: propsOf(Form),
  parameters: { guide },
  args: {
    'aria-label': 'Schedule a Consultation',
    onSubmit: fn(async () => {}),
    onSuccess: fn(),
    onFailure: fn(),
    storageKey,
  },
  beforeEach: () => {
    begin = performance.now();
    sessionStorage.removeItem(storageKey);
  },
});

function flaky() {
  const load = fn(async () => consultationSchema).mockRejectedValueOnce(new Error('offline'));
  return validateLazily(load);
}

const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
async function fillIn(canvas: Canvas) {
  await userEvent.type(field(canvas, 'Name'), 'Ana Garza');
  await userEvent.type(field(canvas, 'Email'), 'ana@example.com');
  await userEvent.type(field(canvas, 'Phone'), '9565550142');
  await userEvent.type(field(canvas, 'Project Details'), 'A cinema in the garage.');
}
const submit = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit Request' }));

export const Default = meta.story();
export const Refused = meta.story({ play: async ({ canvas }) => submit(canvas) });
const unanswered = { onSubmit: fn(() => new Promise<void>(() => {})) };
export const Pending = meta.story({
  args: unanswered,
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
  },
});
export const Failed = meta.story({
  args: { onSubmit: fn(() => Promise.reject<void>(new Error('offline'))) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await submit(canvas);
  },
});
/** Loads its schema when someone starts to fill in the form, and fails the first time. */
export const FetchedChecks = meta.story({
  render: (args) => <ConsultationForm {...args} validate={flaky()} />,
});
export const WithPassword = meta.story({
  render: (args) => (
    <Form {...args}>
      <TextField name="email" label="Email Address" />
      <TextField name="password" label="Password" type="password" />
      <input type="hidden" name="page" value="/admin" />
      <FormSubmit>Sign in</FormSubmit>
    </Form>
  ),
});
export const CheckedByTheBrowser = meta.story({
  render: (args) => (
    <Form {...args} validationBehavior="native">
      <TextField name="name" label="Full Name" isRequired />
      <TextField name="email" label="Email Address" type="email" isRequired />
      <TextArea name="message" label="Project Details" isRequired />
      <FormSubmit width="full">Send Message</FormSubmit>
    </Form>
  ),
});
export const WithCheckboxes = meta.story({
  render: (args) => (
    <Form {...args}>
      <TextField name="email" label="Email Address" />
      {['Theater', 'Patio', 'Cameras'].map((value) => (
        <Checkbox key={value} name="subject" value={value}>
          {value}
        </Checkbox>
      ))}
      <FormSubmit>Send Message</FormSubmit>
    </Form>
  ),
});

Default.test('handles every key in its guide', walkKeyboard(guide));

Refused.test(
  'focuses the first invalid field, announces the number of errors, and checks fixed fields again',
  async ({ canvas, args }) => {
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(field(canvas, 'Name')).toHaveFocus());
    await expect(field(canvas, 'Name')).toHaveAccessibleDescription(
      'Name must be at least 2 characters.',
    );
    const alerts = canvas.getAllByRole('alert').map((alert) => alert.textContent);
    await expect(alerts).toContain('4 fields need your attention.');
    await userEvent.keyboard('A');
    await expect(field(canvas, 'Name')).toBeInvalid();
    await userEvent.keyboard('na{Tab}');
    await expect(field(canvas, 'Name')).toBeValid();
    await expect(field(canvas, 'Email')).toBeInvalid();
  },
);

const answerOf = ({ onSubmit }: { onSubmit: unknown }) =>
  (onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[1];

Default.test(
  'sends its values once, with the honeypot and the elapsed time, then clears the fields and the draft',
  async ({ canvas, canvasElement, args }) => {
    const honeypot = canvasElement.querySelector('[name="website"]') as HTMLInputElement;
    honeypot.value = 'https://spam.example.com';
    await fillIn(canvas);
    await userEvent.type(canvas.getByLabelText(/Preferred Consultation Date/), '2026-12-24');
    await userEvent.keyboard('{Tab}');
    const form = canvas.getByRole('form') as HTMLFormElement;
    form.requestSubmit();
    form.requestSubmit();
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      {
        name: 'Ana Garza',
        email: 'ana@example.com',
        phone: '9565550142',
        preferredDate: '2026-12-24',
        message: 'A cinema in the garage.',
      },
      { honeypot: 'https://spam.example.com', elapsedMs: expect.any(Number) },
    );
    await expect(answerOf(args).elapsedMs).toBeLessThan(performance.now() - begin);
    for (const each of canvas.getAllByRole('textbox')) await expect(each).toHaveValue('');
    await expect(sessionStorage.getItem(storageKey)).toBeNull();
  },
);

/** React Aria announces a pending button by its name. Otherwise, a status announces it. */
const announced = () => screen.queryAllByRole('img', { name: 'Sending…' });
const said = (canvas: Canvas) =>
  canvas
    .queryAllByRole('status')
    .filter(({ textContent }: HTMLElement) => textContent === 'Sending…');

Pending.test('keeps values readable while sending, and announces it once', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(field(canvas, 'Name')).toHaveAttribute('readonly');
  await expect(field(canvas, 'Name')).toHaveValue('Ana Garza');
  await waitFor(() => expect(announced()).toHaveLength(1));
  await expect(said(canvas)).toHaveLength(0);
});

Default.test(
  'announces sending once after Enter in a field',
  { args: unanswered },
  async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.type(field(canvas, 'Phone'), '{Enter}');
    await waitFor(() => expect(said(canvas)).toHaveLength(1));
    await expect(announced()).toHaveLength(0);
  },
);

FetchedChecks.test(
  'checks the values before sending, even if the schema loads only on the second try',
  async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.clear(field(canvas, 'Phone'));
    await submit(canvas);
    await waitFor(() =>
      expect(field(canvas, 'Phone')).toHaveAccessibleDescription(
        'Please enter a valid phone number.',
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field(canvas, 'Phone'), '9565550142');
    await expect(field(canvas, 'Phone')).toBeValid();
    await submit(canvas);
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
  },
);

CheckedByTheBrowser.test(
  "shows the browser's message at the field until the typed value is valid",
  async ({ canvas, args }) => {
    const email = field(canvas, 'Email Address');
    await userEvent.type(field(canvas, 'Full Name'), 'Ana');
    await userEvent.type(email, 'ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(email).toHaveFocus());
    await waitFor(() => expect(email).toHaveAccessibleDescription(/@/));
    await userEvent.keyboard('@example.com');
    await waitFor(() => expect(email).toHaveAccessibleDescription(''));
  },
);

Default.test(
  "shows the server's errors at their fields, and keeps the other values",
  { args: { onSubmit: fn(async () => ({ phone: 'Nobody answers at this number.' })) } },
  async ({ canvas, args }) => {
    await fillIn(canvas);
    await submit(canvas);
    await waitFor(() => expect(field(canvas, 'Phone')).toHaveFocus());
    await expect(field(canvas, 'Phone')).toHaveAccessibleDescription(
      'Nobody answers at this number.',
    );
    await expect(field(canvas, 'Name')).toHaveValue('Ana Garza');
    await expect(args.onSuccess).not.toHaveBeenCalled();
  },
);

WithPassword.test('keeps typed text for a reload, but no password', async ({ canvas }) => {
  await userEvent.type(field(canvas, 'Email Address'), 'ana@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'lamps at dusk');
  await expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toEqual({
    email: 'ana@example.com',
  });
});

WithCheckboxes.test(
  'sends the checked boxes of a name as one list, and keeps only text for a reload',
  async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Theater' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cameras' }));
    await userEvent.type(field(canvas, 'Email Address'), 'ana@example.com');
    await expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toEqual({
      email: 'ana@example.com',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect((args.onSubmit as ReturnType<typeof fn>).mock.calls[0]?.[0]).toEqual({
      email: 'ana@example.com',
      subject: 'Theater, Cameras',
    });
  },
);

/** Simulates the server's HTML, with text that a visitor typed before any script ran. */
Default.test(
  'keeps text typed before hydration, and measures the elapsed time from the start of the page',
  async ({ args, canvasElement }) => {
    const form = <ConsultationForm {...args} />;
    const served = canvasElement.appendChild(document.createElement('div'));
    served.innerHTML = renderToString(form);
    const page = within(served);
    sessionStorage.setItem(storageKey, JSON.stringify({ name: 'Old', phone: '9565550142' }));
    await userEvent.type(field(page, 'Name'), 'Ana');
    const root = hydrateRoot(served, form);
    await waitFor(() => expect(field(page, 'Phone')).toHaveValue('9565550142'));
    await userEvent.type(field(page, 'Name'), '!');
    await expect(field(page, 'Name')).toHaveValue('Ana!');
    await userEvent.type(field(page, 'Email'), 'ana@example.com');
    await userEvent.type(field(page, 'Project Details'), 'A cinema in the garage.');
    await submit(page);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(answerOf(args).elapsedMs).toBeGreaterThan(begin);
    root.unmount();
  },
);
