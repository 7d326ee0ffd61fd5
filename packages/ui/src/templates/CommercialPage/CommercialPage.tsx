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

/** A kind of business and what it needs (docs/behavior.md#area-pages). */
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
