import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, hydrate, test } from './site.ts';

const isPage = (path: string) => !/\.\w+$/.test(path);

/** The site as other hosts serve it: under addresses with a slash alone, or under both. */
async function serveLike(host: 'adding' | 'keeping', site: string) {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    if (host === 'adding' && isPage(pathname) && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const path = isPage(pathname) ? pathname.replace(/(?<=.)\/$/, '') : pathname;
    const answer = await fetch(site + path);
    const headers = ['content-type', 'cache-control', 'content-security-policy'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value] as const] : [];
    });
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const hosted = test.extend<{ host: 'adding' | 'keeping' | 'removing'; site: string }>({
  host: ['removing', { option: true }],
  site: async ({ host, baseURL }, use) => {
    // The site's own server takes slashes away.
    if (host === 'removing' || !baseURL) return use(baseURL ?? '');
    const { url, close } = await serveLike(host, baseURL);
    await use(url);
    close();
    return undefined;
  },
});

for (const host of ['adding', 'keeping', 'removing'] as const) {
  hosted.describe(`on a host that is ${host} slashes`, () => {
    hosted.use({ host });

    for (const path of ['/about', '/about/']) {
      hosted(`Back leads to ${path}, and a reload stays there`, async ({ page, site }) => {
        await page.goto(`${site}${path}?from=mail`);
        expect(new URL(page.url()).search).toBe('?from=mail');
        await hydrate(page);
        const heading = page.getByRole('heading', { level: 1 });
        const about = (await heading.textContent()) ?? '';
        await page.evaluate(() =>
          document.querySelector<HTMLAnchorElement>('footer a[href="/blog"]')?.click(),
        );
        await expect(page).toHaveURL(/\/blog$/);
        await expect(heading).not.toHaveText(about);
        await page.goBack();
        await expect(page).toHaveURL(/\/about\/?\?from=mail$/);
        await expect(heading).toHaveText(about);
        await page.reload();
        await expect(heading).toHaveText(about);
      });
    }

    hosted('links open every kind of page', async ({ page, site }) => {
      await page.goto(site);
      await hydrate(page);
      const heading = page.getByRole('heading', { level: 1 });
      for (const href of ['/services', '/services/lighting-design', '/communities/mission', '/']) {
        await page.evaluate(
          (target) => document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)?.click(),
          href,
        );
        await expect(page).toHaveURL(site + href);
        await expect(heading).toBeVisible();
      }
      await page.goBack();
      await expect(page).toHaveURL(/\/communities\/mission$/);
      await expect(heading).toContainText('Mission');
    });
  });
}

test('a page has one address: the one with a slash leads to it', async ({ page, baseURL }) => {
  for (const path of ['/about/', '/services/audio-services/', '/blog/']) {
    const response = await page.request.get(`${path}?a=1`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers().location).toBe(`${path.slice(0, -1)}?a=1`);
  }
  await page.goto('/about/');
  await expect(page).toHaveURL(`${baseURL}/about`);
});

test('the data of a page is there under both of its addresses', async ({ page }) => {
  for (const path of ['/about', '/services/audio-services', '/blog', '/admin/media']) {
    const plain = await page.request.get(`${path}.data`);
    const slashed = await page.request.get(`${path}/_.data`);
    expect(plain.status(), path).toBe(200);
    expect(slashed.status(), path).toBe(200);
    expect(await slashed.text()).toBe(await plain.text());
  }
});
