import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { CallToAction } from './index.ts';

export const guide: Guide = {
  use: 'For the end of a page: one sentence that fits what was read, and one or two ways on. Once a page.',
  avoid: [
    'In the middle of a page: put Actions into the section that leads there.',
    'For a form: use ContactSection, or ContactPanels on phones.',
    'For a discount and its conditions: use DiscountBand.',
  ],
  screenReader: [
    '“Ready to see your patio after dark?, region”, then its heading, its text and its links.',
    'A picture behind the words is not heard.',
  ],
  dos: [
    {
      why: 'The sentence belongs to this page, and says how little the first step takes.',
      example: (
        <PageWidth>
          <CallToAction
            heading="Ready to see your patio after dark?"
            text="Two sentences and a photo are enough."
            actions={[
              { label: 'Get a Free Quote', href: '#quote' },
              { label: 'See Outdoor Projects', href: '#outdoor' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'It could end any page of any firm, and then asks for four things.',
      example: (
        <PageWidth>
          <CallToAction
            heading="Contact us today!"
            text="We offer a wide range of solutions for all your needs."
            actions={[
              { label: 'Call Us', href: '#call' },
              { label: 'Email Us', href: '#email' },
              { label: 'Our Services', href: '#services' },
              { label: 'Read Our Blog', href: '#blog' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
