import type { ReactNode } from 'react';
import { atAnotherHour, type PictureSource } from '../../components/Picture/source.ts';
import { FeatureMap, type MappedFeature } from '../../exhibits/FeatureMap/FeatureMap.tsx';
import type { SectionAction } from '../../sections/Actions/Actions.tsx';
import { Credentials, type CredentialsProps } from '../../sections/Credentials/Credentials.tsx';
import { DiscountBand, type DiscountBandProps } from '../../sections/DiscountBand/DiscountBand.tsx';
import type { Question } from '../../sections/Faq/Faq.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid/FeatureGrid.tsx';
import {
  type ProcessStep,
  ProcessTimeline,
} from '../../sections/ProcessTimeline/ProcessTimeline.tsx';
import { ProseSection } from '../../sections/ProseSection/ProseSection.tsx';
import { type Testimonial, Testimonials } from '../../sections/Testimonials/Testimonials.tsx';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import {
  type PageClosing,
  PageFrame,
  type PageFrameLabels,
  type PageFrameProps,
  type PageHero,
} from '../PageFrame/PageFrame.tsx';

export const defaultServicePageLabels = {
  /** Link of the hero, to the closing. */
  quote: 'Get a Free Quote',
  /** Primary link of the closing, to `startHref`. */
  start: 'Get Started',
  /** Second link of the closing, to `learnHref`. */
  learn: 'Learn More',
  /** Screen reader text after it, which says where it goes. */
  learnSrSuffix: 'about our services',
  /** Headings of the sections. */
  offer: 'What We Offer',
  features: 'Our Features',
  process: 'Our Process',
  testimonials: 'What Our Clients Say',
};

export interface ServicePageProps {
  /** The picture, title, and text at the top. */
  hero: PageHero;
  /** What the service includes, one paragraph each. */
  offer?: readonly ReactNode[];
  /** Something to look at or to try beside the description, such as a Compare. */
  exhibit?: ReactNode;
  /** What clients get. On a picture or a drawing, each has its place there. */
  features?: readonly MappedFeature[];
  /** A picture with the features. One with two hours shows the other one, because the hero may show the same place. */
  featuresImage?: PictureSource;
  /** A drawing with the features, over the picture if there is one. */
  drawing?: ReactNode;
  /** The steps from the first call to the last visit, with pictures of the work. */
  process?: readonly ProcessStep[];
  /** Link beside the steps, e.g. to the papers that clients keep. */
  processAction?: SectionAction;
  /** What clients said. */
  testimonials?: readonly Testimonial[];
  /** Link beside the testimonials, e.g. to what else vouches for the company. */
  testimonialsAction?: SectionAction;
  /** The senior and veteran discount. */
  discount?: DiscountBandProps;
  /** Licenses, warranty, and other facts that vouch for the company. */
  credentials?: CredentialsProps;
  /** Questions with their answers. */
  faqs?: readonly Question[];
  /** The call to action at the end of the page. */
  closing: PageClosing;
  /** A short form in the closing. */
  closingForm?: ReactNode;
  /** URL of the first link of the closing, such as the first field of its form. */
  startHref: string;
  /** URL of the second link of the closing, such as all services. */
  learnHref: string;
  /** A number to call, in the hero on phones and in the closing. */
  phone?: PageFrameProps['phone'];
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultServicePageLabels> & PageFrameLabels;
}

/**
 * Page for one service (docs/behavior/pages.md#service-pages). It has a hero, a description, features, a process,
 * testimonials, a discount, questions, and a closing that the hero's button links to.
 *
 * - For a kind of home or business with many services: use AreaPage.
 * - For the list of all services: use PageFrame with LinkCards.
 * - For a post about a service: use PostHero and BlogRenderer.
 */
export function ServicePage({
  offer = [],
  exhibit,
  features = [],
  featuresImage,
  drawing,
  process = [],
  processAction,
  testimonials = [],
  testimonialsAction,
  discount,
  credentials,
  closing,
  startHref,
  learnHref,
  labels: ownLabels,
  ...frame
}: ServicePageProps) {
  const labels = useLabels('ServicePage', defaultServicePageLabels, ownLabels);
  const quote = { label: labels.quote, href: '#contact' };
  return (
    <PageFrame
      {...frame}
      heroActions={[quote]}
      labels={ownLabels}
      closing={{ ...closing, id: 'contact' }}
      closingActions={[
        { label: labels.start, href: startHref },
        { label: labels.learn, href: learnHref, srSuffix: labels.learnSrSuffix },
      ]}
    >
      <ProseSection heading={labels.offer} paragraphs={offer} exhibit={exhibit} />
      {featuresImage || drawing ? (
        <FeatureMap
          heading={labels.features}
          items={features}
          image={featuresImage && atAnotherHour(featuresImage)}
          drawing={drawing}
        />
      ) : (
        <FeatureGrid heading={labels.features} items={features} />
      )}
      <ProcessTimeline heading={labels.process} items={process} action={processAction} />
      <Testimonials
        heading={labels.testimonials}
        items={testimonials}
        action={testimonialsAction}
      />
      {credentials && <Credentials {...credentials} />}
      {discount && <DiscountBand {...discount} />}
    </PageFrame>
  );
}
