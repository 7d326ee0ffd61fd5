import type { Page } from '@playwright/test';
import { asService } from '../site.ts';
import {
  answerPosts,
  bodyOf,
  errorToast,
  goTo,
  leaveOut,
  openList,
  openPost,
  picture,
  postRow,
} from './posts.ts';
import { expect, expectTargets, section, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const cards = (page: Page) => section(page, 'Articles').getByRole('article');
const card = (page: Page, title: string) => cards(page).filter({ hasText: title });
const latest = (page: Page) => section(page, 'Latest Blog Posts');
const fallback = [
  'Creating the Perfect Sound Environment',
  'Modern Lighting Trends',
  'Smart Home Integration',
];
const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
};

let page: Page;
test.beforeAll(async ({ reader }) => {
  page = reader;
});
test.afterEach(() => page.unrouteAll());
test.afterAll(() => page.goto('about:blank'));

test.describe('Section 3', { tag: '@wide' }, () => {
  test('Fields: id, title, date, excerpt, image, category, slug, author, created_at, content, images.', async () => {
    const { data, error } = await asService()
      .from('custom_design_blogs')
      .select('id,title,date,excerpt,image,category,slug,author,created_at,content,images')
      .limit(1);
    expect(error).toBeNull();
    expect(data).toHaveLength(1);
  });

  test('Three built-in static fallback posts: … slugs creating-perfect-sound-environment, modern-lighting-trends, smart-home-integration; categories Audio, Lighting, Networking; each with title, date, author, category, image, content, excerpt. Two have placeholder content saying the article is being developed.', async () => {
    for (const [slug, category] of [
      ['creating-perfect-sound-environment', 'Audio'],
      ['modern-lighting-trends', 'Lighting'],
      ['smart-home-integration', 'Networking'],
    ] as const) {
      await page.goto(`/blog/${slug}`);
      const hero = page.locator('article > header');
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(/\w+ \w+/);
      await expect(hero.getByText(category, { exact: true })).toBeVisible();
      await expect(hero.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 2023$/);
      await expect(hero.getByText('Custom Designs', { exact: true })).toBeVisible();
      await expect(hero.getByRole('paragraph')).toHaveText(/\w+ \w+/);
      await expect(hero.locator('img').filter({ visible: true })).not.toHaveCount(0);
      const body = (await bodyOf(page)).join('\n');
      expect(body).toMatch(/^p: \w+ \w+/);
      expect(/article is being developed/.test(body)).toBe(category !== 'Audio');
    }
  });

  test('image falls back to the first of images.', async () => {
    await openPost(page, {
      image: null,
      images: [picture('pool-lighting'), picture('blog-storm')],
    });
    await expect(page.locator('article > header img')).toHaveAttribute(
      'src',
      /pool-lighting\.webp$/,
    );
  });

  test('content is a JSON list of blocks, or HTML, or plain text split on blank lines.', async () => {
    for (const content of [
      '[{"type":"paragraph","text":"One lamp."},{"type":"paragraph","text":"Two lamps."}]',
      '<p>One lamp.</p><p>Two lamps.</p>',
      'One lamp.\n\nTwo lamps.',
    ]) {
      await openPost(page, { content });
      await expect.poll(() => bodyOf(page)).toEqual(['p: One lamp.', 'p: Two lamps.']);
    }
  });

  test('Block types: paragraph (text), heading (text), image (url, caption), list (items), conclusion (text). Images inside paragraph text are split out into image blocks. … ### Section (blog body) type, text, url, caption, items.', async () => {
    await openPost(page, {
      content: [
        { type: 'heading', text: 'Lamps' },
        { type: 'paragraph', text: `Before. ![A pool](${picture('pool-lighting')}) After.` },
        { type: 'image', url: picture('landscape-lighting'), caption: 'Three trunks' },
        { type: 'list', items: ['Brass', 'Copper'] },
        { type: 'conclusion', text: 'Less light.' },
      ],
    });
    await expect
      .poll(() => bodyOf(page))
      .toEqual([
        'h2: Lamps',
        'p: Before.',
        'figure',
        'figcaption: A pool',
        'p: After.',
        'figure',
        'figcaption: Three trunks',
        'li: Brass',
        'li: Copper',
        'h2: Conclusion',
        'p: Less light.',
      ]);
  });

  test('images is a list of strings or objects with url, caption, sequence.', async () => {
    await openPost(page, {
      images: [
        picture('blog-storm'),
        { url: picture('landscape-lighting'), caption: 'Second', sequence: 2 },
        { url: picture('pool-lighting'), caption: 'First', sequence: 1 },
      ],
    });
    const gallery = page.getByRole('group', { name: 'Image Gallery' });
    await expect(gallery.locator('figcaption')).toHaveText(['First', 'Second']);
    const sources = await gallery
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(sources).toEqual([
      expect.stringContaining('pool-lighting'),
      expect.stringContaining('landscape-lighting'),
      expect.stringContaining('blog-storm'),
    ]);
  });
});

