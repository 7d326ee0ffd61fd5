import { AreaFrame, type AreaPageProps } from '../PageFrame/index.ts';

export type CommercialPageProps = AreaPageProps;

const heroActions = [
  { label: 'Request a Consultation', href: '/contact' },
  { label: 'View All Commercial Services', href: '/commercial' },
] as const;
const closingActions = [
  { label: 'Get a Free Quote', href: '/contact' },
  { label: 'Explore More Services', href: '/commercial' },
] as const;

/**
 * A kind of business and what it needs (docs/behavior.md#area-pages).
 *
 * For one kind of business, such as restaurants or offices: what we do there, what they gain,
 * cases with client and place, voices, questions. Its ways on lead to the contact page and to all
 * commercial services.
 * - For a kind of home: use ResidentialPage, which has the same order and other words.
 * - For a service that homes and businesses share: use ServicePage.
 * - For the overview of all kinds of business: use PageFrame with LinkCards.
 */
export function CommercialPage(props: CommercialPageProps) {
  return (
    <AreaFrame
      heroActions={heroActions}
      closingActions={closingActions}
      casesHeading="Success Stories"
      {...props}
    />
  );
}
