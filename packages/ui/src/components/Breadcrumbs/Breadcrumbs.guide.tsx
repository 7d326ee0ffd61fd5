import type { Guide } from '../../docs/guide.ts';
import { Breadcrumbs } from './index.ts';

export const guide: Guide = {
  use: 'For pages at least two levels deep: where this page lies, and the way back up.',
  avoid: [
    'On the home page, or one level below it: there is only Home above, which the brand leads to. A trail for search engines may stay.',
    'For the steps of a task: use ProcessTimeline.',
    'For where a visitor has been: the browser’s Back button knows that.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next page above. The page one is on is no stop.',
      so: { part: ['link', 'Home'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Goes there.', by: 'browser' },
  ],
  screenReader: ['“Breadcrumb, navigation, list, 2 items”', '“Home, link”', '“Blog, current page”'],
  dos: [
    {
      why: 'The site’s own levels, from the top down; the page one is on comes last and is no link.',
      example: (
        <Breadcrumbs
          aria-label="Breadcrumb, do"
          items={[
            { label: 'Home', href: '#home' },
            { label: 'Services', href: '#services' },
            { label: 'Lighting Design', href: '#services-lighting' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'Steps of a request are no places: nothing lies above “Your date”, and a press loses what was filled in.',
      example: (
        <Breadcrumbs
          aria-label="Breadcrumb, don’t"
          items={[
            { label: 'Your room', href: '#step-1' },
            { label: 'Your wishes', href: '#step-2' },
            { label: 'Your date', href: '#step-3' },
          ]}
        />
      ),
    },
  ],
};
