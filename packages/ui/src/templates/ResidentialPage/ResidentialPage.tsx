import { AreaFrame, type AreaPageProps } from '../PageFrame/index.ts';

export type ResidentialPageProps = AreaPageProps;

const heroActions = [
  { label: 'Request a Consultation', href: '/contact' },
  { label: 'View All Residential Services', href: '/residential' },
] as const;
const closingActions = [
  { label: 'Get a Free Quote', href: '/contact' },
  { label: 'Explore More Services', href: '/residential' },
] as const;

/**
 * A kind of home and what it needs (docs/behavior.md#area-pages).
 *
 * For one kind of home, such as a new house or a vacation home: what we do there, what one gains,
 * recent projects, voices, questions. Its ways on lead to the contact page and to all residential
 * services.
 * - For a kind of business: use CommercialPage, which has the same order and other words.
 * - For a single service, such as lighting: use ServicePage.
 * - For the overview of all kinds of home: use PageFrame with LinkCards.
 */
export function ResidentialPage(props: ResidentialPageProps) {
  return (
    <AreaFrame
      heroActions={heroActions}
      closingActions={closingActions}
      casesHeading="Recent Projects"
      {...props}
    />
  );
}
