import type { Page, Request } from '@playwright/test';
import { withPost } from '../posts.ts';
import { asService } from '../site.ts';
import { answerPosts, goTo, openList, postRow } from './posts.ts';
import { expect, section, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ reader }) => {
  page = reader;
});
test.afterEach(() => page.unrouteAll());
test.afterAll(() => page.goto('about:blank'));

const table = `${process.env.BACKEND_URL}/rest/v1/custom_design_blogs`;
const placeOf = (call: Request) => `${call.method()} ${call.url().split('?')[0]}`;
/** The query without the part of the list that is asked for. */
const queryOf = (call: Request) => {
  const { offset: _, ...query } = Object.fromEntries(new URL(call.url()).searchParams);
  return query;
};
const sameColumns = (listed: string) => ({
  asymmetricMatch: (select: unknown) =>
    String(select).split(',').toSorted().join() === listed.split(', ').toSorted().join(),
});
const newestFirst = expect.stringMatching(/^date\.desc\b/);
const columnsOfList =
  'id, title, date, excerpt, image, category, slug, author, created_at, content';

test.describe('The calls it makes', { tag: '@wide' }, () => {
  test('List posts | Select id, title, date, excerpt, image, category, slug, author, created_at, content from custom_design_blogs, newest date first', async () => {
    const rows = [postRow('The newer', { date: '2024-02-02' }), postRow('The older')];
    const calls = await openList(page, rows);
    expect(calls.map(placeOf)).toEqual([`GET ${table}`]);
    expect(calls.map(queryOf)).toEqual([
      { select: sameColumns(columnsOfList), order: newestFirst, limit: '1000' },
    ]);
  });

  test('optional limit (home page uses 3). … Latest posts on home: 3.', async () => {
    const calls = await answerPosts(
      page,
      ['One', 'Two', 'Three'].map((title) => postRow(title)),
    );
    await goTo(page, '/');
    const latest = section(page, 'Latest Blog Posts');
    await latest.scrollIntoViewIfNeeded();
    await expect(latest.getByRole('heading', { level: 3 })).toHaveText(['One', 'Two', 'Three']);
    expect(calls.map(placeOf)).toEqual([`GET ${table}`]);
    expect(calls.map(queryOf)).toEqual([
      { select: sameColumns(columnsOfList), order: newestFirst, limit: '3' },
    ]);
  });

  test('Read one post | Select all from custom_design_blogs where slug equals {slug}; if none, retry where id equals the value.', async () => {
    const row = postRow('A lamp', { slug: null });
    const calls = await answerPosts(page, (query) => (query.has('slug') ? [] : [row]));
    await goTo(page, `/blog/${row.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A lamp');
    expect(calls.slice(0, 2).map(placeOf)).toEqual([`GET ${table}`, `GET ${table}`]);
    expect(calls.slice(0, 2).map(queryOf)).toEqual([
      expect.objectContaining({ select: '*', slug: `eq.${row.id}` }),
      expect.objectContaining({ select: '*', id: `eq.${row.id}` }),
    ]);
  });

  test('Not found gives an error and null.', async () => {
    const calls = await answerPosts(page, []);
    await goTo(page, '/blog/no-such-post');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Blog post not found');
    expect(calls.map(queryOf)).toEqual([
      expect.objectContaining({ slug: 'eq.no-such-post' }),
      expect.objectContaining({ id: 'eq.no-such-post' }),
    ]);
  });

  test('Related posts | Select id, title, date, image, category, slug, author, excerpt, created_at from custom_design_blogs where category equals the given one and id differs from the current post, newest date first, default limit 2. … Related posts default 2.', async () => {
    const row = postRow('A quiet room', { category: 'Home Theater' });
    const related = [postRow('The newer', { date: '2024-02-02' }), postRow('The older')];
    const calls = await answerPosts(page, (query) => (query.has('category') ? related : [row]));
    await goTo(page, '/blog/a-quiet-room');
    const titles = section(page, 'Related Articles').getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(['The newer', 'The older']);
    const [call] = calls.filter((one) => one.url().includes('category='));
    expect(call && [placeOf(call), queryOf(call)]).toEqual([
      `GET ${table}`,
      {
        select: sameColumns('id, title, date, image, category, slug, author, excerpt, created_at'),
        category: 'eq.Home Theater',
        id: `neq.${row.id}`,
        order: newestFirst,
        limit: '2',
      },
    ]);
  });

  test('Save derived category | Update custom_design_blogs set category where id equals the post id.', async () => {
    const blank = postRow('A lamp again', { category: ' ', content: 'Words.\n\nCategory: Audio' });
    const calls = await answerPosts(page, [blank]);
    await goTo(page, `/blog/${blank.slug}`);
    const saves = () => calls.filter((call) => call.method() !== 'GET');
    await expect.poll(() => saves().map(placeOf)).toEqual([`PATCH ${table}`]);
    expect(saves().map(queryOf)).toEqual([{ id: `eq.${blank.id}` }]);
    expect(saves().map((call) => call.postDataJSON())).toEqual([{ category: 'Audio' }]);
  });

  test('Blog category derivation: when a post has no category or a blank one, the client derives one and saves it back to the post.', async () => {
    const columns = { slug: 'without-category', category: ' ', content: 'Cameras and locks.' };
    await withPost(columns, async ({ id, slug }) => {
      await goTo(page, `/blog/${slug}`);
      await expect(page.locator('article > header').getByText('Security')).toBeVisible();
      await expect
        .poll(async () => {
          const rows = asService().from('custom_design_blogs').select('category').eq('id', id);
          return (await rows.single()).data?.category;
        })
        .toBe('Security');
    });
  });
});
