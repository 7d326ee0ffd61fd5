import { fixtureOrigin } from '@custom-designs/mocks';
import {
  connected,
  forgetSessions,
  openedScenario,
  withQueries,
  withToasts,
} from '@custom-designs/storybook/connected.tsx';
import preview from '@custom-designs/storybook/preview.tsx';
import { addressOf, atDesk } from '@custom-designs/storybook/routed.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { initialFacts } from '../../../../site/src/features/facts/initial.server.ts';
import { Facts } from './Facts.tsx';

const table = `${fixtureOrigin}/rest/v1/site_facts`;

const meta = preview.meta({
  title: 'Managers/Facts',
  component: Facts,
  args: {
    facts: initialFacts(),
  },
  decorators: [atDesk, withToasts, withQueries],
  parameters: {
    ...standsAlone,
    bare: true,
    address: '/admin/facts',
    backend: { isSignedIn: true },
  },
  beforeEach: [
    connected,
    () => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('lead-note-')) localStorage.removeItem(key);
    },
  ],
});

type Canvas = ReturnType<typeof within>;
const seesFacts = async ({ canvas }: { canvas: Canvas }) =>
  expect(await canvas.findByRole('button', { name: 'Email' })).toBeVisible();
const at = (fact: string) => ({
  parameters: { address: `/admin/facts?fact=${fact}` },
  play: seesFacts,
});
const field = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('textbox', { name });
const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const storedValue = (key: string) =>
  openedScenario()
    .backend.rowsOf('site_facts')
    .find((row) => row.key === key)?.value;
async function retype(box: HTMLElement, text: string) {
  await userEvent.clear(box);
  await userEvent.type(box, text);
}
/** Stores a value as another manager would. */
const saveMeanwhile = (key: string, value: object) =>
  openedScenario().backend.fetch(`${table}?key=eq.${key}`, {
    method: 'PATCH',
    headers: { apikey: openedScenario().backend.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ value }),
  });

export const Manager = meta.story({ play: seesFacts });
export const Phone = meta.story(at('phone.main'));
export const Hours = meta.story(at('hours'));
export const SpecialDays = meta.story(at('specialHours'));
export const Reply = meta.story(at('reply.received'));
export const Notice = meta.story(at('notice'));
export const Price = meta.story(at('price.basicTheater'));
export const Samples = meta.story({
  parameters: { address: '/admin/facts?show=samples' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Basic home theater' })).toBeVisible(),
});
export const PriceRange = meta.story(at('price.premiumTheater'));

const confirmAll = async (canvas: Canvas, group: string) => {
  const section = within(await canvas.findByRole('region', { name: group }));
  await userEvent.click(section.getByRole('button', { name: 'Confirm all in this group' }));
  return within(await screen.findByRole('alertdialog', { name: /^Are these \d+ facts correct/ }));
};

Manager.test('confirms all samples of a group after a question with the list', async (context) => {
  const { canvas } = context;
  const question = await confirmAll(canvas, 'Prices and discount');
  await question.findByText('Basic home theater');
  await expect(question.getByText('$5,000')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: /^Confirm 10 facts/ }));
  await screen.findByText('10 facts confirmed');
  await expect(storedValue('price.basicTheater')).toBe(5000);
  const section = within(canvas.getByRole('region', { name: 'Prices and discount' }));
  await expect(section.queryByText('Sample')).toBeNull();
  await waitFor(() => expect(section.getAllByRole('button')[0]).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(section.getAllByText('Sample')).toHaveLength(10));
  await expect(storedValue('price.basicTheater')).toBeNull();
});

