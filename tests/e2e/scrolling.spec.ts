import { about } from '../../site/src/content/about.ts';
import { home } from '../../site/src/content/home.ts';
import { privacy } from '../../site/src/content/privacy.ts';
import { projects } from '../../site/src/content/projects.ts';
import { expectHeading, expectTop, follow, scroll, top } from './journey.ts';
import { expect, hydrate, test } from './site.ts';

test('opens a page at its top, announces its title, and moves the focus there', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1500);
  await page.getByRole('link', { name: home.about.action.label }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'About' })).toBeAttached();
  await expectTop(page, 0);
});

test('restores each position after Back, Forward, and a reload', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1200);
  await follow(page, '/about');
  await expectHeading(page, about.hero.heading);
  await expectTop(page, 0);
  await scroll(page, 700);
  await page.goBack();
  await expectHeading(page, home.hero.heading);
  await expectTop(page, 1200);
  await page.goForward();
  await expectHeading(page, about.hero.heading);
  await expectTop(page, 700);
  await page.reload();
  await expectTop(page, 700);
  await hydrate(page);
  expect(await top(page)).toBe(700);
  await page.goBack();
  await expectHeading(page, home.hero.heading);
  await expectTop(page, 1200);
});

test('goes to an anchor on another page, clear of the bar, and back', async ({ page }) => {
  await page.goto('/privacy');
  await hydrate(page);
  await scroll(page, 600);
  await page.getByRole('banner').getByRole('link', { name: 'Send a message' }).click();
  await expect(page).toHaveURL(/\/contact#contact$/);
  const target = page.locator('#contact');
  await expect(target).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(() => target.evaluate((one) => one.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(bar?.height ?? 0);
  await page.goBack();
  await expectHeading(page, privacy.heading);
  await expectTop(page, 600);
});

test('goes to an anchor on the page and back to the former position', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await scroll(page, 1000);
  await page.getByRole('banner').getByRole('link', { name: 'Send a message' }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.locator('#contact')).toBeInViewport();
  await page.goBack();
  await expectTop(page, 1000);
  await page.goForward();
  await expect(page.locator('#contact')).toBeInViewport();
});

test('reopens what was open on the projects page', async ({ page }) => {
  await page.goto('/projects');
  await hydrate(page);
  await page.getByText(projects.gallery.more).first().click();
  await scroll(page, 4000);
  const shown = await page.locator('main details[open]').count();
  expect(shown).toBeGreaterThan(0);
  await follow(page, '/about');
  await expectHeading(page, about.hero.heading);
  await page.goBack();
  await expectHeading(page, projects.hero.heading);
  await expectTop(page, 4000);
  await expect(page.locator('main details[open]')).toHaveCount(shown);
});

test.describe('the process of a service', () => {
  test.use({ isDrawn: true });

  test('shows the picture of the step that the page has scrolled to', async ({ page }) => {
    await page.goto('/services/home-theater-installation');
    const process = page.getByRole('region', { name: 'Our Process' });
    const remote = process.getByRole('img', { name: /remote/ });
    const isShown = () =>
      remote.evaluate((picture) => picture.checkVisibility({ opacityProperty: true }));
    const showStep = (name: string) =>
      process.getByRole('heading', { name }).evaluate((step) => {
        scrollBy({ top: step.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' });
      });
    await showStep('Sit in the room');
    await expect(process.getByRole('img', { name: /floor plan/ })).toBeInViewport();
    expect(await isShown()).toBe(false);
    await showStep('Hand over');
    await expect.poll(isShown).toBe(true);
    await expect(remote).toBeInViewport();
  });
});
