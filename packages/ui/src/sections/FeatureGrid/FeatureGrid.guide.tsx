import { Cable, Projector, Speaker, Sun } from 'lucide-react';
import { Icon } from '../../components/Icon/index.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { FeatureGrid } from './index.ts';

export const guide: Guide = {
  use: 'For what is in an offer, or why to choose it: four to twelve parts in any order, each a title and a sentence or two.',
  avoid: [
    'For parts that lead to pages of their own: use LinkCards, or ValueColumns with places to go.',
    'For steps in their order: use ProcessTimeline.',
    'For lines that need no sentence beneath them: use Benefits.',
  ],
  screenReader: [
    '“What Is in a Theater, region”, “list, 4 items”',
    'Each title is a heading of level 3; the drawings are not heard.',
  ],
  dos: [
    {
      why: 'A title that says the point, a drawing that fits it, a sentence with a reason.',
      example: (
        <PageWidth>
          <FeatureGrid
            heading="What Is in a Theater"
            items={[
              {
                title: 'Even bass',
                description: 'Two small subwoofers in the right places beat one in the corner.',
                icon: <Icon icon={Speaker} size={24} />,
              },
              {
                title: 'A picture for your wall',
                description: 'We measure the light first, then choose screen and projector.',
                icon: <Icon icon={Projector} size={24} />,
              },
              {
                title: 'House lights',
                description: 'They go down with the film and come up at its end.',
                icon: <Icon icon={Sun} size={24} />,
              },
              {
                title: 'Nothing to see',
                description: 'Cables run in the wall, labelled at both ends.',
                icon: <Icon icon={Cable} size={24} />,
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'One drawing for everything marks nothing, and these titles could head any offer.',
      example: (
        <PageWidth>
          <FeatureGrid
            heading="Our Features"
            items={['Quality', 'Innovation'].map((title) => ({
              title,
              description: 'We bring passion and expertise to every project we take on.',
              icon: <Icon icon={Sun} size={24} />,
            }))}
          />
        </PageWidth>
      ),
    },
  ],
};