Manager.test(
  'names the facts that were not confirmed, and leaves out typed ones',
  async (context) => {
    const { canvas, msw } = context;
    const refuse = async ({ request }: { request: Request }) => {
      const { key } = await request.clone().json();
      if (key !== 'showroom') return;
      return HttpResponse.json({ code: 'XX000', message: 'disk full' }, { status: 500 });
    };
    msw.use(http.post(table, refuse));
    await press(canvas, 'Email');
    await retype(await field(canvas, 'Email'), 'office@example.com');
    const question = await confirmAll(canvas, 'Contact');
    await question.findByText('Left out, because something typed isn’t saved: Email.');
    await expect(question.queryByText('Phone')).toBeNull();
    await userEvent.click(question.getByRole('button', { name: /^Confirm \d facts/ }));
    const failures = await canvas.findByRole('alert');
    await expect(failures).toHaveTextContent(/^Not confirmed:.*Showroom disk full/);
    await expect(storedValue('social')).toBeDefined();
    await expect(storedValue('email')).toBeUndefined();
    await userEvent.click(within(failures).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('alertdialog', { name: /^Is this fact correct/ });
  },
);

Samples.test('lists only the facts to confirm, and all of them on request', async (context) => {
  const { canvas } = context;
  const only = canvas.getByRole('switch', { name: 'Only facts to confirm' });
  await expect(only).toBeChecked();
  const phone = () => canvas.queryByRole('button', { name: 'Phone' });
  await expect(phone()).toBeNull();
  await press(canvas, 'Basic home theater');
  await press(canvas, 'Confirm as correct');
  await canvas.findByRole('button', { name: 'Use the default' });
  await press(canvas, 'Basic home theater');
  await expect(canvas.queryByRole('button', { name: 'Basic home theater' })).toBeNull();
  await userEvent.click(only);
  await expect(phone()).toBeVisible();
  await waitFor(() => expect(addressOf(canvas)).toBe('/admin/facts'));
});

Manager.test('finds a fact by its value, and opens it', async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), '956 0188 phone');
  await press(canvas, 'Phone');
  await expect(await field(canvas, 'Phone')).toHaveValue('(956) 555-0188');
  await expect(canvas.queryByRole('button', { name: 'Email' })).toBeNull();
  await waitFor(() => expect(addressOf(canvas)).toMatch(/fact=phone.main/));
});

Phone.test('says what is wrong, saves, and takes the change back', async ({ canvas }) => {
  await canvas.findByText(/^Changed by Ana, Nov 26, 2:14 PM/);
  await canvas.findByText(/^Visitors see it from their first touch or scroll, Google after/);
  await retype(await field(canvas, 'Phone'), '555');
  await press(canvas, 'Save');
  await expect(await field(canvas, 'Phone')).toHaveAccessibleDescription(/with its area code/);
  await retype(await field(canvas, 'Phone'), '202-555-0100');
  await press(canvas, 'Save');
  const phone = { label: '(202) 555-0100', href: 'tel:+12025550100' };
  await waitFor(() => expect(storedValue('phone.main')).toEqual(phone));
  // Its button has left.
  const input = await field(canvas, 'Phone');
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(storedValue('phone.main')).toMatchObject({ label: '(956) 555-0188' }));
  await canvas.findByText('(956) 555-0188');
  await press(canvas, 'Use the default');
  await waitFor(() => expect(storedValue('phone.main')).toBeNull());
});

Phone.test('shows what another manager saved, and keeps what was typed', async ({ canvas }) => {
  await retype(await field(canvas, 'Phone'), '202-555-0100');
  await saveMeanwhile('phone.main', { label: '(956) 555-0111', href: 'tel:+19565550111' });
  await press(canvas, 'Save');
  await canvas.findByText(/changed this while you were typing.*555-0111/);
  await expect(await field(canvas, 'Phone')).toHaveValue('202-555-0100');
  await press(canvas, 'Save mine instead');
  await waitFor(() => expect(storedValue('phone.main')).toMatchObject({ label: '(202) 555-0100' }));
});

Phone.test(
  'keeps what was typed when a save fails or the session ends',
  async ({ canvas, msw }) => {
    const refusal = { code: 'XX000', message: 'disk full', details: null, hint: null };
    msw.use(http.patch(table, () => HttpResponse.json(refusal, { status: 500 }), { once: true }));
    await retype(await field(canvas, 'Phone'), '202-555-0100');
    await press(canvas, 'Save');
    await canvas.findByText('Not saved. disk full What you typed is still here.');
    forgetSessions();
    await press(canvas, 'Save');
    await screen.findByRole('dialog', { name: /^Sign in/ });
    await userEvent.keyboard('{Escape}');
    await canvas.findByText(/because you’re not signed in/);
    await expect(await field(canvas, 'Phone')).toHaveValue('202-555-0100');
  },
);

