import { useState } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { Button } from '../Button/Button.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

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
  use: 'Use RouteAnnouncer once in the layout of an app with client-side navigation. Screen readers then announce the title of each new page, as they do after a full load.',
  avoid: [
    'For messages on a page: use `toast()`.',
    'On sites with full page loads: the browser announces each page.',
    'For a change of the query only, such as a filter: the path stays the same, so nothing is announced.',
  ],
  screenReader: ['The title of the new page. Tab then starts at its top.'],
  dos: [
    {
      why: 'Start each title with the name of the page.',
      example: (
        <Visit titles={['Lighting Design - Custom Designs', 'Security Systems - Custom Designs']} />
      ),
    },
  ],
  donts: [
    {
      why: 'Don’t use the same title on every page. It does not say which page has opened.',
      example: <Visit titles={['Custom Designs - Home Technology in McAllen']} />,
    },
  ],
};
