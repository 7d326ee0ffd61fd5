import type { CSSProperties } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Section, Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { drawnPicture } from '../Picture/Picture.fixtures.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

const at = (reads: string) => ({ part: ['status'], reads }) as const;

const narrow = { '--ui-carousel-slide': '17rem' } as CSSProperties;
const rooms = [
  drawnPicture('theater', 'Home theater with a bright screen'),
  drawnPicture('pool', 'Pool lit from below at night'),
  drawnPicture('palms', 'Two pairs of palms in warm light'),
  drawnPicture('livingRoom', 'Living room with a floor lamp'),
  drawnPicture('desk', 'Desk under a reading lamp'),
];
const steps = [
  ['We visit', 'An hour in your house, with a tape measure.'],
  ['We draw', 'Every lamp and speaker on one plan.'],
  ['You sign', 'A price that does not move.'],
  ['We pull cable', 'Two days, before the drywall goes up.'],
  ['We hand over', 'An evening to learn the keypad.'],
] as const;

export const guide: Guide = {
  use: 'For pictures of one kind that may be looked at in any order. It scrolls by touch, wheel, keys and buttons, and never by itself.',
  avoid: [
    'For anything a visitor must not miss: only the first slide is sure to be seen.',
    'For steps in an order: use ProcessTimeline.',
    'For fewer than three things on a wide page: set them side by side in a Grid.',
  ],
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: ['group', 'Slides'],
      does: 'Shows the next slide (Left arrow in right-to-left text).',
      so: at('2 of 4'),
    },
    { keys: '{ArrowLeft}', does: 'Shows the slide before.', so: at('1 of 4') },
    { keys: '{End}', does: 'Shows the last slide.', so: at('4 of 4') },
    { keys: '{Home}', does: 'Shows the first slide.', so: at('1 of 4') },
    {
      keys: '{Enter}',
      on: ['button', 'Next slide'],
      does: 'On a button: goes on or back; after the last slide comes the first.',
      so: at('2 of 4'),
    },
  ],
  screenReader: [
    '“Discover, carousel”',
    '“Next slide, button”, and after a press: “2 of 4”',
    'Each slide: “2 of 4, slide”, then what stands in it.',
  ],
  customProperties: [
    { name: '--ui-carousel-slide', does: 'How wide one slide is, so that the next one peeks in.' },
  ],
  dos: [
    {
      why: 'Rooms of one kind, in any order; the next one peeks in and says that there is more.',
      example: (
        <PageWidth>
          <Section space="compact">
            <div style={narrow}>
              <Carousel aria-label="Rooms, do" header={<Heading level={3}>Rooms at night</Heading>}>
                {rooms.map((source) => (
                  <Picture key={source.alt} source={source} ratio="landscape" sizes="17rem" />
                ))}
              </Carousel>
            </div>
          </Section>
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Steps in an order: whoever does not press Next never learns how it ends.',
      example: (
        <PageWidth>
          <Section space="compact">
            <div style={narrow}>
              <Carousel aria-label="Steps, don’t" header={<Heading level={3}>How we work</Heading>}>
                {steps.map(([title, words], index) => (
                  <Stack key={title} gap="xs">
                    <Heading level={4}>{`${index + 1}. ${title}`}</Heading>
                    <Text>{words}</Text>
                  </Stack>
                ))}
              </Carousel>
            </div>
          </Section>
        </PageWidth>
      ),
    },
  ],
};
