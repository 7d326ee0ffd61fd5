import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { choose } from '../../components/Select/Select.fixtures.ts';
import { compact } from '../../desk/index.ts';
import { exampleCategories } from '../media.fixtures.ts';
import { ALL, type ImageFilters, noFilters } from './filters.ts';
import { MediaFilters } from './MediaFilters.tsx';

const tags = [
  { tag: 'outdoor', count: 800 },
  { tag: 'brick', count: 400 },
];

/** 2,000 images. Each filter halves the number. */
const shownBy = ({ search, category, featured, tags, only }: ImageFilters) =>
  2000 /
  2 ** [search, category !== ALL, featured !== ALL, only !== ALL, ...tags].filter(Boolean).length;

function Example({ initial }: { initial: ImageFilters }) {
  const [filters, setFilters] = useState(initial);
  return (
    <div className={compact}>
      <MediaFilters
        filters={filters}
        onChange={setFilters}
        categories={exampleCategories}
        tags={tags}
        shownCount={shownBy(filters)}
        totalCount={2000}
        choices={{ untitled: 12, hidden: 0 }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Media/MediaFilters',
  tags: ['experimental', '!stable'],
  component: Example,
  argTypes: propsOf(MediaFilters),
  args: { initial: noFilters },
});

type Canvas = ReturnType<typeof within>;
const count = (canvas: Canvas) => canvas.getByRole('status');

export const Default = meta.story();
export const Filtered = meta.story({
  args: {
    initial: {
      ...{ search: 'pool', category: 'service-photos', featured: 'others', order: 'title' },
      only: ALL,
      tags: ['outdoor', 'brick'],
    },
  },
});
export const NothingFits = meta.story({ args: { initial: { ...noFilters, search: 'zebra' } } });
export const WithoutImages = meta.story({
  render: () => (
    <MediaFilters
      filters={noFilters}
      onChange={() => {}}
      categories={exampleCategories}
      tags={[]}
      shownCount={0}
      totalCount={0}
    />
  ),
});

Default.test('narrows and widens the result, and shows the count', async ({ canvas }) => {
  await expect(count(canvas)).toHaveTextContent('2,000 images');
  await userEvent.type(canvas.getByRole('searchbox'), 'pool');
  await expect(count(canvas)).toHaveTextContent('1,000 of 2,000 images');
  await choose('Featured', 'Featured Only');
  await expect(count(canvas)).toHaveTextContent('500 of 2,000 images');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(count(canvas)).toHaveTextContent('2,000 images');
  await expect(canvas.getByRole('searchbox')).toHaveValue('');

  await choose('Tag', 'outdoor (800)');
  await choose('Tag', 'brick (400)');
  await expect(count(canvas)).toHaveTextContent('500 of 2,000 images');
  await userEvent.click(canvas.getByRole('button', { name: 'Show images without tag brick' }));
  await expect(count(canvas)).toHaveTextContent('1,000 of 2,000 images');
});

Filtered.test(
  'shows its filters on a phone at the press of a button',
  async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '390px';
    const button = canvas.getByRole('button', { name: 'Filters (4)' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /Category/ })).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: /Category/ })).toBeVisible();
    canvasElement.style.inlineSize = '';
  },
);

Default.test('shows only untitled images on request', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /hidden/ })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '12 untitled', pressed: false }));
  await expect(count(canvas)).toHaveTextContent('1,000 of 2,000 images');
  await userEvent.click(canvas.getByRole('button', { name: '12 untitled', pressed: true }));
  await expect(count(canvas)).toHaveTextContent('2,000 images');
});