test.describe('A list of two posts', { tag: '@wide' }, () => {
  const bare = postRow('A bare post', {
    author: null,
    date: null,
    slug: null,
    created_at: '2023-05-28T12:00:00+00:00',
  });
  const long = postRow('A lamp', { date: '2024-02-01', excerpt: 'Brass. '.repeat(60) });
  test.beforeAll(() => openList(page, [bare, long]));

  test("Defaults: author 'Custom Designs'; date falls back to created_at; slug falls back to the id", async () => {
    await expect(card(page, 'A bare post')).toContainText('Custom Designs');
    await expect(card(page, 'A bare post').locator('time')).toHaveText('May 28, 2023');
    await expectTargets(card(page, 'A bare post'), 'Read Article', [`/blog/${bare.id}`]);
  });

  test("Displayed date format is long US style, e.g. 'May 28, 2023'.", async () => {
    await expect(cards(page).locator('time')).toHaveText(['February 1, 2024', 'May 28, 2023']);
  });

  test('Excerpt clamp 3 lines.', async () => {
    const { height, whole, line } = await card(page, 'A lamp')
      .getByRole('paragraph')
      .evaluate((excerpt) => ({
        height: excerpt.clientHeight,
        whole: excerpt.scrollHeight,
        line: Number.parseFloat(getComputedStyle(excerpt).lineHeight),
      }));
    expect(Math.round(height / line)).toBe(3);
    expect(whole).toBeGreaterThan(height);
  });

  test('Static pagination pages 1-3.', async () => {
    const control = page.getByRole('navigation', { name: 'Pagination' });
    await expect(control.getByRole('listitem')).toHaveText(['Previous', '1', '2', '3', 'Next']);
    for (const name of ['Previous', 'Page 2', 'Page 3', 'Next']) {
      const link = control.getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
    }
  });

  test('Category tab: id, name, icon.', async () => {
    const tabs = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await expect(tabs).toHaveCount(10);
    await expect(tabs.filter({ has: page.locator('svg') })).toHaveText(Array(10).fill(/\w/));
    await expect(tabs.nth(4)).toHaveAttribute('href', '/blog?category=audio');
  });
});

