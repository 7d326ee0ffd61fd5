import { expect, type Page, type Request } from '@playwright/test';
import { hydrate } from '../site.ts';

/** A picture in the storage of the backend. */
export const picture = (name: string) =>
  `/storage/v1/object/public/custom-designs-images/seed/${name}.webp`;

/** A row of the table custom_design_blogs. */
export const postRow = (title: string, columns: object = {}) => ({
  id: crypto.randomUUID(),
  title,
  date: '2023-05-28',
  excerpt: `About: ${title}`,
  image: picture('blog-storm'),
  category: 'Lighting',
  slug: title.toLowerCase().replaceAll(' ', '-'),
  author: 'Custom Designs',
  created_at: '2023-01-02T12:00:00+00:00',
  content: 'Words of the post.' as unknown,
  images: null as unknown,
  ...columns,
});

type Answer = readonly object[] | null;

/** Answers the calls for posts with these rows, or with a failure. Returns the calls so far. */
export async function answerPosts(
  page: Page,
  rows: Answer | Promise<Answer> | ((query: URLSearchParams) => Answer),
): Promise<Request[]> {
  const calls: Request[] = [];
  await page.unroute(/custom_design_blogs/);
  await page.route(/custom_design_blogs/, async (route, request) => {
    calls.push(request);
    const { searchParams } = new URL(request.url());
    const json = typeof rows === 'function' ? rows(searchParams) : await rows;
    // The app tries again after a failure of the network or of a server, but not after this one.
    await route.fulfill(json ? { json } : { status: 400, json: { message: 'refused' } });
  });
  return calls;
}

/** Goes to another address inside the app, as Back does. */
export async function goTo(page: Page, address: string) {
  if (page.url() === 'about:blank') await page.goto('/privacy');
  await hydrate(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Opens the list with these rows, in a document of its own. Returns its calls. */
export async function openList(page: Page, rows: readonly { title: string }[]) {
  const calls = await answerPosts(page, rows);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  await hydrate(page);
  await expect(
    page.getByRole('heading', { name: rows[0]?.title ?? '', exact: true }),
  ).toBeVisible();
  return calls;
}

let opened = 0;

/** Opens an article with these columns inside the app. Returns its row. */
export async function openPost(page: Page, columns: object = {}) {
  opened += 1;
  const row = postRow(`Post ${opened}`, columns);
  await answerPosts(page, [row]);
  await goTo(page, `/blog/${row.slug ?? row.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.title);
  return row;
}

/** What the body of the article shows, in its order. */
export const bodyOf = (page: Page) =>
  page
    .locator('article:has(> header) > :not(header)')
    .locator('h2, h3, p, li, blockquote, figure, figcaption, [role="note"], [role="group"]')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const name = part.role ?? part.localName;
        return /figure|group/.test(name) ? name : `${name}: ${part.textContent}`;
      }),
    );

const isRecord = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serves a page's data as a build that knew nothing of these names, lists or texts. */
export async function leaveOut(page: Page, file: string, names: readonly string[], from = file) {
  await page.route(
    ({ pathname }) => pathname === file,
    async (route) => {
      const built = await route.fetch({ url: new URL(from, route.request().url()).href });
      const values: unknown[] = await built.json();
      const keys = names.map((name) => `_${values.indexOf(name)}`);
      for (const record of values.filter(isRecord)) {
        for (const key of keys) {
          const place = record[key];
          if (place === undefined) continue;
          if (Array.isArray(values[place])) values[place] = [];
          else delete record[key];
        }
      }
      await route.fulfill({ json: values });
    },
  );
}

/** The toast with this title, in the style of an error. */
export const errorToast = (page: Page, title: string) =>
  page
    .getByRole('alertdialog', { name: title, exact: true })
    .and(page.locator('[data-variant="destructive"]'));
