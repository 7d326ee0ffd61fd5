import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { ProjectTiles } from './index.ts';

export const guide: Guide = {
  use: 'For two or three finished works that speak by their pictures, each with a title and a line.',
  avoid: [
    'For a gallery that grows and is fetched: use ProjectGallery.',
    'For what was wrong and what is better now: use CaseCards.',
    'For cards that only lead on: use LinkCards.',
  ],
  screenReader: [
    '“Recent projects on the island, region”, “list, 2 items”',
    'Each picture’s description, then its title as a heading of level 3.',
  ],
  dos: [
    {
      why: 'The title names the place; the line says what one should look for in the picture.',
      example: (
        <PageWidth>
          <ProjectTiles
            heading="Recent projects on the island"
            items={[
              {
                title: 'Beachfront condo',
                description: 'Shell stone lit from below, and a single button by the door.',
                image: drawnPicture('pool', 'Lit pool in front of a condo at night'),
              },
              {
                title: 'Vacation rental',
                description: 'One lamp is enough to find the sofa.',
                image: drawnPicture('livingRoom', 'Living room with one lamp lit'),
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Numbers for titles and “photo” for a description: nobody learns what was done.',
      example: (
        <PageWidth>
          <ProjectTiles
            heading="Portfolio"
            items={[
              { title: 'Project 1', image: drawnPicture('palms', 'Photo of our work') },
              { title: 'Project 2', image: drawnPicture('theater', 'Another photo') },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
