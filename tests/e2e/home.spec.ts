import { home } from '../../site/src/content/home.ts';
import { asShown, pagesOf } from './content.ts';
import { asService, expect, hydrate, isPhone, test } from './site.ts';

test('shows a row that changed after the build once the posts come near', async ({ page }) => {
  const backend = asService();
  const { data } = await backend
    .from('custom_design_blogs')
    .insert({
      title: 'Written after the build',
      date: '2099-01-01',
      excerpt: 'A row that no build has seen.',
      category: 'Lighting',
      content: 'One paragraph.',
      author: 'Custom Designs',
      slug: `after-the-build-${test.info().project.name}`,
    })
    .select('id')
    .single();
  try {
    await page.goto('/');
    await page.getByRole('heading', { name: home.blog.heading }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Written after the build' })).toBeVisible();
  } finally {
    await backend.from('custom_design_blogs').delete().eq('id', data?.id);
  }
});

test.describe('with a backend that fails', () => {
  test.use({ expectedNoise: /500/ });

  test('tells a visitor when the posts cannot be refreshed, and keeps those it has', async ({
    page,
  }) => {
    await page.route('**/rest/v1/custom_design_blogs*', (route) =>
      route.fulfill({ status: 500, json: { message: 'down', code: 'XX000' } }),
    );
    await page.goto('/');
    const known = await page.getByRole('article').first().getByRole('heading').textContent();
    await page.getByRole('heading', { name: home.blog.heading }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Error loading blog posts')).toBeVisible();
    await expect(page.getByRole('heading', { name: known ?? '' })).toBeVisible();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the three newest posts that the build found in the database', async ({ page }) => {
    const { data } = await asService()
      .from('custom_design_blogs')
      .select('title')
      // What other tests write for a moment comes from the future.
      .lt('date', new Date().toISOString())
      .order('date', { ascending: false, nullsFirst: false })
      .limit(3);
    await page.goto('/');
    for (const { title } of data ?? []) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    expect(data).toHaveLength(3);
  });

  test('shows all of its content and every answer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.heading);
    const texts = [
      ...home.vision.pillars.map(({ description }) => description),
      ...home.discover.slides.map(({ description }) => description),
      ...home.faq.items.map(({ answer }) => answer),
    ];
    for (const text of texts) await expect(page.getByText(asShown(text))).toBeVisible();
    for (const { title } of await pagesOf('services')) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

test('keeps a message in the database when the form is sent', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  const { fields, submit, sent } = home.contact;
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const email = `visitor-${test.info().project.name}@example.com`;
  await field(fields.name).fill('Rosa Garza');
  await field(fields.email).fill(email);
  await field(fields.subject).fill('Patio lights');
  await field(fields.message).fill('Twelve palms and a path that nobody can see.');
  // The time trap: a person needs longer than three seconds for four fields.
  await page.clock.install();
  await page.clock.fastForward(4000);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(sent.title)).toBeVisible();
  await expect(field(fields.message)).toHaveValue('');
  const { data } = await asService().from('leads').select('*').eq('email', email);
  expect(data).toHaveLength(1);
  expect(data?.[0]).toMatchObject({ name: 'Rosa Garza', subject: 'Patio lights' });
});

test('fits 320 px with text at 200 %', async ({ page }) => {
  test.skip(!isPhone(page), 'a question of phones');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
