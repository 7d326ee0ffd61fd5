import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Showcase } from './index.ts';

const at = (reads: string) => ({ part: ['status'], reads }) as const;

export const guide: Guide = {
  use: 'For three to eight finished rooms that may be looked at in any order, one large and the next peeking in.',
  avoid: [
    'For a dozen pictures and more: use ProjectGallery, which shows them side by side.',
    'For one room that deserves the whole page: use RoomShowcase.',
    'For steps in an order: use ProcessTimeline.',
  ],
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: ['group', 'Slides'],
      does: 'Shows the next room (Left arrow in right-to-left text).',
      so: at('2 of 4'),
    },
    { keys: '{ArrowLeft}', does: 'Shows the room before.', so: at('1 of 4') },
    { keys: '{End}', does: 'Shows the last room.', so: at('4 of 4') },
    { keys: '{Home}', does: 'Shows the first room.', so: at('1 of 4') },
    {
      keys: '{Enter}',
      on: ['button', 'Next slide'],
      does: 'On a button: goes on or back; after the last room comes the first.',
      so: at('2 of 4'),
    },
  ],
  screenReader: [
    '“Discover, carousel”, then “Discover, heading level 2”',
    '“Next slide, button”, and after a press: “2 of 4”',
    'Each room: “2 of 4, slide”, the picture’s description, “Premium lighting design, heading level 3”',
  ],
  dos: [
    {
      why: 'Each room is whole by itself, so it does not matter who stops where.',
      example: (
        <PageWidth>
          <Showcase
            heading="Discover"
            slides={[
              {
                title: 'Luxury home theater',
                description: 'Two rows of recliners and a wall-to-wall picture.',
                image: drawnPicture('theater', 'Screen glowing in a dark theater'),
              },
              {
                title: 'Pool lighting',
                description: 'Even light under the water, a warm edge on the deck.',
                image: drawnPicture('pool', 'Lit pool behind a house'),
              },
              {
                title: 'Landscape lighting',
                description: 'Palms lit from the base and a path for sandals.',
                image: drawnPicture('palms', 'Lit palms along a drive'),
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A story in steps: whoever sees only the first slide has read half a sentence.',
      example: (
        <PageWidth>
          <Showcase
            heading="How We Work"
            slides={[
              {
                title: 'First we visit',
                description: 'We look at the rooms with you, and then ...',
                image: drawnPicture('livingRoom', 'Living room with one lamp lit'),
              },
              {
                title: '... we draw a plan',
                description: 'Which takes about a week, after which ...',
                image: drawnPicture('theater', 'Screen glowing in a dark theater'),
              },
              {
                title: '... we pull the wire',
                description: 'And clean up behind us.',
                image: drawnPicture('pool', 'Lit pool behind a house'),
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
