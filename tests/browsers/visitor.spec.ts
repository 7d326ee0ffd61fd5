import { home } from '../../site/src/content/home.ts';
import { asService } from '../e2e/site.ts';
import { part } from './tab.ts';
import { desktop, expect, phone, test } from './test.ts';

const [firstQuestion] = home.faq.items;
const question = part('heading', firstQuestion?.question ?? '');
const navigation = part('navigation', 'Main');
const trigger = part('button', 'Services', navigation);
const entry = part('link', /^Fiber Optic Installation/, navigation);

const isExpanded = (element: HTMLElement) => element.getAttribute('aria-expanded');
const isOpen = (element: HTMLElement) => element.closest('details')?.open;
const themeOf = () => document.documentElement.className.match(/light|dark/)?.[0];

test.describe('before the app has loaded', () => {
  test('an answer opens at the first press and closes at the second', async ({ tab }) => {
    await tab.goto('/');
    await tab.click(question);
    await expect.poll(() => tab.read(question, isOpen)).toBe(true);
    await tab.click(question);
    await expect.poll(() => tab.read(question, isOpen)).toBe(false);
  });

  test('typed text in a form stays after hydration', async ({ tab }) => {
    await tab.goto('/');
    const field = part('textbox', home.contact.fields.name);
    await tab.click(field);
    await tab.driver.type('Rosa');
    await tab.hydrate();
    await tab.driver.type(' Garza');
    await expect
      .poll(() => tab.read(field, (input) => (input as HTMLInputElement).value))
      .toBe('Rosa Garza');
  });
});

test.describe('the desktop navigation', () => {
  test('opens a menu on hover, closes it when the mouse leaves, and opens its pages', async ({
    tab,
  }) => {
    await tab.open('/about');
    await tab.hover(trigger);
    await tab.expectSeen(entry);
    await tab.driver.moveMouse({ x: 5, y: desktop.height - 5 });
    await tab.expectGone(entry);
    // Hovering opens the menu, so a late press of its button would close it again.
    await tab.hover(trigger);
    await tab.expectSeen(entry);
    await tab.click(entry);
    await tab.expectPath('/services/fiber-optic-installation');
  });

  test('opens a menu from the keyboard and closes it with Escape', async ({ tab }) => {
    await tab.open('/about');
    await tab.focusByTab(trigger);
    await tab.press('Enter');
    await tab.expectSeen(entry);
    await tab.press('Escape');
    await expect.poll(() => tab.read(trigger, isExpanded)).toBe('false');
    expect(await tab.read(trigger, (button) => button === document.activeElement)).toBe(true);
  });
});

test.describe('the phone menu', () => {
  test.use({ size: phone });
  const sheet = part('dialog', 'Menu');
  const button = part('button', 'Menu', part('banner'));

  test('opens, expands a section, opens a page, and closes', async ({ tab }) => {
    await tab.open('/about');
    await tab.click(button);
    await tab.expectSeen(sheet);
    await tab.click({ label: 'Services pages', inside: sheet });
    await tab.click(part('link', /^Lighting Design/, sheet));
    await tab.expectPath('/services/lighting-design');
    await tab.expectGone(sheet);
  });

  test('closes the phone menu with Escape', async ({ tab }) => {
    await tab.open('/about');
    await tab.click(button);
    await tab.expectSeen(sheet);
    await tab.press('Escape');
    await tab.expectGone(sheet);
  });

  test('opens the phone menu by touch', async ({ tab }) => {
    test.skip(!tab.driver.tap, 'this driver has no touch');
    await tab.goto('/about');
    await tab.tap(button);
    await tab.expectSeen(sheet);
    await tab.tap({ label: 'Services pages', inside: sheet });
    await tab.tap(part('link', /^Lighting Design/, sheet));
    await tab.expectPath('/services/lighting-design');
    await tab.expectGone(sheet);
  });
});

test('the theme stays after a reload, light and dark', async ({ tab }) => {
  await tab.open('/services');
  expect(await tab.run(themeOf)).toBe('dark');
  await tab.click(part('button', 'Switch to light theme'));
  await expect.poll(() => tab.run(themeOf)).toBe('light');
  await tab.driver.reload();
  expect(await tab.run(themeOf)).toBe('light');
  await tab.hydrate();
  await tab.click(part('button', 'Switch to dark theme'));
  await expect.poll(() => tab.run(themeOf)).toBe('dark');
  await tab.driver.reload();
  expect(await tab.run(themeOf)).toBe('dark');
});

test('Back restores the scroll position', async ({ tab }) => {
  await tab.open('/');
  const link = part('link', home.about.action.label);
  await tab.hover(link);
  const position = await tab.run(() => scrollY);
  expect(position).toBeGreaterThan(500);
  await tab.driver.pressMouse();
  await tab.expectPath('/about');
  await expect.poll(() => tab.run(() => scrollY)).toBe(0);
  await tab.driver.back();
  await tab.expectPath('/');
  await expect.poll(() => tab.run(() => scrollY)).toBeCloseTo(position, 0);
});

test('a carousel shows the next slide, and the first one after the last', async ({ tab }) => {
  await tab.open('/');
  const carousel = part('region', home.discover.heading);
  const position = part('status', undefined, carousel);
  const next = part('button', 'Next slide', carousel);
  const total = home.discover.slides.length;
  for (let slide = 2; slide <= total; slide += 1) {
    await tab.click(next);
    await tab.expectText(position, `${slide} of ${total}`);
  }
  await tab.click(next);
  await tab.expectText(position, `1 of ${total}`);
});

test('a form stores a message in the database and confirms it', async ({ tab }, { project }) => {
  const { fields, submit, sent } = home.contact;
  const email = `${project.name}@example.com`;
  const service = asService();
  await service.from('leads').delete().eq('email', email);
  await tab.open('/');
  await tab.fill(part('textbox', fields.name), 'Rosa Garza');
  await tab.fill(part('textbox', fields.email), email);
  await tab.fill(part('textbox', fields.subject), 'Patio lights');
  await tab.fill(part('textbox', fields.message), 'Twelve palms and a dark path.');
  await tab.click(part('button', submit));
  await tab.expectWords(sent.title);
  const { data } = await service.from('leads').select('*').eq('email', email);
  expect(data).toMatchObject([{ name: 'Rosa Garza', subject: 'Patio lights' }]);
});

test.describe('the blog’s tabs', () => {
  test.use({ size: phone });

  test('shows the tabs side by side without overlap', async ({ tab }) => {
    await tab.open('/blog');
    const overflows = await tab.read(part('navigation', 'Categories'), (strip) =>
      [...strip.querySelectorAll('li')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(overflows).toEqual([]);
  });
});
