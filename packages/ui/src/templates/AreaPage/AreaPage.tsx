import type { ReactNode } from 'react';
import type { PictureSource } from '../../components/Picture/source.ts';
import { BulletSection } from '../../sections/BulletSection/BulletSection.tsx';
import { CaseCards, type CaseStudy } from '../../sections/CaseCards/CaseCards.tsx';
import type { Question } from '../../sections/Faq/Faq.tsx';
import { type Feature, FeatureGrid } from '../../sections/FeatureGrid/FeatureGrid.tsx';
import type { StickyActionProps } from '../../sections/StickyAction/StickyAction.tsx';
import {
  type ClientStatement,
  Testimonials,
  voiceOf,
} from '../../sections/Testimonials/Testimonials.tsx';
import { type PageClosing, PageFrame, type PageFrameLabels } from '../PageFrame/PageFrame.tsx';

const defaultLabels = {
  /** Primary link of the hero and of the bar on phones, to `contactHref`. */
  consultation: 'Request a Consultation',
  /** Primary link of the closing, to `contactHref`. */
  quote: 'Get a Free Quote',
  /** Second link of the closing, to `overviewHref`. */
  explore: 'Explore More Services',
  /** Heading of the features. */
  features: 'Our Services',
  /** Heading of the testimonials. */
  testimonials: 'What Our Clients Say',
};

export const defaultResidentialPageLabels = {
  ...defaultLabels,
  /** Second link of the hero, to `overviewHref`. */
  overview: 'View All Residential Services',
  /** Heading of the benefits, made from the title of the page. */
  benefits: (title: string) => `Why Choose Us for ${title}`,
  /** Heading of the cases. */
  cases: 'Recent Projects',
};

export const defaultCommercialPageLabels = {
  ...defaultLabels,
  overview: 'View All Commercial Services',
  benefits: (title: string) => `Why Choose Our ${title} Solutions`,
  cases: 'Success Stories',
};

type AreaPageLabels = typeof defaultResidentialPageLabels & PageFrameLabels;

/** The content of an area page (docs/behavior.md#content-structures), and its headings. */
export interface AreaPageProps {
  /** Title of the page, as the heading of level 1. */
  title: string;
  /** Ends the title: "Emergency" + "Services". */
  subtitle?: string;
  /** Paragraph below the title. */
  description: ReactNode;
  /** Picture behind the title. */
  heroImage: PictureSource;
  /** A film that may play over the image; the image stays when it fails. */
  video?: string;
  /** What the company installs, one cell each. */
  features?: readonly Feature[];
  /** One benefit each, in a few words. */
  benefits?: readonly string[];
  /** Case studies, one card each. */
  cases?: readonly CaseStudy[];
  /** What clients said. */
  testimonials?: readonly ClientStatement[];
  /** Questions with their answers. */
  faqs?: readonly Question[];
  /** The request at the end of the page. */
  closing: PageClosing;
  /** Dials from the bar that phones keep in reach. */
  phone?: StickyActionProps['phone'];
  /** The number is what visitors came for: large in the hero and in the closing, too. */
  isUrgent?: boolean;
  /** Where visitors ask for a consultation or a quote. */
  contactHref: string;
  /** The overview of all kinds of homes or businesses. */
  overviewHref: string;
  /** Words of the page. Default: English. */
  labels?: Partial<AreaPageLabels>;
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
  labels: words,
  ...frame
}: Omit<AreaPageProps, 'labels'> & { labels: AreaPageLabels }) {
  const consultation = { label: words.consultation, href: contactHref };
  return (
    <PageFrame
      {...frame}
      labels={words}
      hero={{ title, subtitle, description, image: heroImage, video }}
      heroActions={[consultation, { label: words.overview, href: overviewHref }]}
      stickyAction={consultation}
      closingActions={[
        { label: words.quote, href: contactHref },
        { label: words.explore, href: overviewHref },
      ]}
    >
      <FeatureGrid heading={words.features} items={features} />
      <BulletSection variant="gains" heading={words.benefits(title)} items={benefits} />
      <CaseCards id="stories" heading={words.cases} items={cases} />
      <Testimonials heading={words.testimonials} items={testimonials.map(voiceOf)} />
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
export function ResidentialPage({ labels, ...page }: AreaPageProps) {
  return <AreaPage {...page} labels={{ ...defaultResidentialPageLabels, ...labels }} />;
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
export function CommercialPage({ labels, ...page }: AreaPageProps) {
  return <AreaPage {...page} labels={{ ...defaultCommercialPageLabels, ...labels }} />;
}
