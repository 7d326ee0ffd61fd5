import type { Guide } from '../docs/guide.ts';
import { Heading, Text } from '../text/index.ts';
import { Grid, Stack } from './index.ts';

const hours = ['Monday to Friday', '9 AM to 6 PM'] as const;
const saturday = ['Saturday', '10 AM to 4 PM'] as const;

export const guide: Guide = {
  use: 'Use the layout components for spacing: Stack in one direction, Grid in columns, Container for the page width, and Section for a part of a page with its own background. Put the parts of a page into Sections, so that each one hydrates by itself. They use the spacing scale of the theme.',
  avoid: [
    'For a border or a shadow: use Card.',
    'Inside a component that already places its parts: change its styles.',
    'For a line of text with links: use Text, which wraps on its own.',
  ],
  screenReader: [
    'Nothing, unless a Stack is a list (“list, 6 items”) or a Section has a name (“Services, region”)',
  ],
  dos: [
    {
      why: 'Use less space within a group than between groups.',
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
      why: 'Use columns for items of one kind, and only as many as the text has room for.',
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
      why: 'Don’t use the same space everywhere. It is unclear whether the hours belong to the day above or below.',
      example: (
        <Stack gap="lg">
          {[hours, saturday].flat().map((line) => (
            <Text key={line} tone="strong">
              {line}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      why: 'Don’t use four columns only because there are four items. The text has no room.',
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
