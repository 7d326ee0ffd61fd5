import type { ReactNode } from 'react';
import type { PictureSource } from '../../components/Picture/index.ts';
import type { SectionAction } from '../../sections/Actions/index.ts';
import { Benefits } from '../../sections/Benefits/index.ts';
import { CaseCards, type CaseStudy } from '../../sections/CaseCards/index.ts';
import type { Question } from '../../sections/Faq/index.ts';
import { type Feature, FeatureGrid } from '../../sections/FeatureGrid/index.ts';
import type { StickyActionProps } from '../../sections/StickyAction/index.ts';
import { type ClientStatement, Testimonials, voiceOf } from '../../sections/Testimonials/index.ts';
import { type PageClosing, PageFrame } from './PageFrame.tsx';

/** The content of an area page (docs/behavior.md#content-structures), and its headings. */
export interface AreaPageProps {
  title: string;
  /** Ends the title: "Emergency" + "Services". */
  subtitle?: string;
  description: ReactNode;
  heroImage: PictureSource;
  /** A film that may play over the image; the image stays when it fails. */
  video?: string | undefined;
  features?: readonly Feature[];
  benefits?: readonly string[];
  cases?: readonly CaseStudy[];
  testimonials?: readonly ClientStatement[];
  faqs?: readonly Question[];
  closing: PageClosing;
  /** Dials from the bar that phones keep in reach. */
  phone?: StickyActionProps['phone'];
  heroActions?: readonly SectionAction[];
  closingActions?: readonly SectionAction[];
  featuresHeading?: ReactNode;
  benefitsHeading?: ReactNode;
  casesHeading?: ReactNode;
  testimonialsHeading?: ReactNode;
  faqHeading?: ReactNode;
  pauseLabel?: string;
  playLabel?: string;
}

/** The order that residential and commercial details share; each brings its own words and ways. */
export function AreaFrame({
  title,
  subtitle,
  description,
  heroImage,
  video,
  features = [],
  benefits = [],
  cases = [],
  testimonials = [],
  featuresHeading = 'Our Services',
  benefitsHeading = `Why Choose Our ${title} Solutions`,
  casesHeading,
  testimonialsHeading,
  ...frame
}: AreaPageProps) {
  return (
    <PageFrame
      {...frame}
      hero={{
        title,
        subtitle,
        description,
        image: heroImage,
        video,
      }}
      stickyAction={frame.heroActions?.[0]}
    >
      <FeatureGrid heading={featuresHeading} items={features} />
      <Benefits heading={benefitsHeading} items={benefits} />
      <CaseCards id="stories" heading={casesHeading} items={cases} />
      <Testimonials heading={testimonialsHeading} items={testimonials.map(voiceOf)} />
    </PageFrame>
  );
}
