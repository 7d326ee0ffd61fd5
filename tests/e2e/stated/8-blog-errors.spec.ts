import type { Locator, Page } from '@playwright/test';
import { hydrate } from '../site.ts';
import { answerPosts, errorToast, goTo, leaveOut, openList, openPost, postRow } from './posts.ts';
import { expect, section, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ reader }) => {
  page = reader;
});
test.afterEach(() => page.unrouteAll());
test.afterAll(() => page.goto('about:blank'));

const title = () => page.getByRole('heading', { level: 1 });
const failure = () => page.getByRole('main').getByRole('alert');
const expectToast = (name: string, description: string) =>
  expect(errorToast(page, name).getByText(description, { exact: true })).toBeVisible();

test.describe('Error catalogue', { tag: '@wide' }, () => {
  test("Blog list empty or fails | Internal 'No blog posts found' / 'Failed to load blog posts'; destructive toast 'Error loading blog posts' with 'Using fallback data instead'", async () => {
    for (const [route, name, rows, message] of [
      ['/blog', 'Articles', [], 'No blog posts found'],
      ['/', 'Latest Blog Posts', null, 'Failed to load blog posts'],
    ] as const) {
      await answerPosts(page, rows);
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const built = await section(page, name).getByRole('heading').allTextContents();
      await hydrate(page);
      await section(page, name).scrollIntoViewIfNeeded();
      await expectToast('Error loading blog posts', 'Using fallback data instead');
      await expect(section(page, name).getByRole('alert')).toContainText(message);
      await expect(section(page, name).getByRole('heading')).toHaveText(built);
    }
  });

  test("Single post missing | Internal 'Blog post not found'; fetch returns null", async () => {
    await answerPosts(page, []);
    await goTo(page, '/blog/no-such-post');
    await expect(title()).toHaveText('Oops! Blog Post Not Found');
    await expect(failure()).toHaveText('Blog post not found');
  });

  test("Single post load failure | 'Failed to load blog post'; toast 'Error' with 'Could not load the blog post. Please try again later.'; fallback used if possible", async () => {
    await answerPosts(page, null);
    await goTo(page, '/blog/a-post-that-fails');
    await expectToast('Error', 'Could not load the blog post. Please try again later.');
    await expect(title()).toHaveText('Oops! Blog Post Not Found');
    await expect(failure()).toHaveText('Failed to load blog post');
    await page.keyboard.press('Escape');
    await expect(errorToast(page, 'Error')).toHaveCount(0);
    await goTo(page, '/blog/lighting-a-palm');
    await expectToast('Error', 'Could not load the blog post. Please try again later.');
    await expect(title()).toHaveText('Lighting a palm without lighting the sky');
  });

  test("Blog error page | 'Oops! Blog Post Not Found'; default message 'Something went wrong while loading the blog post.'", async () => {
    await answerPosts(page, []);
    await leaveOut(page, '/blog/nothing-here.data', ['missing'], '/blog/~.data');
    await goTo(page, '/blog/nothing-here');
    await expect(title()).toHaveText('Oops! Blog Post Not Found');
    await expect(failure()).toHaveText('Something went wrong while loading the blog post.');
  });

  const broken = `${process.env.BACKEND_URL}/storage/v1/object/public/broken.webp`;
  const breakPicture = () => page.route(broken, (route) => route.fulfill({ status: 404 }));
  const expectDefault = (image: Locator) =>
    expect
      .poll(() =>
        image.evaluateAll((all: HTMLImageElement[]) =>
          all.map(({ naturalWidth, currentSrc }) => naturalWidth > 0 && currentSrc),
        ),
      )
      .toContainEqual(expect.stringMatching(new RegExp(`^${process.env.SITE_URL}/assets/`)));

  test('Broken blog image | Replaced with a default image', async () => {
    await breakPicture();
    await openList(page, [postRow('A broken picture', { image: broken })]);
    await expectDefault(section(page, 'Articles').getByRole('article').locator('img'));
    await page.goto('/blog/a-broken-picture');
    await expect(title()).toHaveText('A broken picture');
    await expectDefault(page.locator('article > header img'));
  });

  test('Broken blog image … Replaced with a default image', async () => {
    await breakPicture();
    await openPost(page, { image: broken });
    await expectDefault(page.locator('article > header img'));
  });
});
