import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Container, Section } from '../../layout/index.ts';
import { Heading } from '../../text/index.ts';
import { HeroName } from './index.ts';

export const guide: Guide = {
  use: 'For the heading of a Hero whose name is the picture, such as a city: the name fills the line, and what comes before it is set small.',
  avoid: [
    'For a heading that is a sentence: give its words to Hero itself.',
    'Outside a page’s first heading: use Heading.',
    'For a firm’s mark: that is SiteHeader’s.',
  ],
  screenReader: ['“Custom Designs in McAllen, heading level 1”: one heading, read as one line.'],
  dos: [
    {
      why: 'A name of a word or two, and the rest in small before it.',
      example: (
        <PageWidth>
          <Section space="compact">
            <Container>
              <Heading level={1} size="hero">
                <HeroName before="Custom Designs in" name="Mission" />
              </Heading>
            </Container>
          </Section>
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A whole title as the name: no word of it stands out any more.',
      example: (
        <PageWidth>
          <Section space="compact">
            <Container>
              <Heading level={1} size="hero">
                <HeroName name="Home theaters and smart homes in Mission" />
              </Heading>
            </Container>
          </Section>
        </PageWidth>
      ),
    },
  ],
};
