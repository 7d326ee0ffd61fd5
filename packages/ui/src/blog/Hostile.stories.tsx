import preview from '@custom-designs/storybook/preview.tsx';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { articles } from './hostile/contents.fixtures.ts';
import { openFrame } from './hostile/frame.fixtures.ts';
import { BlogRenderer } from './index.ts';

const meta = preview.meta({
  title: 'Blog/BlogRenderer/Hostile content',
  component: BlogRenderer,
  parameters: { bare: true },
  args: { article: articles[1] ?? { sections: [] } },
});

/** Shows what remains of one attack. The tests below use all of them. */
export const Default = meta.story();

const everything = articles.map((article, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  <BlogRenderer key={index} article={article} />
));

const ours = new Set(
  'div p h2 h3 ul ol li blockquote figure figcaption picture img span strong em code a'.split(' '),
);
const known = new Set(
  'class dir role aria-label src alt loading fetchpriority decoding href'.split(' '),
);
const safeAddress = /^(https?:\/\/[^/]|\/(?![/\\])|#|mailto:|tel:)/;

/** Finds elements in a page that the library didn't render. */
function strangersIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(ours.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      const isAddress = name === 'src' || name === 'href';
      return known.has(name) && !(isAddress && !safeAddress.test(value))
        ? []
        : [`${name}=${value}`];
    }),
  ]);
}

Default.test('detects a script that runs', async () => {
  const raw = '<img src=/none.png onerror=ran()><svg onload=ran()></svg><script>ran()</script>';
  const free = await openFrame(raw, false);
  await expect(free.ran()).toBeGreaterThanOrEqual(3);
  free.close();
  const guarded = await openFrame(raw, true);
  await waitFor(() => expect(guarded.reports().length).toBeGreaterThanOrEqual(3));
  await expect(guarded.ran()).toBe(0);
  await expect(strangersIn(guarded.document.body)).toContain('onload=ran()');
  guarded.close();
});

Default.test("runs no code in the server's HTML, and causes no policy report", async () => {
  const html = renderToStaticMarkup(everything);
  const free = await openFrame(html, false);
  await expect(free.ran()).toBe(0);
  // No article's markup contains the articles after it.
  await expect(free.document.querySelectorAll('body > [dir="auto"]')).toHaveLength(articles.length);
  await expect(strangersIn(free.document.body)).toEqual([]);
  free.close();
  const guarded = await openFrame(html, true);
  await expect(guarded.ran()).toBe(0);
  await expect(guarded.reports()).toEqual([]);
  guarded.close();
});

Default.test("runs no code in the browser's rendering", async () => {
  let ran = 0;
  Object.assign(window, {
    ran: () => {
      ran += 1;
    },
  });
  const container = document.createElement('div');
  container.hidden = true;
  document.body.append(container);
  const root = createRoot(container);
  root.render(everything);
  await waitFor(() => expect(container.childElementCount).toBe(articles.length), {
    timeout: 20_000,
  });
  await expect(strangersIn(container)).toEqual([]);
  await expect(ran).toBe(0);
  await expect(({} as { polluted?: true }).polluted).toBeUndefined();
  root.unmount();
  container.remove();
  Reflect.deleteProperty(window, 'ran');
});
