import type { ReactNode } from 'react';
import { DiscountBand, type DiscountBandProps } from '../../sections/DiscountBand/index.ts';
import type { Question } from '../../sections/Faq/index.ts';
import { type Feature, FeatureGrid } from '../../sections/FeatureGrid/index.ts';
import { type ProcessStep, ProcessTimeline } from '../../sections/ProcessTimeline/index.ts';
import { ProseSection } from '../../sections/ProseSection/index.ts';
import type { StickyActionProps } from '../../sections/StickyAction/index.ts';
import { Testimonials, type Voice } from '../../sections/Testimonials/index.ts';
import { type PageClosing, PageFrame, type PageHero } from '../PageFrame/index.ts';

export interface ServicePageProps {
  /** `button` names the way to the contact anchor. */
  hero: PageHero & { button?: string };
  offer?: readonly ReactNode[];
  features?: readonly Feature[];
  process?: readonly ProcessStep[];
  testimonials?: readonly Voice[];
  /** The senior and veteran band. */
  discount?: DiscountBandProps;
  faqs?: readonly Question[];
  closing: PageClosing;
  /** Where the hero's button leads. The closing carries the anchor unless it is given another id. */
  contactHref?: string;
  /** Where visitors begin: the closing's first action. */
  startHref: string;
  /** What the closing's second action shows, such as all services. */
  learnHref: string;
  /** Dials from the bar that phones keep in reach. */
  phone?: StickyActionProps['phone'];
  offerHeading?: ReactNode;
  featuresHeading?: ReactNode;
  processHeading?: ReactNode;
  testimonialsHeading?: ReactNode;
  faqHeading?: ReactNode;
  startLabel?: string;
  learnLabel?: string;
  /** Heard after it: where "Learn More" leads. */
  learnAbout?: string;
}

/**
 * One service, from its hero to its closing (docs/behavior.md#service-pages).
 *
 * For one service from its picture to its price: what it is, what is in it, how it goes, who said
 * what, questions, and a closing that the button of the hero leads to.
 * - For a kind of home or business with many services: use ResidentialPage or CommercialPage.
 * - For the list of all services: use PageFrame with LinkCards.
 * - For a post about a service: that is an article, shown by PostHero and BlogRenderer.
 */
export function ServicePage({
  hero: { button = 'Get a Free Quote', ...hero },
  offer = [],
  features = [],
  process = [],
  testimonials = [],
  discount,
  faqs,
  closing,
  contactHref = '#contact',
  startHref,
  learnHref,
  phone,
  offerHeading = 'What We Offer',
  featuresHeading = 'Our Features',
  processHeading = 'Our Process',
  testimonialsHeading = 'What Our Clients Say',
  faqHeading,
  startLabel = 'Get Started',
  learnLabel = 'Learn More',
  learnAbout = 'about our services',
}: ServicePageProps) {
  const quote = { label: button, href: contactHref };
  return (
    <PageFrame
      hero={hero}
      heroActions={[quote]}
      stickyAction={quote}
      phone={phone}
      faqs={faqs}
      faqHeading={faqHeading}
      closing={{ id: 'contact', ...closing }}
      closingActions={[
        { label: startLabel, href: startHref },
        { label: learnLabel, href: learnHref, about: learnAbout },
      ]}
    >
      <ProseSection heading={offerHeading} paragraphs={offer} />
      <FeatureGrid heading={featuresHeading} items={features} />
      <ProcessTimeline heading={processHeading} steps={process} />
      <Testimonials heading={testimonialsHeading} items={testimonials} />
      {discount && <DiscountBand {...discount} />}
    </PageFrame>
  );
}