test.describe('Blog category derivation', { tag: '@wide' }, () => {
  const derived = [
    postRow('Trailing line', { content: 'Lamps, lamps, lamps.\n\nCategory: Audio' }),
    postRow('Short line', { content: 'Lamps, lamps, lamps.\n\nHome Theater', category: null }),
    postRow('Cameras and locks', { content: 'Words about a lamp.', category: '  ' }),
    postRow('An excerpt', { excerpt: 'A router and its bandwidth.', content: 'Words.' }),
    postRow('A content', { content: 'A thermostat with schedules and a hub, and words after it.' }),
    postRow('Lamps and dimmers', { content: 'Words.' }),
    postRow('Nothing to go by', { content: 'Words.' }),
    postRow('Unknown name', { content: 'Words.\n\nCategory: Kitchen' }),
  ].map((row) => ({ ...row, category: row.category === 'Lighting' ? '' : row.category }));

  test.beforeAll(() => openList(page, derived));

  test("Order: a trailing 'Category: X' line in the content, or a short final line naming a known category; otherwise keyword scoring over title, content and excerpt, defaulting to Design.", async () => {
    for (const [title, category] of [
      ['Trailing line', 'Audio'],
      ['Short line', 'Home Theater'],
      ['Cameras and locks', 'Security'],
      ['An excerpt', 'Networking'],
      ['A content', 'Automation'],
      ['Lamps and dimmers', 'Lighting'],
      ['Nothing to go by', 'Design'],
      ['Unknown name', 'Design'],
    ] as const) {
      await expect(card(page, title).getByText(category, { exact: true }), title).toBeVisible();
    }
  });

  test('Categories: Lighting, Audio, Automation, Networking, Security, Design, Home Theater.', async () => {
    const badges = await cards(page)
      .locator('time')
      .evaluateAll((all) => all.map((date) => date.previousElementSibling?.textContent));
    expect(new Set(badges)).toEqual(
      new Set([
        'Lighting',
        'Audio',
        'Automation',
        'Networking',
        'Security',
        'Design',
        'Home Theater',
      ]),
    );
  });
});

