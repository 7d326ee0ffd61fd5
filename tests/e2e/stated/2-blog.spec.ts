import type { Page } from '@playwright/test';
import {
  answerPosts,
  bodyOf,
  goTo,
  leaveOut,
  openList,
  openPost,
  picture,
  postRow,
} from './posts.ts';
import { expect, expectInOrder, expectTargets, section, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const tabs = [
  ['all', 'All Posts'],
  ['lighting', 'Lighting'],
  ['interior', 'Home Interior'],
  ['exterior', 'Home Exterior'],
  ['audio', 'Audio Systems'],
  ['security', 'Security'],
  ['automation', 'Home Automation'],
  ['furniture', 'Furniture'],
  ['design', 'Design'],
  ['kitchen', 'Kitchen Tech'],
] as const;
const addressOf = (id: string) => (id === 'all' ? '/blog' : `/blog?category=${id}`);
const cards = (page: Page) => section(page, 'Articles').getByRole('article');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });

test.describe('Blog list', () => {
  test("Hero 'Our Blog'; breadcrumb Home > Blog", async ({ visit }) => {
    const page = await visit('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Blog');
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way.getByRole('listitem')).toHaveText(['Home', 'Blog']);
    await expectTargets(way, /./, ['/']);
    await expect(way.getByText('Blog')).toHaveAttribute('aria-current', 'page');
  });

  test('Category tabs (id: label): all: All Posts; lighting; interior: Home Interior; exterior: Home Exterior; audio: Audio Systems; security; automation: Home Automation; furniture; design; kitchen: Kitchen Tech.', async ({
    visit,
  }) => {
    const strip = (await visit('/blog')).getByRole('navigation', { name: 'Categories' });
    await expect(strip.getByRole('link')).toHaveText(tabs.map(([, label]) => label));
    await expectTargets(
      strip,
      /./,
      tabs.map(([id]) => addressOf(id)),
    );
    await expect(strip.locator('[aria-current]')).toHaveText('All Posts');
  });

  test("a search box ('Search articles...', Search and Clear buttons) and a card grid; the first post is featured in the 'all' tab.", async ({
    visit,
    isPhone,
  }) => {
    const page = await visit('/blog');
    const search = page.getByRole('search');
    await expect(search.getByPlaceholder('Search articles...', { exact: true })).toBeVisible();
    await expect(search.getByRole('button')).toHaveText(['Search', 'Clear']);
    const shapes = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        left: card.getBoundingClientRect().left,
        width: card.getBoundingClientRect().width,
        size: Number.parseFloat(getComputedStyle(card.querySelector('h2') ?? card).fontSize),
      })),
    );
    const [first, ...others] = shapes;
    expect(others).toHaveLength(8);
    expect(new Set(others.map(({ left }) => left)).size, 'columns').toBe(isPhone ? 1 : 2);
    for (const { width, size } of others) {
      expect(first?.size, 'a larger title').toBeGreaterThan(size);
      if (!isPhone) expect(first?.width, 'a wider card').toBeGreaterThan(1.5 * width);
    }
  });

  test('A static pagination control (pages 1-3, previous, next) is shown', async ({ visit }) => {
    const control = pages(await visit('/blog'));
    await expect(control).toBeVisible();
    const links = control.getByRole('link');
    await expect(links.first()).toHaveAccessibleName('Previous');
    for (const number of [1, 2, 3]) await expect(links.nth(number)).toHaveText(`${number}`);
    await expect(links.last()).toHaveAccessibleName('Next');
    await expect(control.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current');
    await expectTargets(control, 'Page 2', ['/blog?page=2']);
  });

  test("Post cards show image (fallback image on load error), category, date, author, title, excerpt and a 'Read Article' link to /blog/{slug}.", async ({
    visit,
  }) => {
    const page = await visit('/blog');
    const found = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        pictures: card.querySelectorAll('img').length,
        facts: [...(card.querySelector('time')?.parentElement?.children ?? [])].map(
          ({ textContent }) => textContent,
        ),
        title: card.querySelector('h2')?.textContent,
        excerpt: card.querySelector('p')?.textContent,
        link: card.querySelector('a')?.textContent,
        target: card.querySelector('a')?.getAttribute('href'),
      })),
    );
    expect(found).toHaveLength(9);
    for (const { pictures, facts, title, excerpt, link, target } of found) {
      expect(pictures).toBeGreaterThan(0);
      expect(facts).toEqual([
        expect.stringMatching(/^\w+( \w+)?$/),
        expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
        expect.stringMatching(/^[A-Z]\S+ [A-Z]\S+$/),
      ]);
      expect(excerpt).toMatch(/\w+ \w+/);
      expect(link).toBe(`Read Article ${title}`);
      expect(target).toMatch(/^\/blog\/[\w-]+$/);
    }
  });
});

