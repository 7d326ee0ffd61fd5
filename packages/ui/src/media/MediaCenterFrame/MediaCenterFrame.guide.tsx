import { useState } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Container, Section } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { Workbench } from '../Workbench/index.ts';
import { MediaTabs, defaultMediaCenterFrameWords as words } from './index.ts';

/** A panel fills a screen; here a strip of it will do. */
function Tabs({ tabs }: { tabs: readonly (readonly [label: string, text: string])[] }) {
  const [selected, setSelected] = useState('tab-0');
  return (
    <PageWidth>
      <Section space="compact">
        <Container>
          <Workbench>
            <div style={{ blockSize: '7rem', overflow: 'clip' }}>
              <MediaTabs
                label="Media Center"
                selected={selected}
                onSelect={setSelected}
                tabs={tabs.map(([label, text], index) => ({
                  ...{ id: `tab-${index}`, label },
                  panel: <Text size="small">{text}</Text>,
                }))}
              />
            </div>
          </Workbench>
        </Container>
      </Section>
    </PageWidth>
  );
}

export const guide: Guide = {
  use: 'For the Media Center’s page: its title, who is signed in, and its two tabs, which both stay alive.',
  avoid: [
    'For public pages: it is dense, sans and neutral, for work.',
    'For a third tab that is not a place: signing out belongs to AccountStatus.',
    'Its notice for what has just happened: use a toast. It is for what holds, such as being offline.',
  ],
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: ['tab', /^Image Gallery/],
      does: 'Shows the next tab; after the last comes the first.',
      so: [
        { part: ['tab', 'Upload Images'], is: 'focused' },
        { part: ['tab', 'Upload Images'], is: 'selected' },
      ],
    },
    {
      keys: '{ArrowLeft}',
      does: 'Shows the tab before.',
      so: { part: ['tab', /^Image Gallery/], is: 'selected' },
    },
    {
      keys: '{End}',
      does: 'Shows the last tab.',
      so: { part: ['tab', 'Upload Images'], is: 'selected' },
    },
    {
      keys: '{Home}',
      does: 'Shows the first tab.',
      so: { part: ['tab', /^Image Gallery/], is: 'focused' },
    },
  ],
  screenReader: ['“Media Center, heading level 1”', '“Image Gallery (24), tab, selected, 1 of 2”'],
  dos: [
    {
      why: 'Each tab is a place, and says from afar how things stand there.',
      example: (
        <Tabs
          tabs={[
            [words.gallery(24), '24 images, the newest first.'],
            [words.upload({ completed: 12, total: 80 }), '12 of 80 are up.'],
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'Steps and deeds as tabs: an arrow key too far, and somebody is signed out.',
      example: (
        <Tabs
          tabs={[
            ['1. Select', 'Choose your images.'],
            ['2. Upload', 'Wait for your images.'],
            ['Sign Out', 'You have been signed out.'],
          ]}
        />
      ),
    },
  ],
};
