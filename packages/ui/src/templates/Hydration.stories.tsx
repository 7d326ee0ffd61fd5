import preview from '@custom-designs/storybook/preview.tsx';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { templates } from './examples/TemplateRegistry.fixtures.tsx';

/** What of the shared suite needs a browser. */
const meta = preview.meta({
  title: 'Templates/Hydration',
  tags: ['!autodocs'],
  parameters: { bare: true },
});

/** The templates as the server sends them: no script has run yet. */
export const FromServer = meta.story({ render: () => <main data-testid="page" /> });

const serve = (container: HTMLElement, page: ReactElement) => {
  container.innerHTML = renderToString(page);
};

FromServer.test('comes alive without a change to a word that was served', async ({ canvas }) => {
  const container = canvas.getByTestId('page');
  for (const page of templates.flatMap(({ full, minimal }) => [full, minimal])) {
    serve(container, page);
    const served = container.textContent;
    const errors: unknown[] = [];
    const root = hydrateRoot(container, page, {
      onRecoverableError: (error) => errors.push(error),
    });
    const first = () => Object.keys(container.firstElementChild ?? {}).join();
    await waitFor(() => expect(first()).toContain('__react'));
    await expect(errors).toEqual([]);
    await expect(container.textContent).toBe(served);
    root.unmount();
  }
});

FromServer.test('keeps ten times the text on the page, at 320 px too', async ({ canvas }) => {
  const container = canvas.getByTestId('page');
  const isPhone = matchMedia('(max-width: 47.9375em)').matches;
  const size = isPhone ? 320 : document.documentElement.clientWidth;
  container.style.inlineSize = `${size}px`;
  for (const { long } of templates) {
    serve(container, long);
    const tooWide = [...container.querySelectorAll('h1, h2, h3, p, a, li')].filter(
      (element) => element.getBoundingClientRect().right > size + 1,
    );
    await expect(tooWide.map(({ textContent }) => textContent?.slice(0, 40))).toEqual([]);
  }
  container.replaceChildren();
});
