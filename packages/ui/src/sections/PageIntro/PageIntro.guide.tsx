import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { PageIntro } from './index.ts';

export const guide: Guide = {
  use: 'For the beginning of a page without a picture: its name as the one main heading, and a sentence about what can be done here.',
  avoid: [
    'For a page that opens with a picture: use Hero. For an article: use PostHero.',
    'For the beginning of a section: use SectionIntro.',
    'Twice on a page: its heading is the page’s one level 1.',
  ],
  screenReader: ['“Contact Us, heading level 1”; after a route change the focus may come here.'],
  dos: [
    {
      why: 'The name by which the menu calls the page, and what to bring along.',
      example: (
        <PageWidth>
          <PageIntro
            heading="Contact Us"
            lead="Tell us what the room does now and what you wish it did."
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A welcome is no name: whoever followed “Contact Us” has to look where they are.',
      example: (
        <PageWidth>
          <PageIntro
            heading="Welcome! We are happy that you are here"
            lead="On this page you can find information about contacting us."
          />
        </PageWidth>
      ),
    },
  ],
};
