import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asService, expect, hydrate, phone, test } from './site.ts';

interface Mail {
  to: string[];
  reply_to: string;
}

const outbox = () => join(process.env.BACKEND_DATA ?? '', 'outbox');

/** A visitor that no other test uses. */
const newVisitor = () => `rosa-${crypto.randomUUID()}@example.com`;

async function messagesOf(email: string) {
  const { data, error } = await asService().from('leads').select().eq('email', email);
  if (error) throw error;
  return data;
}

interface Delivery {
  id: string;
  recipient: string;
  state: string;
}

async function deliveriesOf(leadId: string): Promise<Delivery[]> {
  const { data, error } = await asService().from('lead_deliveries').select().eq('lead_id', leadId);
  if (error) throw error;
  return data;
}

/** Reads the emails about a message from the embedded backend, by recipient. */
async function mailsAbout(leadId: string): Promise<Record<string, Mail>> {
  await expect
    .poll(async () => (await deliveriesOf(leadId)).map(({ state }) => state))
    .toEqual(['sent', 'sent']);
  const files = await readdir(outbox());
  const mails = (await deliveriesOf(leadId)).map(async ({ id, recipient }) => {
    const own = files.filter((name) => name.endsWith(`${id}.json`));
    expect(own, `one mail to the ${recipient}`).toHaveLength(1);
    return [recipient, JSON.parse(await readFile(join(outbox(), own[0] ?? ''), 'utf8'))];
  });
  return Object.fromEntries(await Promise.all(mails));
}

const write = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
};
const onDesktop = (email: string) => ({
  Name: 'Rosa Garza',
  Email: email,
  Phone: '(956) 555-0110',
  Subject: 'Patio lights',
  Message: 'We would like lights for the patio.',
});
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** A list of two items from the plan of a house (docs/behavior/pages.md#draw-your-house). */
const house = { kind: 'phone', page: '/services', subject: 'Home theater, Cameras' };

async function checkTwo(page: Page) {
  await page.goto('/services');
  const plan = page.getByRole('region', { name: 'Draw your house' });
  const lights = plan.locator('div:has(> svg[aria-hidden])');
  for (const name of ['Home theater', 'Cameras']) await plan.getByLabel(name).check();
  await expect(plan.getByText('Basic about $5,000, premium $15,000 to $50,000+')).toBeVisible();
  await expect
    .poll(() =>
      lights.evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).opacity === '1').length,
      ),
    )
    .toBe(2);
}

async function writeAbout(page: Page, email: string) {
  await page.getByRole('link', { name: 'Send this list' }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
  await write(page, {
    'Full Name': 'Rosa Garza',
    'Email Address': email,
    'Project Details': 'We would like to see a drawing.',
  });
  await send(page).click();
}

test('keeps the list for a house for a reload, and sends it', async ({ page }) => {
  const email = newVisitor();
  await checkTwo(page);
  await hydrate(page);
  await page.reload();
  await hydrate(page);
  await expect(page.getByText('About: Home theater, Cameras')).toBeVisible();
  await writeAbout(page, email);
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Cameras')).not.toBeChecked();
  await expect(page.getByText('About: Your house')).toBeVisible();
  expect(await messagesOf(email)).toMatchObject([house]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a double tap sends one message, and one email each to the company and the visitor', async ({
    page,
  }) => {
    const email = newVisitor();
    await page.goto('/contact?service=lighting-design&city=mission');
    await expect(page.getByText('About: Lighting Design').first()).toBeInViewport();
    await write(page, {
      'Full Name': 'Rosa Garza',
      'Email Address': email,
      'Project Details': 'Lights for the patio.',
    });
    await page.getByRole('textbox', { name: /^Phone/ }).fill('(956) 555-0110');
    await page.clock.install();
    await page.clock.fastForward(4000);
    await send(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await send(page).boundingBox()) ?? {};
    for (let tap = 0; tap < 2; tap += 1) {
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    }
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    expect(await messagesOf(email)).toMatchObject([
      {
        kind: 'phone',
        status: 'new',
        page: '/contact',
        service: 'lighting-design',
        city: 'mission',
      },
    ]);
    const [{ id }] = await messagesOf(email);
    const { company, visitor } = await mailsAbout(id);
    expect(company).toMatchObject({ to: ['customdesigns@example.com'], reply_to: email });
    expect(visitor).toMatchObject({ to: [email], reply_to: 'customdesigns@example.com' });
  });
});

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('goes from "Get Started" to the form of a service page, which names the service', async ({
    page,
  }) => {
    const email = newVisitor();
    await page.goto('/services/lighting-design');
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
    await expect(page.getByText('About: Lighting Design')).toBeInViewport();
    await write(page, {
      'Full Name': 'Rosa Garza',
      'Email Address': email,
      'Project Details': 'Lights for the patio.',
    });
    await send(page).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    expect(await messagesOf(email)).toMatchObject([
      { service: 'lighting-design', subject: 'Lighting Design', page: '/services/lighting-design' },
    ]);
  });

  test('lights the plan of a house, and sends the list with the message', async ({ page }) => {
    const email = newVisitor();
    await checkTwo(page);
    await writeAbout(page, email);
    await expect(page).toHaveURL(/\/contact\/sent$/);
    expect(await messagesOf(email)).toMatchObject([house]);
  });

  test('checks the form, sends it, and shows the confirmation', async ({ page }) => {
    const email = newVisitor();
    await page.goto('/contact');
    await send(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    await write(page, onDesktop(email));
    await send(page).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message has arrived');
    const stored = await messagesOf(email);
    expect(stored).toMatchObject([
      { kind: 'contact', status: 'new', page: '/contact', subject: 'Patio lights' },
    ]);
    expect(Object.keys(await mailsAbout(stored[0].id)).sort()).toEqual(['company', 'visitor']);
  });

  test('keeps typed text when the message is refused', async ({ page }) => {
    await page.goto('/contact');
    // Browsers accept this address, but no email can reach it.
    await write(page, onDesktop('rosa@localhost'));
    await send(page).click();
    await expect(page).toHaveURL(/\/contact\/not-sent$/);
    await page.goBack();
    const message = page.getByRole('textbox', { name: 'Message', exact: true });
    await expect(message).toHaveValue('We would like lights for the patio.');
  });
});

test.describe('a poor connection', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('stores a message once when its response is lost, even after a reload', async ({ page }) => {
    const email = newVisitor();
    await page.goto('/contact');
    await hydrate(page);
    await write(page, onDesktop(email));
    await page.route('**/functions/v1/leads', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page).click();
    await expect(page.getByText(/wasn’t sent/)).toBeVisible();
    expect(await messagesOf(email)).toHaveLength(1);
    await page.unroute('**/functions/v1/leads');
    await page.reload();
    await hydrate(page);
    const message = page.getByRole('textbox', { name: 'Message', exact: true });
    await expect(message).toHaveValue('We would like lights for the patio.');
    await send(page).click();
    await expect(page.getByText('Message Sent', { exact: true })).toBeVisible();
    expect(await messagesOf(email)).toHaveLength(1);
  });
});
