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

/** A kind of home and what it needs (docs/behavior.md#area-pages). */
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
