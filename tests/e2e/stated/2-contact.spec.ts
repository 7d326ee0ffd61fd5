import type { Page } from '@playwright/test';
import { expect, expectInOrder, expectTargets, section, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const route = '/contact';
const main = (page: Page) => page.getByRole('main');
const getInTouch = (page: Page) => section(page, 'Get In Touch');
const form = (page: Page) => main(page).getByRole('form');
const questions = (page: Page) => main(page).locator('details');
const phone = /^\(\d{3}\) \d{3}-\d{4}$/;

const readFields = (page: Page) =>
  form(page)
    .locator(':is(input, textarea):not([type="hidden"], [type="file"], [aria-hidden] *)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map((one) => [
        one.labels?.[0]?.textContent,
        one.type,
        one.required,
      ]),
    );

test.afterEach(({ reader }) => reader.unrouteAll());

test("Page title is 'Contact Us' plus the brand name, with a meta description.", {
  tag: '@wide',
}, async ({ visit }) => {
  const page = await visit(route);
  await expect(page).toHaveTitle('Contact Us - Custom Designs');
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', /\w+ \w+ \w+ \w+ \w+/);
});

test.describe('the desktop', { tag: '@wide' }, () => {
  test("Desktop: title, a 'Get In Touch' block (phone, email, address, hours), …", async ({
    visit,
  }) => {
    const page = await visit(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    const block = getInTouch(page);
    await expect(
      block.locator('dt').filter({ hasText: /^(Phone|Email|Address|Hours)$/ }),
    ).toHaveText(['Phone', 'Email', 'Address', 'Hours']);
    await expectTargets(block, phone, [/^tel:\+1\d{10}$/]);
    await expectTargets(block, /@/, [/^mailto:\S+@\S+$/]);
    await expect(block).toContainText(/\d+ [A-Z].*McAllen, TX \d{5}/s);
    const hours = block.locator('dl dl');
    await expect(hours.locator('dt')).toHaveText(['Monday to Friday', 'Saturday', 'Sunday']);
    await expect(hours.locator('dd')).toHaveText(['9 AM to 6 PM', '10 AM to 4 PM', 'closed']);
  });

  test("'Send Us a Message' form (name, email, phone, subject, message with 5 rows), …", async ({
    visit,
  }) => {
    const page = await visit(route);
    await expect(main(page).getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
    await expect(form(page)).toHaveAccessibleName('Send Us a Message');
    expect(await readFields(page)).toEqual([
      ['Name', 'text', true],
      ['Email', 'email', true],
      ['Phone', 'tel', true],
      ['Subject', 'text', true],
      ['Message', 'textarea', true],
    ]);
    const message = form(page).getByRole('textbox', { name: 'Message', exact: true });
    await expect(message).toHaveJSProperty('rows', 5);
    await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeVisible();
  });

  test('… and a FAQ accordion.', async ({ visit }) => {
    const page = await visit(route);
    expect(await questions(page).count()).toBeGreaterThan(2);
    const open = main(page).locator('details[open]');
    const press = (index: number) => questions(page).nth(index).locator('summary').click();
    await press(0);
    await expect(open).toHaveCount(1);
    await expect(open.getByRole('paragraph')).toBeVisible();
    await press(1);
    await expect(open).toHaveCount(1);
    await expect(questions(page).nth(1)).toHaveAttribute('open');
    await press(1);
    await expect(open).toHaveCount(0);
  });

  test("'Visit Our Showroom' embedded maps frame, and a FAQ accordion.…The maps frame is an embedded third-party maps service.", async ({
    visit,
  }) => {
    const page = await visit(route);
    const showroom = section(page, 'Visit Our Showroom');
    await expectInOrder([getInTouch(page), form(page), showroom, questions(page)]);
    await expect(showroom.locator('iframe')).toHaveCount(0);
    await page.route(/google\./, (call) =>
      call.fulfill({ contentType: 'text/html', body: '<p>a map</p>' }),
    );
    await showroom.getByRole('button', { name: 'Show the map' }).click();
    const frame = showroom.locator('iframe');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('title', /map/i);
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?.*output=embed/);
    await expect(frame.contentFrame().getByText('a map')).toBeVisible();
  });
});

test.describe('phones', { tag: '@phone' }, () => {
  test("Mobile layout (used when a mobile-device check is true): 'Contact Us' header, …", async ({
    visit,
  }) => {
    const page = await visit(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main(page).getByText('Get In Touch')).toBeHidden();
    await expect(main(page).getByText('Send Us a Message', { exact: true })).toBeHidden();
  });

  test("'Call Us' and 'Email Us' cards, …", async ({ visit }) => {
    const page = await visit(route);
    for (const [name, address] of [
      ['Call Us', /^tel:\+1\d{10}$/],
      ['Email Us', /^mailto:\S+@\S+$/],
    ] as const) {
      const heading = page.getByRole('heading', { name, exact: true });
      const cards = main(page).locator('div').filter({ has: heading });
      const corners = await cards.evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).borderRadius !== '0px')
          .map((one) => ({
            links: [...one.querySelectorAll('a')].map((link) => link.href),
            icons: one.querySelectorAll('svg').length,
          })),
      );
      expect(corners).toEqual([{ links: [expect.stringMatching(address)], icons: 1 }]);
    }
  });

  test("and a 'Send us a Message' form (Full Name, Email Address, Phone optional, Project Details).", async ({
    visit,
  }) => {
    const page = await visit(route);
    await expect(main(page).getByRole('heading', { name: 'Send us a Message' })).toBeVisible();
    await expect(form(page)).toHaveCount(1);
    await expect(form(page)).toHaveAccessibleName('Send us a Message');
    expect(await readFields(page)).toEqual([
      ['Full Name', 'text', true],
      ['Email Address', 'email', true],
      ['Phone (optional)', 'tel', false],
      ['Project Details', 'textarea', true],
    ]);
    await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeVisible();
    await expectInOrder([
      page.getByRole('heading', { level: 1 }),
      page.getByRole('heading', { name: 'Call Us' }),
      page.getByRole('heading', { name: 'Email Us' }),
      form(page),
    ]);
  });
});