Phone.test('says what an undo has restored, and offers no other one', async ({ canvas }) => {
  await press(canvas, 'Undo the last change');
  await screen.findByText('Phone is (956) 555-0100 again.');
  await expect(screen.getByText('Change undone')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await expect(storedValue('phone.main')).toMatchObject({ label: '(956) 555-0100' });
});

Phone.test('undoes a save without a conflict while the next value is typed', async ({ canvas }) => {
  await retype(await field(canvas, 'Phone'), '202-555-0100');
  await press(canvas, 'Save');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await retype(await field(canvas, 'Phone'), '202-555-0111');
  await userEvent.click(undo);
  await waitFor(() => expect(storedValue('phone.main')).toMatchObject({ label: '(956) 555-0188' }));
  await canvas.findByText('(956) 555-0188');
  await expect(canvas.queryByText(/while you were typing/)).toBeNull();
  await expect(await field(canvas, 'Phone')).toHaveValue('202-555-0111');
  await press(canvas, 'Save');
  await waitFor(() => expect(storedValue('phone.main')).toMatchObject({ label: '(202) 555-0111' }));
});

Price.test('shows the price in the sentences of pages as it is typed', async ({ canvas }) => {
  await retype(await field(canvas, /in dollars/), '6500');
  await expect(canvas.getAllByText(/about \$6,500/)[0]).toBeVisible();
  await press(canvas, 'Save');
  await waitFor(() => expect(storedValue('price.basicTheater')).toBe(6500));
});

Price.test('asks before it saves a price that is far from the last one', async ({ canvas }) => {
  const price = await field(canvas, /in dollars/);
  await retype(price, '99999999999');
  await press(canvas, 'Save');
  await expect(price).toHaveAccessibleDescription('Write a price below $100,000,000.');
  await retype(price, '99999999');
  await press(canvas, 'Save');
  await canvas.findByText('$99,999,999 is far from $5,000, the price so far. Save it anyway?');
  await press(canvas, 'Change it');
  await waitFor(() => expect(price).toHaveFocus());
  await retype(price, '499');
  await press(canvas, 'Save');
  await canvas.findByText(/^\$499 is far from \$5,000/);
  await expect(storedValue('price.basicTheater')).toBeUndefined();
  await press(canvas, 'Save anyway');
  await waitFor(() => expect(storedValue('price.basicTheater')).toBe(499));
});

PriceRange.test('asks about both ends of a range', async ({ canvas }) => {
  await retype(await field(canvas, /to, in dollars/), '5000000');
  await press(canvas, 'Save');
  await canvas.findByText(/^\$15,000 to \$5,000,000\+? is far from \$15,000 to \$50,000/);
});

Reply.test('refuses other words in braces than the name', async ({ canvas }) => {
  const text = await field(canvas, 'Text');
  await userEvent.type(text, ' {{nmae}');
  await press(canvas, 'Save');
  await expect(text).toHaveAccessibleDescription(/Write {name} for the visitor’s first name/);
  await retype(text, 'Hello {{name}, thanks.');
  await press(canvas, 'Save');
  await waitFor(() =>
    expect(storedValue('reply.received')).toMatchObject({ text: 'Hello {name}, thanks.' }),
  );
  await expect(canvas.getByText('In the inbox at once.')).toBeVisible();
});

Notice.test('warns of a last day that has passed, and saves it', async ({ canvas }) => {
  await userEvent.type(await field(canvas, 'Notice for visitors'), 'We are on vacation.');
  await userEvent.type(canvas.getByLabelText(/^Last day/), '2020-11-20');
  await expect(canvas.getByLabelText(/^Last day/)).toHaveAccessibleDescription(
    'This day has passed, so nobody sees the notice.',
  );
  await press(canvas, 'Save');
  await canvas.findByText('Over since Nov 20, 2020');
  await expect(storedValue('notice')).toMatchObject({ until: '2020-11-20' });
});

SpecialDays.test('adds the holidays once, and saves them with the rest', async ({ canvas }) => {
  await press(canvas, 'Add the next holidays');
  await canvas.findByText(/^[67] holidays added, closed all day\.$/);
  const found = canvas.getAllByRole('textbox', { name: /^Reason/ });
  const reasons = found.map((box) => (box as HTMLInputElement).value);
  await expect(reasons).toContain('Thanksgiving');
  const save = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
  await expect(save.bottom).toBeLessThanOrEqual(innerHeight);
  await press(canvas, 'Remove special day 1');
  await press(canvas, 'Add the next holidays');
  await canvas.findByText('1 holiday added, closed all day.');
  await press(canvas, 'Add the next holidays');
  await canvas.findByText('The holidays of the next twelve months are listed already.');
  await press(canvas, 'Save');
  await waitFor(() => expect(storedValue('specialHours')).toHaveLength(found.length));
});

SpecialDays.test('adds a closed day, and moves the focus with it', async ({ canvas }) => {
  await press(canvas, 'Add a special day');
  await expect(canvas.getByLabelText('Day')).toHaveFocus();
  await userEvent.type(canvas.getByLabelText('Day'), '2026-11-27');
  await userEvent.type(await field(canvas, /^Reason/), 'Thanksgiving');
  await press(canvas, 'Save');
  await waitFor(() =>
    expect(storedValue('specialHours')).toEqual([
      { date: '2026-11-27', reason: 'Thanksgiving', opens: null, closes: null },
    ]),
  );
  await canvas.findByText('Nov 27, 2026: closed (Thanksgiving)');
  await press(canvas, 'Remove special day 1');
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Add a special day' })).toHaveFocus(),
  );
});
