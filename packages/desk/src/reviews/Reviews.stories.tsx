import { leadRows, reviewRows } from '@custom-designs/mocks';
import {
  connected,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { currentAccount, draftOf } from '../auth/index.ts';
import { EditReview } from './EditReview.tsx';
import { Reviews } from './Reviews.tsx';
import { review } from './record.ts';

const { first, second, asked } = reviewRows;

const meta = preview.meta({
  title: 'Managers/Reviews',
  component: Reviews,
  args: {
    pages: [
      { value: first.page, label: 'Audio Services' },
      { value: '/commercial/offices', label: 'Offices' },
    ],
  },
  decorators: [atDesk, withToasts, withQueries],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin/reviews',
    backend: { reviews: Object.values(reviewRows), isSignedIn: true },
  },
  beforeEach: async (context) => {
    localStorage.clear();
    return connected(context);
  },
});

type Canvas = ReturnType<typeof within>;
const stored = (name: string) =>
  openedScenario()
    .backend.rowsOf('reviews')
    .find((row) => row.name === name);
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const turnOn = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('switch', { name }));
const type = async (canvas: Canvas, label: string, text: string) =>
  userEvent.type(await canvas.findByLabelText(label), text);

const consent = 'They allowed us to publish this with their name.';
const shown = 'Show on the website';

export const Ok = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: first.name });
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names.slice(-4)).toEqual(['New review', first.name, second.name, asked.name]);
    await expect(canvas.getAllByText(/Audio Services/)).toHaveLength(3);
    await expect(canvas.getByText('Draft')).toBeVisible();
  },
});
export const Edit = meta.story({
  parameters: { address: `/admin/reviews/edit?review=${asked.id}` },
  // Shows the time of the last save.
  tags: ['!visual'],
  render: (args) => <EditReview {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Text')).toHaveValue(asked.words);
    await expect(canvas.getByRole('button', { name: /Audio Services/ })).toBeVisible();
  },
});
export const New = meta.story({
  parameters: { address: '/admin/reviews/edit' },
  tags: ['!visual'],
  render: (args) => <EditReview {...args} />,
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByLabelText('Text')).toHaveFocus()),
});

const won = { ...leadRows.ana, status: 'won', next_at: '2026-12-02' };

/** From the message of someone whose project was won. */
export const ForSomeone = meta.story({
  parameters: {
    address: review.newHref(
      { name: 'Ana Garza', saidOn: '2026-11-30', page: '/commercial/offices' },
      won.id,
    ),
    backend: { leads: [won] },
  },
  tags: ['!visual'],
  render: (args) => <EditReview {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Ana Garza');
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-11-30');
    await expect(canvas.getByRole('switch', { name: consent })).not.toBeChecked();
  },
});

ForSomeone.test('keeps no text that nobody has typed, and stores the given', async ({ canvas }) => {
  await canvas.findByLabelText('Name');
  await expect(draftOf(currentAccount() ?? '', 'review', won.id).read()).toBe('');
  await type(canvas, 'Text', 'Quiet, and on time.');
  await press(canvas, 'Save');
  await canvas.findByText(/^Saved /);
  await expect(stored('Ana Garza')).toMatchObject({
    said_on: '2026-11-30',
    page: '/commercial/offices',
    has_consent: false,
  });
});

ForSomeone.test('ends the follow-up that asks for it once it is stored', async ({ canvas }) => {
  const message = () => openedScenario().backend.rowsOf('leads')[0];
  await type(canvas, 'Text', 'Quiet, and on time.');
  await expect(message()).toMatchObject({ status: 'won', next_at: won.next_at });
  await press(canvas, 'Save');
  await waitFor(() => expect(message()).toMatchObject({ status: 'won', next_at: null }));
});

Edit.test('publishes only with the person’s consent', async ({ canvas }) => {
  await turnOn(canvas, shown);
  await expect(canvas.getByText(/^On the page after the next update,/)).toBeVisible();
  await press(canvas, 'Save');
  await expect(canvas.getByRole('alert')).toHaveTextContent('Ask for their permission');
  await expect(canvas.getByRole('switch', { name: consent })).toHaveFocus();
  await expect(stored(asked.name)).toMatchObject({ is_published: false });
  await turnOn(canvas, consent);
  await press(canvas, 'Save');
  await canvas.findByText('Published');
  const page = canvas.getByRole('link', { name: 'See it' });
  await expect(page).toHaveAttribute('href', `${asked.page}#reviews`);
  await expect(stored(asked.name)).toMatchObject({ is_published: true, has_consent: true });
});

New.test('stores a new review once it says who said what, and where it shows', async (context) => {
  const { canvas } = context;
  await type(canvas, 'Text', 'Quiet, and on time.');
  await press(canvas, 'Save');
  await expect(canvas.getByText('Give the review a name.')).toBeVisible();
  await expect(canvas.getByText('Give the review a page.')).toBeVisible();
  await expect(canvas.getByLabelText('Name')).toHaveFocus();
  await type(canvas, 'Name', 'Ana Cruz');
  await press(canvas, 'Save');
  await expect(canvas.getByRole('button', { name: /Page/ })).toHaveFocus();
  await type(canvas, 'Place on the page', '2');
  await userEvent.click(canvas.getByRole('button', { name: /Page/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Offices' }));
  await press(canvas, 'Save');
  await canvas.findByText(/^Saved /);
  const row = stored('Ana Cruz');
  await expect(row).toMatchObject({ page: '/commercial/offices', position: 2, role: null });
  await waitFor(() => expect(addressOf(canvas)).toBe(`/admin/reviews/edit?review=${row?.id}`));
});
