import {
  type Browser,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { drawNothing, themes } from '../site.ts';

/**
 * Tests in this folder check the specification on the built pages, in both layouts. Each title quotes a sentence of the
 * specification, where "…" leaves words out. Most share one page per worker, because opening and hydrating a page takes
 * longer than a test. `visit` opens an address in it, and leaves the page as it is if it's already there. So a test cleans
 * up what it typed or opened. Files that keep a page of their own use `newPage`.
 */
export const test = base.extend<
  { visit: (route: string) => Promise<Page>; isPhone: boolean },
  { reader: Page }
>({
  reader: [
    async ({ browser }, use, { project }) => {
      const page = await newPage(browser, project);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ reader }, use) => {
    await use(async (route) => {
      if (!URL.canParse(reader.url()) || new URL(reader.url()).pathname !== route)
        await reader.goto(route);
      return reader;
    });
  },
  isPhone: async ({ reader }, use) => use((reader.viewportSize()?.width ?? 0) < 768),
});

/** A pattern for a text with straight quotes, which pages show as typographic ones. */
export const quoted = (text: string) =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]"));
/** The same for the whole text. */
export const exactly = (text: string) => new RegExp(`^${quoted(text).source}$`);

/** The section with this heading, in the page's main part. */
export const section = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('main')
    .getByRole('region', { name: typeof name === 'string' ? exactly(name) : name });

/** Checks that the parts stand one below the other. */
export async function expectInOrder(parts: readonly Locator[]) {
  const tops: number[] = [];
  for (const part of parts) tops.push((await part.first().boundingBox())?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
}

/** Checks where the visible links of this name lead, in their order. */
export async function expectTargets(
  place: Page | Locator,
  name: string | RegExp,
  targets: readonly (string | RegExp)[],
) {
  const links = place
    .getByRole('link', { name: typeof name === 'string' ? quoted(name) : name })
    .filter({ visible: true });
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(found).toEqual(
    targets.map((target) => (typeof target === 'string' ? target : expect.stringMatching(target))),
  );
}

/** The ten services, in the order of the route table. */
export const services = [
  'home-theater-installation',
  'smart-home-automation',
  'lighting-design',
  'security-systems',
  'multi-room-audio',
  'outdoor-entertainment',
  'video-services',
  'audio-services',
  'networking-services',
  'fiber-optic-installation',
];

/** The heroes that are not 85% of the viewport's height, plus or minus one, in each theme at each size. */
export async function wrongHeroes(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  if (!size) throw new Error('no viewport');
  const screens = size.width < 768 ? [size] : [{ width: 1280, height: 720 }, size];
  const wrong: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const heights = await page.evaluate(async (names) => {
      await document.fonts.ready;
      const { classList } = document.documentElement;
      const before = classList.value;
      const found = names.map((name) => {
        classList.remove(...names);
        classList.add(name);
        return document.querySelector('[data-opening]')?.getBoundingClientRect().height ?? 0;
      });
      classList.value = before;
      return found;
    }, themes);
    for (const [index, height] of heights.entries()) {
      const percent = (height / screen.height) * 100;
      const place = `${new URL(page.url()).pathname}, ${themes[index]}, ${screen.width}x${screen.height}`;
      if (Math.abs(percent - 85) > 1) wrong.push(`${place}: ${percent}%`);
    }
  }
  return wrong;
}

/** Width by height of an element as it is shown. */
export async function ratioOf(element: Locator): Promise<number> {
  const { width = 0, height = 1 } = (await element.boundingBox()) ?? {};
  return width / height;
}

export { expect };

/** A page with a context of its own, for a file whose tests go on in the same page. */
export async function newPage(browser: Browser, { use }: TestInfo['project']): Promise<Page> {
  const { viewport, hasTouch, isMobile, serviceWorkers } = use;
  const options = { viewport, hasTouch, isMobile, serviceWorkers, baseURL: process.env.SITE_URL };
  const context = await browser.newContext(options);
  await drawNothing(context);
  return context.newPage();
}

/** A row of the table images, for pages whose list is answered by a test. */
export const imageRow = (title: string, columns: object = {}) => ({
  id: crypto.randomUUID(),
  image_id: 'placeholder',
  file_name: `${title}.webp`,
  file_path: '/storage/v1/object/public/custom-designs-images/seed/home-theater-room.webp',
  bucket_name: 'custom-designs-images',
  category: 'general-asset',
  title,
  description: null as string | null,
  tags: [] as string[],
  file_size: 38412,
  mime_type: 'image/webp',
  width: 960,
  height: 540,
  is_featured: false,
  created_at: '2026-10-28T16:00:00+00:00',
  is_published: true,
  ...columns,
});

/** Answers the list of images with these rows, and leaves other calls alone. */
export const answerImages = (page: Page, rows: readonly object[]) =>
  page.route('**/rest/v1/images?select=*&order=*', (route) => route.fulfill({ json: rows }));
