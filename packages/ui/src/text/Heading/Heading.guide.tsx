import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../index.ts';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  use: 'For the title of what follows. Choose the level by the page’s outline and the size by its looks.',
  avoid: [
    'For large words that title nothing, such as a price: use Text.',
    'A level that skips one, such as 2 then 4: keep the level and choose another size.',
    'For the question of an Accordion: its items make their own.',
  ],
  screenReader: ['“Our Services, heading level 2”'],
  dos: [
    {
      why: 'The level follows the outline; the size fits a small box.',
      example: (
        <Stack gap="xs">
          <Heading level={3} size="subheading">
            Opening hours
          </Heading>
          <Text>Monday to Friday, 9 AM to 6 PM.</Text>
        </Stack>
      ),
    },
    {
      why: 'It says what follows, in the words people look for.',
      example: (
        <Stack gap="xs">
          <Heading level={3}>Lighting design</Heading>
          <Text>Scenes for cooking, dining and the walk to bed.</Text>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      why: 'A paragraph dressed as a title: it is shouted, and nobody skims it.',
      example: (
        <Heading level={3} size="title">
          We plan, wire and look after your light, your music, your locks and your network in one
          visit
        </Heading>
      ),
    },
    {
      why: 'It could stand over anything, so it helps nobody to find anything.',
      example: (
        <Stack gap="xs">
          <Heading level={3}>Welcome</Heading>
          <Text>Scenes for cooking, dining and the walk to bed.</Text>
        </Stack>
      ),
    },
  ],
};
