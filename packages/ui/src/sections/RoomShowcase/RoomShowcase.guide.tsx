import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { RoomShowcase } from './index.ts';

const theater = drawnPicture('theater', 'A small theater with its screen lit');

export const guide: Guide = {
  use: 'For one room in full: its picture from edge to edge, and at its feet two to four things that make it work.',
  avoid: [
    'For opening a page: use Hero, which holds the main heading.',
    'For several rooms: use Showcase or ProjectTiles.',
    'For what holds for all our work: use ValueColumns.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the way on.',
      so: { part: ['link', 'See Home Theater Installation'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Follows it.', by: 'browser' },
  ],
  screenReader: [
    '“The matinee room, region”, and the picture’s description.',
    '“The matinee room, heading level 2”, “list, 3 items”, “Seats that lift, heading level 3”',
  ],
  dos: [
    {
      why: 'Each point can be found in the picture, or felt in that room.',
      example: (
        <PageWidth>
          <RoomShowcase
            heading="The matinee room"
            lead="Twelve feet by fourteen, one window, a closet that becomes the rack."
            image={theater}
            points={[
              { title: 'Seats that lift', description: 'Recliners with a gentle rise.' },
              { title: 'Every word', description: 'Three front speakers matched for speech.' },
              { title: 'One press to start', description: 'The shade drops, the lamp fades.' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Praise of the company: it would fit every room, so it says nothing of this one.',
      example: (
        <PageWidth>
          <RoomShowcase
            heading="Home Theater Solutions"
            lead="We offer a full range of premium entertainment options."
            image={theater}
            points={[
              { title: 'Experience', description: 'Serving the Valley since 2009.' },
              { title: 'Quality', description: 'Only the best brands.' },
              { title: 'Satisfaction', description: 'Your happiness is our mission.' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
