import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { DiscountBand } from './index.ts';

export const guide: Guide = {
  use: 'For what some visitors save, once a page: how much, who, and what they must do for it.',
  avoid: [
    'For a price or a range of prices: say it in OfferText or in an answer of Faq.',
    'For the end of a page: use CallToAction.',
    'For news that passes: use Toast, or a post.',
  ],
  screenReader: [
    '“15% off all services for seniors and veterans, region”',
    'The large figure is not heard, so the heading must say it.',
  ],
  dos: [
    {
      why: 'How much, for whom and on what condition, each said once in words.',
      example: (
        <PageWidth>
          <DiscountBand
            figure="15%"
            heading="15% off all services for seniors and veterans"
            text="A thank-you to the people who built this Valley."
            conditions="Mention it when you schedule and show a valid ID at the visit."
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Who cannot see the figure hears of no discount, and nobody learns whether it is theirs.',
      example: (
        <PageWidth>
          <DiscountBand figure="15%" heading="Special savings!" text="Ask us for details." />
        </PageWidth>
      ),
    },
  ],
};
