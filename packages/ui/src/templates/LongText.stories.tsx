import preview from '@custom-designs/storybook/preview.tsx';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { templates } from './examples/templates.fixtures.tsx';

/** What of the shared suite needs a browser. */
const meta = preview.meta({
  title: 'Templates/LongText',
  tags: ['!autodocs'],
  parameters: { bare: true },
});

export const Default = meta.story({ render: () => <main data-testid="page" /> });

Default.test('keeps ten times the text on the page', async ({ canvas }) => {
  const container = canvas.getByTestId('page');
  const edge = document.documentElement.clientWidth;
  for (const { long } of templates) {
    container.innerHTML = renderToString(long);
    const tooWide = [...container.querySelectorAll('h1, h2, h3, p, a, li')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1,
    );
    await expect(tooWide.map(({ textContent }) => textContent?.slice(0, 40))).toEqual([]);
  }
  container.replaceChildren();
});
