import { signIn } from './inbox.ts';
import { asService, expect, hydrate, test } from './site.ts';

const service = () => asService().from('reviews');
const shown = 'Show on the website';

test('a manager writes a review, and publishes it only with consent', { tag: '@wide' }, async ({
  page,
}) => {
  const name = 'Ana of the journey';
  await page.goto('/admin/reviews');
  await hydrate(page);
  await signIn(page);
  try {
    await page.getByRole('link', { name: 'New review' }).click();
    await page.getByLabel('Text', { exact: true }).fill('Quiet, and on time.');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: /Page/ }).click();
    await page.getByRole('option', { name: 'Lighting Design' }).click();
    await page.getByText(shown).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Ask for their permission/);
    expect((await service().select().eq('name', name)).data).toEqual([]);
    await page.getByText(/^They allowed us to publish this/).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.getByRole('link', { name: 'All reviews' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    expect((await service().select().eq('name', name)).data).toMatchObject([
      { page: '/services/lighting-design', is_published: true },
    ]);
    await page.getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'See it' }).click();
    await expect(page.getByRole('heading', { name: 'What Our Clients Say' })).toBeInViewport();
  } finally {
    await service().delete().eq('name', name);
  }
});
