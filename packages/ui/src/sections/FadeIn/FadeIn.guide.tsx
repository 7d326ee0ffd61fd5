import { Picture } from '../../components/Picture/index.ts';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { FadeIn } from './index.ts';

export const guide: Guide = {
  use: 'For bringing up one passage as it enters a desktop screen. Without scroll animations, on phones and for those who want no motion, it is simply there.',
  avoid: [
    'For what is first on the page: its largest picture would be painted late.',
    'Inside another FadeIn; SectionIntro already has one.',
    'For something that was loaded late: use Skeleton in its place.',
  ],
  screenReader: ['Nothing of its own; its content is read whether it has come up or not.'],
  dos: [
    {
      why: 'What belongs together comes up together.',
      example: (
        <FadeIn>
          <Stack gap="sm">
            <Heading level={3}>A house should know what time it is</Heading>
            <Text>Bright at breakfast, shaded at three, low and warm by dinner.</Text>
          </Stack>
        </FadeIn>
      ),
    },
  ],
  donts: [
    {
      why: 'Each line by itself: the list flickers in while one wants to read it.',
      example: (
        <Stack>
          {['Dimmers and scenes', 'Shades that follow the sun', 'One button by the door'].map(
            (line) => (
              <FadeIn key={line}>
                <Text>{line}</Text>
              </FadeIn>
            ),
          )}
        </Stack>
      ),
    },
    {
      why: 'The picture a page opens with must be there at once.',
      example: (
        <FadeIn>
          <Picture source={drawnPicture('pool', 'A lit pool beside a terrace')} ratio="landscape" />
        </FadeIn>
      ),
    },
  ],
};
