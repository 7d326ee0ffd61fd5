import { Clock, Flame, Lightbulb, Newspaper, ShieldCheck } from 'lucide-react';
import type { Guide } from '../../docs/guide.ts';
import { CategoryTabs } from './CategoryTabs.tsx';

export const guide: Guide = {
  use: 'Use CategoryTabs to show the posts of one category. Each tab is a link, so it can be shared and works without JavaScript.',
  avoid: [
    'For panels of one page: use Tabs.',
    'To choose several categories at once: use Checkbox.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first tab.',
      so: { part: ['link', 'All Posts'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next tab.',
      so: { part: ['link', 'Lighting'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Shows the posts of the category.', by: 'browser' },
  ],
  screenReader: ['“Categories, navigation, list, 10 items”', '“All Posts, current page, link”'],
  dos: [
    {
      why: 'Use the names of the categories, and start with all posts.',
      example: (
        <CategoryTabs
          aria-label="Categories, do"
          selected="lighting"
          hrefOf={(id) => `#${id}`}
          items={[
            { id: 'all', label: 'All Posts', icon: Newspaper },
            { id: 'lighting', label: 'Lighting', icon: Lightbulb },
            { id: 'security', label: 'Security', icon: ShieldCheck },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'Don’t mix a sort order with categories. Choosing “Newest” would deselect “Lighting”.',
      example: (
        <CategoryTabs
          aria-label="Categories, don’t"
          selected="newest"
          hrefOf={(id) => `#${id}`}
          items={[
            { id: 'newest', label: 'Newest', icon: Clock },
            { id: 'lighting', label: 'Lighting', icon: Lightbulb },
            { id: 'popular', label: 'Most Read', icon: Flame },
          ]}
        />
      ),
    },
  ],
};
