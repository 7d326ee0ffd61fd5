import { useState } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { Button } from '../Button/index.ts';
import { RouteAnnouncer } from './index.ts';

interface VisitProps {
  /** Of the pages that a press leads to, one after another. */
  titles: readonly string[];
}

/** Goes from page to page and writes down what is heard. */
function Visit({ titles }: VisitProps) {
  const [visit, setVisit] = useState(0);
  const title = titles[visit % titles.length] ?? '';
  return (
    <Stack gap="sm" align="start">
      <RouteAnnouncer path={`/${visit}`} getTitle={() => title} getFocusTarget={() => null} />
      <Button variant="secondary" onPress={() => setVisit(visit + 1)}>
        Next page
      </Button>
      <Text>Heard on arrival: “{title}”</Text>
    </Stack>
  );
}

export const guide: Guide = {
  use: 'For sites that change pages without loading them: once, in the frame of all pages. A screen reader then says the new page’s title, as it does after a real load.',
  avoid: [
    'For news within a page: use toast().',
    'Where the browser loads each page: it announces by itself, so leave it out.',
    'For a change of the address alone, such as a filter or a page of a list: the path stays, so nothing is said.',
  ],
  screenReader: ['The new page’s title. Tab then begins at its start.'],
  dos: [
    {
      why: 'The page’s own words come first: after two of them one knows where one is.',
      example: (
        <Visit titles={['Lighting Design - Custom Designs', 'Security Systems - Custom Designs']} />
      ),
    },
  ],
  donts: [
    {
      why: 'Every page has the same title: it is heard at each press and says nothing.',
      example: <Visit titles={['Custom Designs - Home Technology in McAllen']} />,
    },
  ],
};
