import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { type HtmlElement, HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { client as clientFolder } from '../../site/build/dist.ts';

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'no-unknown-attributes': 'error' },
    elements: [
      'html5',
      {
        // Open Graph.
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
  const client = fileURLToPath(clientFolder);
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const { results } = await checker.validateMultipleFiles(
    pages.filter((path) => path.endsWith('.html')).map((path) => join(client, path)),
  );
  const faults = results.flatMap(({ filePath, messages }) =>
    messages
      // The checker knows no attributes of SVG.
      .filter(({ message }) => !/ on <(svg|path)> element$/.test(message))
      .map(({ message, selector }) => `${filePath} ${selector}: ${message}`),
  );
  expect(faults).toEqual([]);
});