test.describe('Blog article', () => {
  test("hero with image, category, title, excerpt, author, date; 'Back to Blog' button; a Share button (no behaviour shown); body; 'Related Articles' grid linking to /blog/{slug}; static pagination.", async ({
    visit,
  }) => {
    const page = await visit('/blog/lighting-a-palm');
    const hero = page.locator('article > header');
    const title = hero.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Lighting a palm without lighting the sky');
    const image = hero.getByRole('presentation').filter({ visible: true }).first();
    await expect(image).toBeVisible();
    await expect(hero.getByText('Lighting', { exact: true })).toBeVisible();
    await expect(hero.getByText(/^One small lamp, close to the trunk/)).toBeVisible();
    await expect(hero.getByText('Custom Designs', { exact: true })).toBeVisible();
    await expect(hero.getByText('November 12, 2026', { exact: true })).toBeVisible();
    await expectTargets(hero, 'Back to Blog', ['/blog']);
    await expect(hero.getByRole('button', { name: 'Share' })).toBeVisible();
    expect((await bodyOf(page)).length).toBeGreaterThan(5);
    const related = section(page, 'Related Articles');
    await expect(related.getByRole('article')).toHaveCount(2);
    await expectTargets(related, 'Read Article', [/^\/blog\/[\w-]+$/, /^\/blog\/[\w-]+$/]);
    const control = page.getByRole('navigation', { name: 'Pages of this article' });
    const links = control.getByRole('link');
    await expect(links).toHaveCount(5);
    for (const number of [1, 2, 3]) await expect(links.nth(number)).toHaveText(`${number}`);
    await expectInOrder([
      hero.getByRole('link', { name: 'Back to Blog' }),
      title,
      image,
      page.locator('article > :not(header)'),
      related,
      control,
    ]);
  });
});

