import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { SplitSection } from './index.ts';

export const guide: Guide = {
  use: 'For a heading that stays in view beside something long, and for building sections of that kind. On phones the heading stands above.',
  avoid: [
    'For what has its own section: Benefits, BulletStatement, OfferText, ProcessTimeline and Faq are built on it.',
    'For something short: use Section with SectionIntro above it.',
    'For two things of one rank side by side: use Grid.',
  ],
  screenReader: ['“How we keep our word, region”; the heading first, then what it heads.'],
  dos: [
    {
      why: 'A short heading beside several things to read; it stays while they pass.',
      example: (
        <PageWidth>
          <SplitSection heading="How we keep our word">
            <Stack>
              <Text>The price is written down before the first hole is drilled.</Text>
              <Text>Whoever installs it signs the cabinet door, with a number that rings.</Text>
              <Text>After a storm we call you; most of the time it takes two minutes.</Text>
              <Text>What we sold you is kept on our shelf for as long as it is made.</Text>
            </Stack>
          </SplitSection>
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'More heading than content: the eye looks for the rest of it.',
      example: (
        <PageWidth>
          <SplitSection heading="Everything you need to know about our warranty">
            <Text>Two years.</Text>
          </SplitSection>
        </PageWidth>
      ),
    },
  ],
};
