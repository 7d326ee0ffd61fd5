import { readPages, type ShownPage, shownSection } from './shown.ts';
import { expect, section, test } from './visit.ts';

const routes = [
  '/services',
  '/services/video-services',
  '/residential/existing-homes',
  '/commercial/offices',
  '/communities/mission',
] as const;
const words = expect.stringMatching(/\w+ \w+/);
const color = expect.stringMatching(/\d/);

let pages: ShownPage[];
const pageAt = (route: (typeof routes)[number]) => {
  const page = pages.find((one) => one.route === route);
  if (!page) throw new Error(`no page ${route}`);
  return page;
};

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ reader }) => {
  pages = await readPages(reader, routes);
});

test.describe('Content structures', () => {
  test('Service card: title, description, icon, link, color, image.', () => {
    const [card] = pageAt('/services').sections[1]?.items ?? [];
    expect(card).toMatchObject({
      title: 'Home Theater Installation',
      texts: [words, expect.anything()],
      icon: color,
      links: [{ target: '/services/home-theater-installation' }],
      pictures: 1,
    });
  });

  test('Feature: icon, title, description.', () => {
    const [feature] = shownSection(pageAt('/services/video-services'), 'Our Features').items;
    expect(feature).toMatchObject({ icon: color, title: words, texts: [words] });
  });

  test('Process step: step (number), title, description.', () => {
    const { items } = shownSection(pageAt('/services/video-services'), 'Our Process');
    for (const [index, { number, title, texts }] of items.entries())
      expect([number, title, ...texts]).toEqual([
        `${index + 1}`,
        expect.stringMatching(/\w{3}/),
        words,
      ]);
    expect(items.length).toBeGreaterThan(4);
  });

  test('Testimonial: name, role (optional), content, avatar (optional)', () => {
    const { quotes } = shownSection(pageAt('/services/video-services'), 'What Our Clients Say');
    expect(quotes.length).toBe(3);
    for (const { content, lines, face, avatars } of quotes) {
      expect([content, lines[0]]).toEqual([words, words]);
      expect(avatars > 0 || face === lines[0]?.charAt(0), `face of ${lines[0]}`).toBe(true);
    }
    expect(quotes.map(({ lines }) => lines.length)).toEqual(expect.arrayContaining([1, 2]));
  });

  test('city and commercial variants use content, author, role or position, and company.', () => {
    for (const route of ['/commercial/offices', '/communities/mission'] as const) {
      const quotes = pageAt(route).sections.flatMap((one) => one.quotes);
      expect(quotes.length, route).toBeGreaterThan(1);
      for (const { content, lines } of quotes) {
        expect(content, route).toMatch(/\w+ \w+ \w+/);
        expect(lines, route).toEqual([words, expect.stringMatching(/^\w.+, \w+/)]);
      }
    }
  });

  test('Service page content (residential and commercial): title, subtitle, description, heroImage, features (title, description, icon), benefits (strings), cases (title, description, image, client, location), testimonials (content, author, position, company), faqs (question, answer).', () => {
    for (const route of ['/residential/existing-homes', '/commercial/offices'] as const) {
      const page = pageAt(route);
      const { heading, paragraphs, pictures } = page.sections[0] ?? {};
      expect(heading, route).toMatch(new RegExp(`^\\w.* ${page.subtitle}$`));
      expect(page.subtitle, route).toMatch(/\w/);
      expect([paragraphs?.[0], pictures, page.hasStill], route).toEqual([words, 1, true]);
      const [feature] = shownSection(page, 'Our Services').items;
      expect(feature, route).toMatchObject({ title: words, texts: [words], icon: color });
      const [benefit] = shownSection(page, /^Why Choose/).items;
      expect(benefit, route).toMatchObject({ title: '', texts: [words] });
      const [story] = shownSection(page, /^(Recent Projects|Success Stories)$/).items;
      expect(story, route).toMatchObject({
        title: words,
        texts: [expect.stringMatching(/^\w[^|]+ \| \w[^|]+$/), words],
        pictures: 1,
      });
      const { quotes } = shownSection(page, 'What Our Clients Say');
      expect(quotes, route).toContainEqual({
        content: words,
        lines: [words, expect.stringMatching(/^\w.+, \w+/)],
        face: expect.stringMatching(/^[A-Z]$/),
        avatars: 0,
      });
      const { questions } = shownSection(page, 'Frequently asked questions');
      expect(questions[0], route).toMatchObject({ question: /\?$/, answer: words });
    }
  });

  test('FAQ: question, answer.', async ({ visit }) => {
    const faq = section(await visit('/services/video-services'), 'Frequently asked questions');
    const entries = faq.locator('details');
    const [first, second] = [entries.nth(0), entries.nth(1)];
    for (const entry of [first, second]) {
      await expect(entry.getByRole('heading', { level: 3 })).toHaveText(/\w+.*\?$/);
      await entry.locator('summary').click();
      await expect(entry.getByRole('paragraph')).toBeVisible();
      await expect(entry.getByRole('paragraph')).toHaveText(/\w+ \w+ \w+/);
    }
    await expect(first.getByRole('paragraph'), 'one open at a time').toBeHidden();
    await second.locator('summary').click();
    await expect(second.getByRole('paragraph'), 'collapsible').toBeHidden();
  });
});
