import { hydrate } from '../site.ts';
import { expect, expectTargets, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const missing = '/no-such-room';

test.afterEach(({ reader }) => reader.unrouteAll());

test("Shows '404', 'Oops! Page not found' and a 'Return to Home' link to /.", async ({ visit }) => {
  const main = (await visit(missing)).getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expectTargets(main, 'Return to Home', ['/']);
  await expect(main.getByRole('link', { name: 'Return to Home' })).toBeInViewport();
});

test('Unknown route | 404 page', { tag: '@wide' }, async ({ reader }) => {
  for (const path of [
    missing,
    '/services/no-such',
    '/communities/laredo/',
    '/admin/no',
    '/a/b/c',
  ]) {
    const answer = await reader.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Oops! Page not found');
  }
});

test('any other path | Not-found page', { tag: '@wide' }, async ({ visit, reader }) => {
  await visit('/privacy');
  await hydrate(reader);
  await reader.evaluate((path) => {
    history.pushState(null, '', path);
    history.pushState(null, '', '/privacy');
    history.back();
  }, missing);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(reader).toHaveURL(missing);
});

test('The missing path is logged to the console.', { tag: '@wide' }, async ({ visit, reader }) => {
  const logged: string[] = [];
  reader.on('console', (message) => logged.push(message.text()));
  await visit('/communities/no-such/city');
  await hydrate(reader);
  await expect.poll(() => logged.join()).toContain('/communities/no-such/city');
  reader.removeAllListeners('console');
});

test("A default framework error screen titled 'Unexpected Application Error!' with the status or message exists for routing errors.", {
  tag: '@wide',
}, async ({ visit, reader }) => {
  await visit('/privacy');
  await hydrate(reader);
  await reader.route('**/about.data', (route) => route.fulfill({ status: 503, body: 'late' }));
  await reader.getByRole('contentinfo').getByRole('link', { name: 'Our Story' }).click();
  const main = reader.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(reader).toHaveTitle('Unexpected Application Error!');
  await expect(main).toContainText('503 Service Unavailable');
});
