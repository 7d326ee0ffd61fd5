import type { ReactNode } from 'react';
import type { PictureSource } from '../../components/Picture/index.ts';
import { Benefits } from '../../sections/Benefits/index.ts';
import { CaseCards, type CaseStudy } from '../../sections/CaseCards/index.ts';
import type { Question } from '../../sections/Faq/index.ts';
import { type Feature, FeatureGrid } from '../../sections/FeatureGrid/index.ts';
import type { StickyActionProps } from '../../sections/StickyAction/index.ts';
import { type ClientStatement, Testimonials, voiceOf } from '../../sections/Testimonials/index.ts';
import { type PageClosing, PageFrame } from '../PageFrame/index.ts';

/** The content of an area page (docs/behavior.md#content-structures), and its headings. */
export interface AreaPageProps {
  title: string;
  /** Ends the title: "Emergency" + "Services". */
  subtitle?: string;
  description: ReactNode;
  heroImage: PictureSource;
  /** A film that may play over the image; the image stays when it fails. */
  video?: string;
  features?: readonly Feature[];
  benefits?: readonly string[];
  cases?: readonly CaseStudy[];
  testimonials?: readonly ClientStatement[];
  faqs?: readonly Question[];
  closing: PageClosing;
  /** Dials from the bar that phones keep in reach. */
  phone?: StickyActionProps['phone'];
  /** Where visitors ask for a consultation or a quote. */
  contactHref: string;
  /** The overview of all kinds of homes or businesses. */
  overviewHref: string;
  consultationLabel?: string;
  overviewLabel?: string;
  quoteLabel?: string;
  exploreLabel?: string;
  featuresHeading?: ReactNode;
  benefitsHeading?: ReactNode;
  casesHeading?: ReactNode;
  testimonialsHeading?: ReactNode;
  faqHeading?: ReactNode;
  pauseLabel?: string;
  playLabel?: string;
}

/** The order that homes and businesses share: what we do, what one gains, cases, voices, questions. */
export function AreaPage({
  title,
  subtitle,
  description,
  heroImage,
  video,
  features = [],
  benefits = [],
  cases = [],
  testimonials = [],
  contactHref,
  overviewHref,
  consultationLabel = 'Request a Consultation',
  overviewLabel,
  quoteLabel = 'Get a Free Quote',
  exploreLabel = 'Explore More Services',
  featuresHeading = 'Our Services',
  benefitsHeading = `Why Choose Our ${title} Solutions`,
  casesHeading,
  testimonialsHeading,
  ...frame
}: AreaPageProps & { overviewLabel: string }) {
  const consultation = { label: consultationLabel, href: contactHref };
  return (
    <PageFrame
      {...frame}
      hero={{ title, subtitle, description, image: heroImage, video }}
      heroActions={[consultation, { label: overviewLabel, href: overviewHref }]}
      stickyAction={consultation}
      closingActions={[
        { label: quoteLabel, href: contactHref },
        { label: exploreLabel, href: overviewHref },
      ]}
    >
      <FeatureGrid heading={featuresHeading} items={features} />
      <Benefits heading={benefitsHeading} items={benefits} />
      <CaseCards id="stories" heading={casesHeading} items={cases} />
      <Testimonials heading={testimonialsHeading} items={testimonials.map(voiceOf)} />
    </PageFrame>
  );
}

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
export function ResidentialPage({
  overviewLabel = 'View All Residential Services',
  casesHeading = 'Recent Projects',
  ...page
}: AreaPageProps) {
  return <AreaPage {...page} overviewLabel={overviewLabel} casesHeading={casesHeading} />;
}

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
export function CommercialPage({
  overviewLabel = 'View All Commercial Services',
  casesHeading = 'Success Stories',
  ...page
}: AreaPageProps) {
  return <AreaPage {...page} overviewLabel={overviewLabel} casesHeading={casesHeading} />;
}
