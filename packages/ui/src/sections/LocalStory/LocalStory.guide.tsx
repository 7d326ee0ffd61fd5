import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { LocalStory } from './index.ts';

export const guide: Guide = {
  use: 'For what is true of one place only: its story in two or three paragraphs, one picture, and what both ask of our work.',
  avoid: [
    'For a service or an offer: use OfferText.',
    'For a story in short that leads to a page: use Teaser.',
    'For points without a story before them: use ValueColumns.',
  ],
  screenReader: [
    '“An old river town in a hurry, region”; the picture’s description, the paragraphs.',
    '“list, 2 items” for the points, each with a heading of level 3.',
  ],
  dos: [
    {
      why: 'Only this town has these walls, and the points say what they ask of us.',
      example: (
        <PageWidth>
          <LocalStory
            heading="An old river town in a hurry"
            paragraphs={[
              'Downtown walls are three bricks thick, so we look for what earlier trades left behind: a dead gas pipe, a shaft, the gap over a tin ceiling.',
            ]}
            image={drawnPicture('palms', 'A lit front door between palms')}
            points={[
              { title: 'Old masonry', description: 'We drill mortar rather than brick.' },
              { title: 'When the ground shakes', description: 'Screens get locking hardware.' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Put another name in, and it fits any town in Texas.',
      example: (
        <PageWidth>
          <LocalStory
            heading="Proudly serving Brownsville"
            paragraphs={[
              'Brownsville is a vibrant community with a rich history and a bright future.',
              'We are proud to bring the latest technology to its homes and businesses.',
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
