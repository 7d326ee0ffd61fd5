import type { Page } from '@playwright/test';
import { codeOf } from '../../mocks/src/codeOf.ts';
import { askServer } from '../../packages/supabase-local/src/server/commands.ts';
import { remove, row, store } from './inbox.ts';
import { tabTo } from './journey.ts';
import { manager } from './servers.ts';
import { expect, expectNoAxeViolations, hydrate, phone, test } from './site.ts';

const colleague = { email: 'second@example.com', password: 'lamps-at-dawn-2700' };
const tell = (command: Parameters<typeof askServer>[1]) =>
  askServer(process.env.BACKEND_DATA ?? '', command);

const code = (page: Page) => page.getByRole('textbox', { name: 'Code' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function enter(page: Page, digits: string): Promise<void> {
  await tabTo(page, code(page));
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}

/** Signs in, up to the second step if there is one. */
async function signInByKeyboard(page: Page, account = colleague): Promise<void> {
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
}

// The session of the first page is ended on purpose.
test.use({ expectedNoise: /Failed to load resource/, isDrawn: true });

test('a colleague sets up a second step, uses it on a phone, loses it, and gets help, by keyboard alone', {
  tag: '@wide',
}, async ({ page, browser }) => {
  const journey = 'Second';
  await tell({ name: 'add-manager', ...colleague });
  await store(journey, ['Ana']);
  const [onPhone, ofManager] = [await browser.newContext(phone), await browser.newContext()];
  try {
    await open(page, '/admin/people');
    await signInByKeyboard(page);
    await press(page, 'Set up second step');
    const dialog = page.getByRole('dialog', { name: 'Set up your second step' });
    const picture = dialog.getByRole('img', { name: 'QR code to scan with the app' });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    await expectNoAxeViolations(page);
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await enter(page, codeOf(secret));
    await expect(page.getByText(/^Second step at sign-in: on since/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn off second step' })).toBeFocused();

    const mobile = await onPhone.newPage();
    await open(mobile, '/admin/people');
    await signInByKeyboard(mobile);
    await expect(code(mobile)).toBeFocused();
    await expectNoAxeViolations(mobile);
    // Half a session opens nothing, also after a reload.
    await open(mobile, `/admin/leads?q=${journey}son`);
    await expect(code(mobile)).toBeVisible();
    const next = codeOf(secret, 1);
    await enter(mobile, `${next.slice(0, 3)} ${next.slice(3)}`);
    await expect(row(mobile, journey, 'Ana')).toBeVisible();

    const helper = await ofManager.newPage();
    await open(helper, '/admin/people');
    await signInByKeyboard(helper, manager);
    await press(helper, `Remove second step: ${colleague.email}`);
    await expect(helper.getByRole('alertdialog')).toBeVisible();
    await press(helper, 'Remove second step');
    await expect(
      helper.getByText(`${colleague.email} signs in without a second step now`),
    ).toBeVisible();
    await expectNoAxeViolations(helper);

    for (const device of [page, mobile]) {
      await device.reload();
      await hydrate(device);
      await expect(device.getByLabel('Password', { exact: true })).toBeVisible();
    }
    await open(mobile, '/admin/people');
    await signInByKeyboard(mobile);
    await expect(mobile.getByRole('button', { name: 'Set up second step' })).toBeVisible();
  } finally {
    await onPhone.close();
    await ofManager.close();
    await remove(journey);
    await tell({ name: 'remove-manager', email: colleague.email });
  }
});
