import type { Page } from '@playwright/test';
import { expect, hydrate, isPhone, test } from './site.ts';
import { forms, phoneForm } from './stated/forms.ts';

const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

/** The time trap: a person needs longer than three seconds for a form. */
async function takeTime(page: Page) {
  await page.clock.install();
  await page.clock.fastForward(4000);
}

async function expectSent(page: Page, [title, text]: readonly [string, string]) {
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  // Stated with a straight apostrophe, shown with a typographic one.
  const shown = text.replaceAll("'", '’');
  await expect(page.getByText(shown, { exact: true })).toBeVisible();
}

for (const { route, button, fields, sent, on } of forms) {
  test(`the form of ${route} says what is missing, then that it was sent`, async ({ page }) => {
    test.skip(!on.includes(isPhone(page) ? 'phone' : 'desktop'), 'another form on this layout');
    await page.goto(route);
    await hydrate(page);
    const submit = page.getByRole('button', { name: button });
    for (const [label, wrong] of fields) await field(page, label).fill(wrong);
    await submit.click();
    for (const [label, , says] of fields) {
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(says));
    }
    for (const [label, , , right] of fields) await field(page, label).fill(right);
    await takeTime(page);
    await submit.click();
    await expectSent(page, sent);
    for (const [label] of fields) await expect(field(page, label)).toHaveValue('');
  });
}

test('the form of /contact on phones leaves the checks to the browser', async ({ page }) => {
  test.skip(!isPhone(page), 'another form on this layout');
  const { route, fields, sent } = phoneForm;
  await page.goto(route);
  await hydrate(page);
  for (const [label, value] of fields) {
    await expect(field(page, label)).toHaveJSProperty('validity.valueMissing', true);
    await field(page, label).fill(value);
  }
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectSent(page, sent);
  for (const [label] of fields) await expect(field(page, label)).toHaveValue('');
});
