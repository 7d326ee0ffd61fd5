import { useState } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { exampleImages } from '../media.fixtures.ts';
import {
  countTags,
  filterImages,
  type ImageCategory,
  type ImageFilters,
  imageCategories,
  noFilters,
} from '../model/index.ts';
import { Workbench } from '../Workbench/index.ts';
import { MediaFilters } from './index.ts';

const images = exampleImages(200);
const tags = countTags(images);

interface FiltersProps {
  categories: readonly ImageCategory[];
  isTotalKnown?: boolean;
}

function Filters({ categories, isTotalKnown = true }: FiltersProps) {
  const [filters, setFilters] = useState<ImageFilters>({
    ...noFilters,
    category: 'service-photos',
  });
  const shownCount = filterImages(images, filters).length;
  return (
    <Workbench>
      <MediaFilters
        filters={filters}
        onChange={setFilters}
        categories={categories}
        tags={tags}
        shownCount={shownCount}
        totalCount={isTotalKnown ? images.length : shownCount}
      />
    </Workbench>
  );
}

export const guide: Guide = {
  use: 'For narrowing the gallery by words, category, tags and featured. Every change acts at once and says how many are left.',
  avoid: [
    'For the blog: use PostSearch and CategoryTabs, which have addresses.',
    'For a gallery of a dozen images: they are seen at a glance.',
    'For lists that a server narrows: every change must answer at once.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the search field.',
      so: { part: ['searchbox', 'Search'], is: 'focused' },
    },
    { keys: 'pool', does: 'Typing narrows.', so: { part: ['status'], reads: /^400 of 2,000/ } },
    { keys: '{ArrowDown}', does: 'In a list: chooses the next.', by: 'browser' },
    {
      keys: '{Enter}',
      on: ['button', 'Clear filters'],
      does: 'On Clear filters: shows all again.',
      so: { part: ['status'], reads: /^2,000/ },
    },
  ],
  screenReader: ['“Search & Filter, heading level 2”', 'After a change: “400 of 2,000 images”'],
  dos: [
    {
      why: 'Categories as people call them, and the count out of all there are.',
      example: <Filters categories={imageCategories} />,
    },
  ],
  donts: [
    {
      why: 'The database’s own values for words, and a count that hides the other 171.',
      example: (
        <Filters
          categories={imageCategories.map(({ value }) => ({ value, label: value }))}
          isTotalKnown={false}
        />
      ),
    },
  ],
};