test.describe('Blog list', { tag: '@wide' }, () => {
  const shown = (...titles: string[]) =>
    expect(cards(page).getByRole('heading')).toHaveText(titles);
  const all = ['Lamps under the eaves', 'A quiet room', 'Shade by itself'] as const;
  test.beforeAll(() =>
    openList(page, [
      postRow(all[0], { category: 'LIGHTING', date: '2024-03-03' }),
      postRow(all[1], { category: 'Audio', date: '2024-02-02', author: 'Marisol Garza' }),
      postRow(all[2], { category: 'Interior', date: '2024-01-01', excerpt: 'From three on.' }),
    ]),
  );

  test("A tab filters posts whose category name, compared case-insensitively, equals the tab id; 'all' shows everything.", async () => {
    for (const [tab, title] of [
      ['Lighting', all[0]],
      ['Audio Systems', all[1]],
      ['Home Interior', all[2]],
    ] as const) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await shown(title);
    }
    await page.getByRole('link', { name: 'All Posts' }).click();
    await shown(...all);
  });

  test('Submitting a search filters by text; an empty search restores all; Clear resets.', async () => {
    await page.getByRole('searchbox').fill('eaves');
    await shown(...all);
    await page.getByRole('searchbox').press('Enter');
    await shown(all[0]);
    await search(page, '');
    await shown(...all);
    await search(page, 'eaves');
    await shown(all[0]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await shown(...all);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('Blog search: case-insensitive substring match on title, excerpt, category and author.', async () => {
    for (const [words, title] of [
      ['R THE EAV', all[0]],
      ['from THREE', all[2]],
      ['ighTIN', all[0]],
      ['marisol g', all[1]],
    ] as const) {
      await search(page, words);
      await shown(title);
    }
  });

  test('Blog list: loading -> loaded; on failure or empty result an error toast appears and the fallback posts are used. … fallback posts shown', async () => {
    for (const [rows, message] of [
      [null, 'Failed to load blog posts'],
      [[], 'No blog posts found'],
    ] as const) {
      const { promise, resolve } = Promise.withResolvers<readonly object[] | null>();
      await page.goto('/privacy');
      await answerPosts(page, promise);
      await leaveOut(page, '/blog.data', ['initialPosts']);
      await goTo(page, '/blog');
      await expect(page.locator('[aria-busy="true"]')).toContainText('Loading posts');
      await expect(cards(page)).toHaveCount(0);
      resolve(rows);
      await expect(errorToast(page, 'Error loading blog posts')).toBeVisible();
      await expect(section(page, 'Articles').getByRole('alert')).toContainText(message);
      await shown(...fallback);
      await expectTargets(section(page, 'Articles'), 'Read Article', [
        '/blog/creating-perfect-sound-environment',
        '/blog/modern-lighting-trends',
        '/blog/smart-home-integration',
      ]);
    }
  });
});

test.describe('Blog article', { tag: '@wide' }, () => {
  const title = () => page.getByRole('heading', { level: 1 });
  const failure = () => page.getByRole('main').getByRole('alert');

  test("Blog article: loading -> loaded; if not found, tries a built-in fallback post, else error 'Blog post not found'", async () => {
    const { promise, resolve } = Promise.withResolvers<object[]>();
    await page.goto('/privacy');
    await answerPosts(page, promise);
    await goTo(page, '/blog/a-lamp');
    await expect(page.locator('[aria-busy="true"]')).toContainText('Loading the article');
    resolve([postRow('A lamp')]);
    await expect(title()).toHaveText('A lamp');
    await answerPosts(page, []);
    await goTo(page, '/blog/modern-lighting-trends');
    await expect(title()).toHaveText('Modern Lighting Trends');
    await expect(failure()).toHaveCount(0);
    await goTo(page, '/blog/no-such-post');
    await expect(failure()).toHaveText('Blog post not found');
  });

  test("on any failure error 'Failed to load blog post' with a toast, falling back if possible.", async () => {
    await answerPosts(page, null);
    await goTo(page, '/blog/another-lamp');
    await expect(errorToast(page, 'Error')).toBeVisible();
    await expect(failure()).toHaveText('Failed to load blog post');
    await page.keyboard.press('Escape');
    await expect(errorToast(page, 'Error')).toHaveCount(0);
    await goTo(page, '/blog/smart-home-integration');
    await expect(errorToast(page, 'Error')).toBeVisible();
    await expect(title()).toHaveText('Smart Home Integration');
    await expect(failure()).toHaveCount(0);
  });
});

test.describe('Home', { tag: '@wide' }, () => {
  const titles = () => latest(page).getByRole('article').getByRole('heading');

  test('It shows loading placeholders while fetching … Home latest-posts section: loading, loaded, error.', async () => {
    const { promise, resolve } = Promise.withResolvers<object[]>();
    await page.goto('/privacy');
    await answerPosts(page, promise);
    await leaveOut(page, '/_.data', ['initialPosts']);
    await goTo(page, '/');
    await latest(page).scrollIntoViewIfNeeded();
    const skeleton = latest(page).locator('[aria-busy="true"]');
    await expect(skeleton).toContainText('Loading the latest posts');
    await expect(skeleton.locator('> div > *')).toHaveCount(3);
    await expect(titles()).toHaveCount(0);
    resolve(['One lamp', 'Two lamps', 'Three lamps'].map((name) => postRow(name)));
    await expect(titles()).toHaveText(['One lamp', 'Two lamps', 'Three lamps']);
    await expect(skeleton).toHaveCount(0);
  });

  test("On error or no posts: an error message, a destructive toast 'Error loading blog posts' / 'Using fallback data instead', and the first 3 static posts are shown.", async () => {
    for (const [rows, message] of [
      [[], 'No blog posts found'],
      [null, 'Failed to load blog posts'],
    ] as const) {
      await page.goto('/privacy');
      await answerPosts(page, rows);
      await leaveOut(page, '/_.data', ['initialPosts']);
      await goTo(page, '/');
      await latest(page).scrollIntoViewIfNeeded();
      await expect(errorToast(page, 'Error loading blog posts')).toContainText(
        'Using fallback data instead',
      );
      await expect(latest(page).getByRole('alert')).toContainText(message);
      await expect(titles()).toHaveText(fallback);
    }
  });

  test("an error state with a 'Try Again' button that reloads the page.", async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.marked = '';
    });
    await latest(page).getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-marked');
    await expect(titles()).toHaveCount(3);
    await expect(latest(page).getByRole('alert')).toHaveCount(0);
  });
});
