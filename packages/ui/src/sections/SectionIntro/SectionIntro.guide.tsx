import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Container, Section } from '../../layout/index.ts';
import { SectionIntro } from './index.ts';

export const guide: Guide = {
  use: 'For the beginning of a section of one’s own: a label if it helps, the heading that names the section, a lead of a sentence or two. Most sections bring it along.',
  avoid: [
    'For the beginning of a page: use Hero or PageIntro.',
    'Inside sections that take heading, label and lead themselves.',
    'For a title without a section around it: use Heading.',
  ],
  screenReader: [
    'The section is named by the heading once it has `aria-labelledby` with the same id: “A house should know what time it is, region”.',
    'Label, heading level 2, lead, in this order.',
  ],
  dos: [
    {
      why: 'Label, heading and lead each say something the other two do not.',
      example: (
        <PageWidth>
          <Section aria-labelledby="do-intro" space="compact">
            <Container>
              <SectionIntro
                headingId="do-intro"
                label="Our vision"
                heading={
                  <>
                    A house should know what <em>time</em> it is
                  </>
                }
                lead="Bright at breakfast, shaded at three in the afternoon, low and warm by dinner."
                layout="split"
              />
            </Container>
          </Section>
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'The same thing three times, and then the section still has to begin.',
      example: (
        <PageWidth>
          <Section aria-labelledby="dont-intro" space="compact">
            <Container>
              <SectionIntro
                headingId="dont-intro"
                label="Lighting"
                heading="Our Lighting Services"
                lead="Learn more about the lighting services that we offer."
                layout="split"
              />
            </Container>
          </Section>
        </PageWidth>
      ),
    },
  ],
};
