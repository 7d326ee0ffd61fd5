import type { ReactNode } from 'react';
import { atAnotherHour, type PictureSource } from '../../components/Picture/source.ts';
import { FeatureMap, type MappedFeature } from '../../exhibits/FeatureMap/FeatureMap.tsx';
import { Container, Section } from '../../layout/index.ts';
import type { SectionAction } from '../../sections/Actions/Actions.tsx';
import { BulletSection } from '../../sections/BulletSection/BulletSection.tsx';
import { CaseCards, type CaseStudy } from '../../sections/CaseCards/CaseCards.tsx';
import type { Question } from '../../sections/Faq/Faq.tsx';
import { FeatureGrid } from '../../sections/FeatureGrid/FeatureGrid.tsx';
import { type ClientTestimonial, Testimonials } from '../../sections/Testimonials/Testimonials.tsx';
import { toTestimonial } from '../../sections/Testimonials/toTestimonial.ts';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import {
  type PageClosing,
  PageFrame,
  type PageFrameLabels,
  type PageFrameProps,
} from '../PageFrame/PageFrame.tsx';

const sharedLabels = {
  /** Primary link of the hero, to `contactHref`. */
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

const defaultLabels = {
  residential: {
    ...sharedLabels,
    /** Second link of the hero, to `overviewHref`. */
    overview: 'View All Residential Services',
    /** Heading of the benefits, made from the title of the page. */
    benefits: (title: string) => `Why Choose Us for ${title}`,
    /** Heading of the cases. */
    cases: 'Recent Projects',
  },
  commercial: {
    ...sharedLabels,
    overview: 'View All Commercial Services',
    benefits: (title: string) => `Why Choose Our ${title} Solutions`,
    cases: 'Success Stories',
  },
};

/** The content of an area page (docs/behavior/data.md#content-structures), and its headings. */
export interface AreaPageProps {
  /** Homes or businesses. They have the same order and different labels. */
  kind: keyof typeof defaultLabels;
  /** Title of the page, as the heading of level 1. */
  title: string;
  /** End of the title: "Emergency" + "Services". */
  subtitle?: string;
  /** Paragraph below the title. */
  description: ReactNode;
  /** Picture behind the title. */
  heroImage: PictureSource;
  /** Short facts below the links of the hero, such as "Free consultation". */
  facts?: readonly string[];
  /** What the company installs, with its place in `featuresImage`. */
  features?: readonly MappedFeature[];
  /** The place of the features. Default: `heroImage`, at another hour if there is one. */
  featuresImage?: PictureSource;
  /** Something to try, such as a LightRoom, in place of the picture with the features. */
  exhibit?: ReactNode;
  /** One benefit each, in a few words. */
  benefits?: readonly string[];
  /** Case studies, one card each. */
  cases?: readonly CaseStudy[];
  /** What clients said. */
  testimonials?: readonly ClientTestimonial[];
  /** Link beside the testimonials, e.g. to what else vouches for the company. */
  testimonialsAction?: SectionAction;
  /** Questions with their answers. */
  faqs?: readonly Question[];
  /** The call to action at the end of the page. */
  closing: PageClosing;
  /** A short form in the closing. */
  closingForm?: ReactNode;
  /** A number to call, in the hero on phones and in the closing. */
  phone?: PageFrameProps['phone'];
  /** The hero's primary link calls the phone number. */
  isUrgent?: boolean;
  /** URL to ask for a consultation or a quote. */
  contactHref: string;
  /** The overview of all kinds of homes or businesses. */
  overviewHref: string;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultLabels.residential> & PageFrameLabels;
}

/**
 * Page for one kind of home or business, such as vacation homes or restaurants
 * (docs/behavior/pages.md#area-pages). It has a hero, services, benefits, cases, testimonials, questions, and a
 * closing. Its links go to the contact page and to the overview of all kinds.
 *
 * - For a single service, such as lighting: use ServicePage.
 * - For the overview of all kinds: use PageFrame with LinkCards.
 */
export function AreaPage({
  kind,
  title,
  subtitle,
  description,
  heroImage,
  facts,
  features = [],
  featuresImage = atAnotherHour(heroImage),
  exhibit,
  benefits = [],
  cases = [],
  testimonials = [],
  testimonialsAction,
  contactHref,
  overviewHref,
  labels: ownLabels,
  ...frame
}: AreaPageProps) {
  // The hero runs in the browser, so a server can't pass it a function.
  const { benefits: benefitsHeading, ...labels } = useLabels(
    `${kind}Page`,
    defaultLabels[kind],
    ownLabels,
  );
  const consultation = { label: labels.consultation, href: contactHref };
  return (
    <PageFrame
      {...frame}
      labels={ownLabels}
      hero={{ title, subtitle, description, image: heroImage, facts }}
      heroActions={[consultation, { label: labels.overview, href: overviewHref }]}
      closingActions={[
        { label: labels.quote, href: contactHref },
        { label: labels.explore, href: overviewHref },
      ]}
    >
      {exhibit ? (
        <>
          <FeatureGrid heading={labels.features} items={features} />
          <Section>
            <Container>{exhibit}</Container>
          </Section>
        </>
      ) : (
        <FeatureMap heading={labels.features} items={features} image={featuresImage} />
      )}
      <BulletSection variant="gains" heading={benefitsHeading(title)} items={benefits} />
      <CaseCards id="stories" heading={labels.cases} items={cases} />
      <Testimonials
        heading={labels.testimonials}
        items={testimonials.map(toTestimonial)}
        action={testimonialsAction}
      />
    </PageFrame>
  );
}
