import type { Guide } from '../../docs/guide.ts';
import { Actions } from './index.ts';

export const guide: Guide = {
  use: 'For where a section leads: one place, or two of which the first is the one we hope for. Every way on is a link.',
  avoid: [
    'For doing something on this page, such as sending a form: use Button.',
    'For more than two or three places: use LinkCards, or a list of Links.',
    'A second row with a lamp in the same view: give it the quiet emphasis.',
  ],
  screenReader: [
    '“Get a Free Quote, link”, one after the other; the row itself has no name.',
    'With `about`: “Learn More about our services, link”',
  ],
  dos: [
    {
      why: 'The first is lit, the second stands back.',
      example: (
        <Actions
          items={[
            { label: 'Get a Free Quote', href: '#quote' },
            { label: 'See Our Projects', href: '#projects' },
          ]}
        />
      ),
    },
    {
      why: 'Short words say the rest to those who hear them alone.',
      example: (
        <Actions
          emphasis="quiet"
          items={[{ label: 'Learn More', href: '#lighting', about: 'about lighting design' }]}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'Five ways on are a menu, and none of them is the next step.',
      example: (
        <Actions
          items={[
            { label: 'Get a Quote', href: '#get-quote' },
            { label: 'Services', href: '#services' },
            { label: 'Projects', href: '#all-projects' },
            { label: 'Blog', href: '#blog' },
            { label: 'About Us', href: '#about' },
          ]}
        />
      ),
    },
    {
      why: 'A label that is no deed and names no place.',
      example: <Actions items={[{ label: 'Click Here', href: '#here' }]} />,
    },
  ],
};
