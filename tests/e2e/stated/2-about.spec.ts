import type { Page } from '@playwright/test';
import { hydrate } from '../site.ts';
import { exactly, expect, expectInOrder, expectTargets, section, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const route = '/about';
const opening = (page: Page) => page.locator('[data-opening]');
const form = (page: Page) => page.locator('#contact').getByRole('form');

test.describe('About', () => {
  test("Sets the page title 'About Us' and a description; …", { tag: '@wide' }, async ({
    visit,
  }) => {
    const page = await visit(route);
    await expect(page).toHaveTitle('About Us - Custom Designs');
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /\w+ \w+ \w+ \w+ \w+/);
  });

  test("Sections: hero ('Valley's Premier Home Technology Specialists Since 2019'), …", async ({
    visit,
  }) => {
    const hero = opening(await visit(route));
    await expect(hero.getByRole('img').first()).toBeVisible();
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      exactly("Valley's Premier Home Technology Specialists Since 2019"),
    );
  });

  test('Our Story, …', async ({ visit }) => {
    const story = section(await visit(route), 'Our Story');
    await expect(story.getByRole('img')).toBeVisible();
    const texts = await story.getByRole('paragraph').allTextContents();
    expect(texts.filter((text) => text.length > 100).length).toBeGreaterThan(0);
  });

  test('What We Value (Quality, Service, Value), …', async ({ visit }) => {
    const values = section(await visit(route), 'What We Value').getByRole('listitem');
    await expect(values.getByRole('heading')).toHaveText(['Quality', 'Service', 'Value']);
    await expect(values.getByRole('paragraph')).toHaveText(Array(3).fill(/\w+ \w+ \w+/));
  });

  test('Our Work (Custom Home Theaters, Outdoor Entertainment Systems), …', async ({ visit }) => {
    const work = section(await visit(route), 'Our Work').getByRole('listitem');
    await expect(work.getByRole('heading')).toHaveText([
      'Custom Home Theaters',
      'Outdoor Entertainment Systems',
    ]);
    await expect(work.getByRole('img')).toHaveCount(2);
    await expect(work.getByRole('paragraph')).toHaveText(Array(2).fill(/\w+ \w+ \w+/));
  });

  test('Our Story, What We Value (Quality, Service, Value), Our Work (Custom Home Theaters, Outdoor Entertainment Systems), and it ends with the consultation form.', async ({
    visit,
  }) => {
    const page = await visit(route);
    await expectInOrder([
      opening(page),
      section(page, 'Our Story'),
      section(page, 'What We Value'),
      section(page, 'Our Work'),
      form(page),
    ]);
    const last = page.getByRole('main').getByRole('region').last();
    await expect(last).toHaveAccessibleName('Schedule a Consultation');
    await expect(last.getByRole('form')).toBeVisible();
  });
});

test.describe('the consultation form', () => {
  test("Consultation form (About page, section id contact) Heading 'Schedule a Consultation'.", async ({
    visit,
  }) => {
    const page = await visit(route);
    const heading = page.locator('#contact').getByRole('heading', { level: 2 });
    await expect(heading).toHaveText('Schedule a Consultation');
    await expectTargets(opening(page), 'Schedule a Consultation', [/^(\/about)?#contact$/]);
    await expect(form(page)).toHaveCount(1);
  });

  test("Fields: Name, Email, Phone, optional Preferred Consultation Date (date input, hint 'Let us know when you'd prefer to meet'), Project Details (multi-line, 5 rows), button 'Submit Request'.", async ({
    visit,
  }) => {
    const page = await visit(route);
    const fields = form(page).locator(':is(input, textarea):not([type="hidden"])');
    const shown = await fields
      .filter({ visible: true })
      .evaluateAll((all) =>
        (all as HTMLInputElement[])
          .filter((one) => one.closest('[aria-hidden]') === null)
          .map((one) => [one.labels?.[0]?.textContent, one.type, one.required]),
      );
    expect(shown).toEqual([
      ['Name', 'text', true],
      ['Email', 'email', true],
      ['Phone', 'tel', true],
      ['Preferred Consultation Date (optional)', 'date', false],
      ['Project Details', 'textarea', true],
    ]);
    const hint = exactly("Let us know when you'd prefer to meet");
    await expect(form(page).getByText(hint)).toBeVisible();
    await expect(form(page).getByLabel(/^Preferred Consultation Date/)).toHaveAccessibleDescription(
      hint,
    );
    await expect(form(page).getByLabel('Project Details')).toHaveJSProperty('rows', 5);
    await expect(form(page).getByRole('button', { name: 'Submit Request' })).toBeVisible();
  });
});

test('…a description; scrolls to top.', { tag: '@wide' }, async ({ visit }) => {
  const page = await visit('/privacy');
  await hydrate(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  await expect(opening(page).getByRole('heading', { level: 1 })).toHaveText(/Since 2019$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
