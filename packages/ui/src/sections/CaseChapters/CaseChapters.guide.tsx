import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { CaseChapters } from './index.ts';

const taqueria = {
  title: 'A taqueria that quieted down',
  description: 'Panels over the grill line took the edge off, and the music came down to talking.',
  client: 'Family taqueria',
  location: 'Weslaco, TX',
};
const callCenter = {
  title: 'Open plan, lower voices',
  description: 'Sound masking above the desks, and calls that stay at their desk.',
  client: 'Insurance call center',
  location: 'McAllen, TX',
};
const patio = drawnPicture('palms', 'Palms over a patio');
const reception = drawnPicture('livingRoom', 'A reception at night');

export const guide: Guide = {
  use: 'For many case studies, by the kind of place they happened in. One chapter is open at a time, the first from the start, and every story leads to its page.',
  avoid: [
    'For two to four cases: use CaseCards, where nothing is closed.',
    'For pictures without a story: use ProjectGallery.',
    'For questions and answers: use Faq.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first chapter, which is open.',
      so: { part: ['button', /^Restaurants & Bars/], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves through the stories of the open chapter, then to the next one.',
      so: { part: ['link', 'Forty screens without forty remotes'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'On a story: goes to its page.', by: 'browser' },
    {
      keys: '{Enter}',
      on: ['button', /^Offices/],
      does: 'On a chapter: opens it and closes the other.',
      so: [
        { part: ['button', /^Offices/], is: 'expanded' },
        { part: ['button', /^Restaurants & Bars/], is: 'collapsed' },
      ],
    },
    {
      keys: ' ',
      does: 'Closes the open chapter.',
      so: { part: ['button', /^Offices/], is: 'collapsed' },
    },
  ],
  screenReader: [
    '“What was asked, what was done, region”',
    '“Restaurants & Bars Sports bar, Family taqueria, button, expanded”',
    '“Forty screens without forty remotes, link, heading level 4”',
  ],
  dos: [
    {
      why: 'Chapters are places a reader knows as theirs, with the clients beneath.',
      example: (
        <PageWidth>
          <CaseChapters
            heading="What was asked, what was done"
            chapters={[
              { title: 'Restaurants & Bars', image: patio, href: '#bars', cases: [taqueria] },
              { title: 'Offices', image: reception, href: '#offices', cases: [callCenter] },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Chapters by year: who runs a taqueria cannot know which one to open.',
      example: (
        <PageWidth>
          <CaseChapters
            heading="Our References"
            chapters={[
              {
                title: '2024',
                image: reception,
                href: '#2024',
                cases: [{ title: callCenter.title, description: callCenter.description }],
              },
              {
                title: '2023',
                image: patio,
                href: '#2023',
                cases: [{ title: taqueria.title, description: taqueria.description }],
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
