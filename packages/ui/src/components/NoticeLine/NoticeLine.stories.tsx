import preview from '@custom-designs/storybook/preview.tsx';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { guide } from './NoticeLine.guide.tsx';
import { NoticeLine } from './NoticeLine.tsx';

const meta = preview.meta({
  title: 'Components/NoticeLine',
  tags: ['experimental', '!stable'],
  component: NoticeLine,
  parameters: { guide },
  args: { children: 'Closed on Friday, November 27. We’re back on Saturday at 10 AM.' },
});

export const Default = meta.story();

Default.test(
  'shows a new notice in place of one that is over',
  async ({ canvas, canvasElement }) => {
    const page = document.createElement('div');
    canvasElement.append(page);
    const old = <NoticeLine until="2020-01-01">Closed on New Year’s Day.</NoticeLine>;
    page.innerHTML = renderToString(old);
    await expect(canvas.getByText('Closed on New Year’s Day.')).toBeVisible();
    // As the script in the page does.
    for (const part of page.querySelectorAll<HTMLElement>('[data-until]'))
      part.style.display = 'none';
    const root = hydrateRoot(page, old);
    await waitFor(() => expect(page).toBeEmptyDOMElement());
    root.render(<NoticeLine until="2999-12-31">Open on Sunday.</NoticeLine>);
    await waitFor(() => expect(canvas.getByText('Open on Sunday.')).toBeVisible());
    root.unmount();
  },
);
