import type { Guide } from '../../docs/guide.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const guide: Guide = {
  use: 'Use Breadcrumbs on pages that are at least two levels deep. They show where the page is in the site and link to the pages above it.',
  avoid: [
    'On the home page and one level below it: the logo already links to Home.',
    'For the steps of a task: use ProcessTimeline.',
    'For the pages that a visitor has opened before: that is the Back button of the browser.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next link. The current page is not a link.',
      so: { part: ['link', 'Home'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Opens the page.', by: 'browser' },
  ],
  screenReader: ['“Breadcrumb, navigation, list, 2 items”', '“Home, link”', '“Blog, current page”'],
  dos: [
    {
      why: 'List the levels of the site from the home page down. The current page comes last and is not a link.',
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
      why: 'Don’t use breadcrumbs for the steps of a form. The steps have no hierarchy, and a link would discard what was entered.',
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
