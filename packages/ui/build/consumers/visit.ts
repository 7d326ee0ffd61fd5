/** What a person does with the five components, in whichever app they stand. */
import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import type { Browser, Page } from 'playwright';

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Tokens, the reset below components, and a face from the package itself. */
async function lookRight(page: Page): Promise<void> {
  match(await styleOf(page, 'body', 'font-family'), /Instrument Sans/);
  equal(await styleOf(page, 'body', 'margin-top'), '0px');
  const button = page.getByRole('button', { name: 'Ask' });
  const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  notEqual(ground, 'rgba(0, 0, 0, 0)', 'the reset stands above the components: wrong layer order');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
  });
  match(faces.join(), /Instrument/, 'no face of the package was loaded');
}

async function openQuestion(page: Page): Promise<void> {
  const question = page.getByRole('button', { name: 'Do you come to us?' });
  await question.click();
  equal(await question.getAttribute('aria-expanded'), 'true');
  await page.getByText('Within two days.').waitFor();
}

async function nextSlide(page: Page): Promise<void> {
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await rooms.getByRole('button', { name: /next/i }).click();
  await rooms.getByText('Second room').waitFor();
}

async function sendForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Tell us your name').first().waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you, Ana').first().waitFor();
}

async function askAndLeave(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Ask' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Sure?' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

export async function visit(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(address, { waitUntil: 'networkidle' });
  await openQuestion(page);
  await nextSlide(page);
  await sendForm(page);
  await askAndLeave(page);
  await lookRight(page);
  deepEqual(complaints, [], 'the browser complained');
  await page.close();
}
