import type { Guide } from '../docs/guide.ts';
import { Heading, Text } from '../text/index.ts';
import { Grid, Stack } from './index.ts';

const hours = ['Monday to Friday', '9 AM to 6 PM'] as const;
const saturday = ['Saturday', '10 AM to 4 PM'] as const;

export const guide: Guide = {
  use: 'For room between things: Stack in one direction, Grid in columns, Container for the width of a page, Section for a passage with its own ground. They make the same distances everywhere.',
  avoid: [
    'For looks, such as a frame or a shadow: use Card. These draw nothing but room and ground.',
    'Inside a component whose own styles already place its parts: change those.',
    'For a line of words and links: that is Text, which wraps by itself.',
  ],
  screenReader: [
    'Nothing, unless a Stack is a list (“list, 6 items”) or a Section has a name (“Services, region”).',
  ],
  dos: [
    {
      why: 'What belongs together stands together: little room inside a pair, more between two.',
      example: (
        <Stack gap="lg">
          {[hours, saturday].map(([days, open]) => (
            <Stack key={days} gap="hair">
              <Heading level={3} size="subheading">
                {days}
              </Heading>
              <Text>{open}</Text>
            </Stack>
          ))}
        </Stack>
      ),
    },
    {
      why: 'Columns for things of one kind, as many as have room for their words.',
      example: (
        <Grid as="ul" columns={2} gap="md">
          {['Lighting', 'Audio', 'Security', 'Networking'].map((trade) => (
            <li key={trade}>{trade}</li>
          ))}
        </Grid>
      ),
    },
  ],
  donts: [
    {
      why: 'One distance between everything: do the hours belong to the day above or below?',
      example: (
        <Stack gap="lg">
          {[hours, saturday].flat().map((words) => (
            <Text key={words} tone="strong">
              {words}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      why: 'Four columns because there are four things: the words have no room.',
      example: (
        <Grid as="ul" columns={4} gap="xxs">
          {['Lighting design', 'Multi-room audio', 'Security systems', 'Fiber optics'].map(
            (trade) => (
              <li key={trade}>{trade}</li>
            ),
          )}
        </Grid>
      ),
    },
  ],
};