test.describe('in the app', { tag: '@wide' }, () => {
  let page: Page;
  test.beforeAll(async ({ reader }) => {
    page = reader;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openList(
      page,
      tabs
        .slice(1)
        .map(([id, label]) => postRow(`About ${id}`, { category: id === 'kitchen' ? label : id })),
    );
  });
  test.afterAll(async () => {
    await page.unrouteAll();
    await page.context().clearPermissions();
    await page.goto('about:blank');
  });

  test('Each tab has a search box … and a card grid', async () => {
    for (const [id, label] of tabs.slice(0, -1)) {
      await goTo(page, addressOf(id));
      await expect(page.locator('[aria-current="page"]', { hasText: label })).toBeVisible();
      await expect(page.getByPlaceholder('Search articles...', { exact: true })).toBeVisible();
      await expect(page.getByRole('search').getByRole('button')).toHaveText(['Search', 'Clear']);
      await expect(cards(page)).toHaveCount(id === 'all' ? 9 : 1);
    }
  });

  test("Empty messages: 'No posts found' / 'Check back soon for new content!' and, for a search with no hits, 'No posts match your search' / 'Try different keywords or browse all posts'.", async () => {
    const list = section(page, 'Articles');
    await goTo(page, '/blog?category=kitchen');
    await expect(list.getByRole('heading')).toHaveText('No posts found');
    await expect(list.getByRole('paragraph')).toHaveText('Check back soon for new content!');
    await page.getByRole('searchbox').fill('no such word');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(list.getByRole('heading')).toHaveText('No posts match your search');
    await expect(list.getByRole('paragraph')).toHaveText(
      'Try different keywords or browse all posts',
    );
  });

  test('Loading skeleton; hero with image, category, title, excerpt, author, date', async () => {
    const { promise, resolve } = Promise.withResolvers<object[]>();
    const row = postRow('The almost dark hall', {
      excerpt: 'The most used light in a house.',
      category: 'Design',
      author: 'Marisol Garza',
      date: '2024-03-14',
    });
    await answerPosts(page, promise);
    await goTo(page, `/blog/${row.slug}`);
    const skeleton = page.locator('[aria-busy="true"]', { hasText: 'Loading the article' });
    await expect(skeleton.locator('[aria-hidden="true"]')).not.toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    resolve([row]);
    const hero = page.locator('article > header');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('The almost dark hall');
    await expect(skeleton).toHaveCount(0);
    for (const text of [
      'Design',
      'The most used light in a house.',
      'Marisol Garza',
      'March 14, 2024',
    ]) {
      await expect(hero.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(hero.locator('img')).toHaveAttribute('src', /\/seed\/blog-storm\.webp$/);
  });

  test('a Share button (no behaviour shown)', async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    );
    await openPost(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', {
        value: async ({ url }: ShareData) => {
          document.documentElement.dataset.shared = url;
        },
      }),
    );
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
  });

  test("Error view: 'Oops! Blog Post Not Found' with a message (default 'Something went wrong while loading the blog post.') and buttons 'Back to Blog' and 'Go Home'.", async () => {
    await answerPosts(page, []);
    await leaveOut(page, '/blog/nothing-here.data', ['missing'], '/blog/~.data');
    await goTo(page, '/blog/nothing-here');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Blog Post Not Found');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText(
      'Something went wrong while loading the blog post.',
    );
    await expectTargets(main, 'Back to Blog', ['/blog']);
    await expectTargets(main, 'Go Home', ['/']);
    await goTo(page, '/blog/nor-here');
    await expect(main.getByRole('alert')).toHaveText('Blog post not found');
  });

  const blocks = [
    { type: 'heading', text: 'Where the lamp goes' },
    { type: 'paragraph', text: 'One small lamp is enough.' },
  ];
  const shownBlocks = ['h2: Where the lamp goes', 'p: One small lamp is enough.'];

  test('Body rendering: content may be a JSON string of sections', async () => {
    await openPost(page, { content: JSON.stringify(blocks) });
    await expect.poll(() => bodyOf(page)).toEqual(shownBlocks);
  });

  test('Body rendering: content may be … an array of sections', async () => {
    await openPost(page, { content: blocks });
    await expect.poll(() => bodyOf(page)).toEqual(shownBlocks);
  });

  test('Body rendering: content may be … HTML', async () => {
    await openPost(page, {
      content:
        '<h2>Where the lamp goes</h2><p>One <strong>small</strong> lamp.</p><ul><li>Brass</li></ul><script>alert(1)</script>',
    });
    await expect
      .poll(() => bodyOf(page))
      .toEqual(['h2: Where the lamp goes', 'p: One small lamp.', 'li: Brass']);
    await expect(page.locator('article > :not(header)').getByRole('strong')).toHaveText('small');
  });

  test('Body rendering: content may be … plain text', async () => {
    await openPost(page, { content: 'One small lamp.\n\nTwo & a half <steps> away.' });
    await expect
      .poll(() => bodyOf(page))
      .toEqual(['p: One small lamp.', 'p: Two & a half <steps> away.']);
  });

  test('or an object of strings.', async () => {
    await openPost(page, { content: { introduction: 'One small lamp.', closing: 'Less light.' } });
    await expect.poll(() => bodyOf(page)).toEqual(['p: One small lamp.', 'p: Less light.']);
    await openPost(page, { content: { 'Where the lamp goes': 'Close to the trunk.' } });
    await expect
      .poll(() => bodyOf(page))
      .toEqual(['h2: Where the lamp goes', 'p: Close to the trunk.']);
  });

  test("Section types: heading, subheading, paragraph, image (url, caption), list (items), blockquote, callout, conclusion (shown under a 'Conclusion' heading).", async () => {
    await openPost(page, {
      content: [
        { type: 'heading', text: 'Where the lamp goes' },
        { type: 'subheading', text: 'Close to the trunk' },
        { type: 'paragraph', text: 'One small lamp is enough.' },
        { type: 'image', url: picture('landscape-lighting'), caption: 'Three trunks' },
        { type: 'list', items: ['A lamp', 'A cable'] },
        { type: 'blockquote', text: 'We turned it off.' },
        { type: 'callout', text: 'Come and see it.' },
        { type: 'conclusion', text: 'Less light.' },
      ],
    });
    await expect
      .poll(() => bodyOf(page))
      .toEqual([
        'h2: Where the lamp goes',
        'h3: Close to the trunk',
        'p: One small lamp is enough.',
        'figure',
        'figcaption: Three trunks',
        'li: A lamp',
        'li: A cable',
        'blockquote: We turned it off.',
        'note: Come and see it.',
        'h2: Conclusion',
        'p: Less light.',
      ]);
    const image = page.getByRole('figure').getByRole('img');
    await expect(image).toHaveAttribute('src', /\/seed\/landscape-lighting\.webp$/);
  });

  for (const [kind, paragraph] of [
    ['HTML', (text: string) => `<p>${text}</p>`],
    ['plain text', (text: string) => text],
  ] as const) {
    test(`For HTML or plain text, paragraphs mentioning links, images or file extensions, img tags and URLs are removed: ${kind}`, async () => {
      await openPost(page, {
        content: [
          'The first words stay.',
          'See the links below.',
          'The images were made at night.',
          'Ask for catalog.pdf at the desk.',
          'Read https://example.com/lamps at home.',
          `Look ${process.env.BACKEND_URL}${picture('pool-lighting')} here.`,
        ]
          .map(paragraph)
          .join('\n\n'),
      });
      await expect
        .poll(() => bodyOf(page))
        .toEqual([
          'p: The first words stay.',
          'p: Read at home.',
          'h2: Image Gallery',
          'group',
          'figure',
        ]);
      await expect(page.getByRole('group').locator('img')).toHaveAttribute('src', /pool-lighting/);
    });
  }

  test("img tags and URLs are removed; images are shown in an 'Image Gallery' (max image height 350 px).", async () => {
    await openPost(page, {
      content: `<p>One <img src="${picture('pool-lighting')}" alt="A pool"> lamp.</p>`,
    });
    await expect
      .poll(() => bodyOf(page))
      .toEqual(['p: One lamp.', 'h2: Image Gallery', 'group', 'figure']);
    const gallery = page.getByRole('group', { name: 'Image Gallery' });
    const box = await gallery.getByRole('img', { name: 'A pool' }).boundingBox();
    expect(box?.height).toBe(350);
    expect(box?.width).toBeGreaterThan(600);
  });

  test('Image galleries are inserted at evenly spaced positions when sections contain no image.', async () => {
    const content = 'abcdefghijkl'.split('').map((text) => ({ type: 'paragraph', text }));
    const images = [picture('pool-lighting'), picture('landscape-lighting')];
    await openPost(page, { content, images });
    const shown = (await bodyOf(page)).map((part) => part.at(-1)).join('');
    expect(shown.replaceAll('pe', '|')).toBe('abcd|efgh|ijkl');
    await openPost(page, {
      content: [{ type: 'image', url: picture('blog-storm') }, ...content],
      images,
    });
    await expect(page.getByRole('group')).toHaveCount(0);
  });

  test("Messages: 'This blog post contains only image references. Please view the images below.', 'No viewable content available', 'No readable content available.'.", async () => {
    await openPost(page, { content: `<img src="${picture('pool-lighting')}">` });
    await expect
      .poll(() => bodyOf(page))
      .toEqual([
        'p: This blog post contains only image references. Please view the images below.',
        'h2: Image Gallery',
        'group',
        'figure',
      ]);
    await openPost(page, { content: '' });
    await expect.poll(() => bodyOf(page)).toEqual(['p: No viewable content available']);
    await openPost(page, { content: 'See the links below.' });
    await expect.poll(() => bodyOf(page)).toEqual(['p: No readable content available.']);
  });

  test("a loading skeleton of 6 cards; empty state 'No Blog Posts'. … Blog skeleton 6 placeholders.", async () => {
    const { promise, resolve } = Promise.withResolvers<object[]>();
    await page.goto('/privacy');
    await answerPosts(page, promise);
    await leaveOut(page, '/blog.data', ['initialPosts', 'builtInPosts']);
    await goTo(page, '/blog');
    const skeleton = page.locator('[aria-busy="true"]', { hasText: 'Loading posts' });
    await expect(skeleton.locator('> div > div')).toHaveCount(6);
    resolve([]);
    await expect(section(page, 'Articles').getByRole('heading')).toHaveText('No Blog Posts');
    await expect(skeleton).toHaveCount(0);
  });
});
