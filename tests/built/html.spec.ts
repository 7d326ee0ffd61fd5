import { expect, test } from '@playwright/test';
import { type HtmlElement, HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { pages } from './pages.ts';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'no-unknown-attributes': 'error' },
    elements: [
      'html5',
      {
        meta: { attributes: { property: {} } },
        source: {
          attributes: {
            sizes: {
              required: (source: HtmlElement) =>
                / \d+w/.test(String(source.getAttribute('srcset'))) && 'has widths but no sizes',
            },
          },
        },
      },
    ],
  }),
);

test('every page is valid HTML', async () => {
  const { results } = await checker.validateMultipleFiles(pages.map(({ file }) => file));
  const problems = results.flatMap(({ filePath, messages }) =>
    messages
      // html-validate doesn't know SVG attributes.
      .filter(({ message }) => !/ on <(svg|path)> element$/.test(message))
      .map(({ message, selector }) => `${filePath} ${selector}: ${message}`),
  );
  expect(problems).toEqual([]);
});
