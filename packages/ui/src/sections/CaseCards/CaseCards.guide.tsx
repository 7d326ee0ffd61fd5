import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { CaseCards } from './index.ts';

export const guide: Guide = {
  use: 'For two to four finished jobs: a picture each, what was wrong and what is better now.',
  avoid: [
    'For work that is shown rather than told: use ProjectTiles, or ProjectGallery for many pictures.',
    'For many cases in chapters that lead on: use CaseChapters.',
    'For what we could do for somebody: use FeatureGrid. A case has happened.',
  ],
  screenReader: [
    '“Success Stories, region”, “list, 3 items”',
    'The picture’s description, “Sports bar | McAllen, TX”, then “Forty screens without forty remotes, heading level 3”.',
  ],
  dos: [
    {
      why: 'The title is what changed, and the line above it says for whom.',
      example: (
        <PageWidth>
          <CaseCards
            heading="Success Stories"
            items={[
              {
                title: 'Forty screens without forty remotes',
                description: 'Sources moved to one ventilated rack. Hosts now seat people by game.',
                image: drawnPicture('theater', 'Bar with a wall of screens'),
                client: 'Sports bar',
                location: 'McAllen, TX',
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A list of what was delivered, for nobody, tells no story.',
      example: (
        <PageWidth>
          <CaseCards
            heading="Our Work"
            items={[
              {
                title: 'AV system installation',
                description: 'We delivered a complete audio-video solution on time and on budget.',
                image: drawnPicture('livingRoom', 'Living room with one lamp lit'),
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
