import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../index.ts';
import { Heading } from './Heading.tsx';

export const guide: Guide = {
  use: 'Use Heading for the title of a page or a section. Choose the level by the outline of the page, and the size by its look.',
  avoid: [
    'For large text that is not a title, such as a price: use Text.',
    'To skip a level, such as from 2 to 4: keep the level and choose another size.',
    'For the question of an Accordion: it has its own headings.',
  ],
  screenReader: ['“Our Services, heading level 2”'],
  dos: [
    {
      why: 'Name the content in words that visitors look for.',
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
      why: 'Don’t set a whole sentence as a heading. It cannot be skimmed.',
      example: (
        <Heading level={3} size="title">
          We plan, wire and look after your light, your music, your locks and your network in one
          visit
        </Heading>
      ),
    },
    {
      why: 'Don’t use a heading that fits any content. It does not help visitors find anything.',
      example: (
        <Stack gap="xs">
          <Heading level={3}>Welcome</Heading>
          <Text>Scenes for cooking, dining and the walk to bed.</Text>
        </Stack>
      ),
    },
  ],
};
