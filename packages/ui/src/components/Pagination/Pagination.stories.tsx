import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './Pagination.guide.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  parameters: { guide },
  args: { page: 1, pageCount: 3, hrefOf: (page: number) => `/blog?page=${page}` },
});

export const Default = meta.story();
export const Middle = meta.story({ args: { page: 2 } });
export const OnePage = meta.story({ args: { pageCount: 1 } });
export const ManyPages = meta.story({ args: { page: 10, pageCount: 56 } });

Default.test('handles every key in its guide', walkKeyboard(guide));

Middle.test('links to the existing pages and marks the current one', async ({ canvas }) => {
  const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(hrefs).toEqual([1, 1, 2, 3, 3].map((page) => `/blog?page=${page}`));
  await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});

OnePage.test(
  'always shows pages 1 to 3, previous, and next, disabled if they do not exist',
  async ({ canvas }) => {
    for (const name of ['Previous', 'Page 2', 'Page 3', 'Next']) {
      const place = canvas.getByRole('link', { name });
      await expect(place).toHaveAttribute('aria-disabled', 'true');
      await expect(place).not.toHaveAttribute('href');
    }
  },
);
