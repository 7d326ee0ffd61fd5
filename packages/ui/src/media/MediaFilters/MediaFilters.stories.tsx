import { useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { exampleImages } from '../media.fixtures.ts';
import { countTags, filterImages, type ImageFilters, noFilters } from '../model/index.ts';
import { Workbench } from '../Workbench/index.ts';
import { MediaFilters } from './index.ts';
import { guide } from './MediaFilters.guide.tsx';

const images = exampleImages(2000);

function Example({ initial }: { initial: ImageFilters }) {
  const [filters, setFilters] = useState(initial);
  return (
    <Workbench>
      <MediaFilters
        filters={filters}
        onChange={setFilters}
        tags={countTags(images)}
        shownCount={filterImages(images, filters).length}
        totalCount={images.length}
      />
    </Workbench>
  );
}

const meta = preview.meta({
  title: 'Media/MediaFilters',
  tags: ['experimental', '!stable'],
  component: Example,
  parameters: { guide },
  args: { initial: noFilters },
});

type Canvas = ReturnType<typeof within>;
const list = (canvas: Canvas, name: string) => canvas.getByRole('combobox', { name });
const options = (canvas: Canvas, name: string) =>
  [...list(canvas, name).querySelectorAll('option')].map(({ text }) => text);
const count = (canvas: Canvas) => canvas.getByRole('status');

export const Default = meta.story();
export const Filtered = meta.story({
  args: {
    initial: {
      ...{ search: 'pool', category: 'service-photos', isFeatured: false, order: 'title' as const },
      tags: ['outdoor', 'brick'],
    },
  },
});
export const NothingFits = meta.story({ args: { initial: { ...noFilters, search: 'zebra' } } });
export const WithoutImages = meta.story({
  render: () => (
    <MediaFilters filters={noFilters} onChange={() => {}} tags={[]} shownCount={0} totalCount={0} />
  ),
});
export const LongText = meta.story({
  args: {
    initial: {
      ...noFilters,
      search: 'a very long search that somebody pasted by mistake '.repeat(3),
      tags: ['an-unusually-long-tag-that-somebody-typed-without-any-spaces-at-all', 'pool'],
    },
  },
});
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

Default.test('answers to every key of its table', walkKeyboard(guide));

Default.test('offers every filter', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Search & Filter' })).toBeVisible();
  await expect(
    canvas.getByPlaceholderText('Search by title, description, or tags...'),
  ).toHaveAccessibleName('Search');
  await expect(options(canvas, 'Category')).toEqual([
    ...['All Categories', 'General Assets', 'Hero Images', 'Service Photos', 'Team Members'],
    ...['Project Gallery', 'Blog Images', 'Backgrounds'],
  ]);
  await expect(options(canvas, 'Featured')).toEqual([
    ...['All Images', 'Featured Only', 'Not Featured'],
  ]);
});

Default.test('says how many are shown with every change', async ({ canvas }) => {
  await expect(count(canvas)).toHaveTextContent('2,000 images');
  await userEvent.type(canvas.getByRole('searchbox'), 'pool');
  await expect(count(canvas)).toHaveTextContent('400 of 2,000 images');
  await userEvent.selectOptions(list(canvas, 'Featured'), 'Featured Only');
  await expect(count(canvas)).toHaveTextContent('57 of 2,000 images');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(count(canvas)).toHaveTextContent('2,000 images');
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
});

Default.test('narrows by several tags, and widens again', async ({ canvas }) => {
  await userEvent.selectOptions(list(canvas, 'Tag'), 'outdoor (800)');
  await userEvent.selectOptions(list(canvas, 'Tag'), 'brick (400)');
  await expect(count(canvas)).toHaveTextContent('400 of 2,000 images');
  await userEvent.click(canvas.getByRole('button', { name: 'Show images without tag brick too' }));
  await expect(count(canvas)).toHaveTextContent('800 of 2,000 images');
});
