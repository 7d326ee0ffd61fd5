import type { ReactNode } from 'react';
import type { PictureSource } from '../../components/Picture/source.ts';
import { Sections } from '../../layout/index.ts';
import type { SectionAction } from '../../sections/Actions/Actions.tsx';
import { CallToAction, type CallToActionProps } from '../../sections/CallToAction/CallToAction.tsx';
import { Faq, type Question } from '../../sections/Faq/Faq.tsx';
import { Hero, type HeroProps } from '../../sections/Hero/Hero.tsx';

/** The content of the hero. */
export interface PageHero {
  title: ReactNode;
  /** End of the title, in italics. */
  subtitle?: string;
  description?: ReactNode;
  image: PictureSource;
  /** Video that plays over the image. The image stays if it fails. */
  video?: string;
  /** Short facts below the links, such as "Free consultation". */
  facts?: readonly string[];
}

/** The content of the closing section. */
export interface PageClosing extends Pick<CallToActionProps, 'steps' | 'isCall' | 'place'> {
  heading: ReactNode;
  text?: ReactNode;
  /** Target of in-page links such as `#contact`. */
  id?: string;
}

/** Overrides the English labels. */
export type PageFrameLabels = HeroProps['labels'] & {
  /** Heading of the questions. */
  faqs?: string;
};

export interface PageFrameProps {
  /** The picture, title, and text at the top. */
  hero: PageHero;
  /** Links in the hero. The first is the primary one. */
  heroActions?: readonly SectionAction[];
  /** The page's own sections, in their order. */
  children?: ReactNode;
  /** Questions and answers above the closing. */
  faqs?: readonly Question[];
  /** The last section. */
  closing?: PageClosing;
  /** Links in the closing. The first is the primary one. */
  closingActions?: readonly SectionAction[];
  /** A short form in the closing, whose id is then `contact` by default. */
  closingForm?: ReactNode;
  /** A number to call, in the hero on phones and in a closing with a form. */
  phone?: HeroProps['phone'];
  /** The hero's primary link calls the number, and a closing without a form shows it too. */
  isUrgent?: boolean;
  /** Overrides the English labels. */
  labels?: PageFrameLabels;
}

/**
 * Base of every page: a hero at 85% of the screen, the sections that you pass, questions, and a closing. The other
 * templates use it. Use it directly for a page with its own order.
 *
 * - For a city, a service, or a kind of home or business: use its template.
 * - For a page without a picture at its top: start with PageIntro.
 * - Not inside another PageFrame, and not with a Hero or a CallToAction among its sections: it has both.
 */
export function PageFrame({
  hero: { title, subtitle, description, ...scene },
  heroActions = [],
  children,
  faqs = [],
  closing,
  closingActions = [],
  closingForm,
  phone,
  isUrgent = false,
  labels,
}: PageFrameProps) {
  const id = closing?.id ?? (closingForm ? 'contact' : undefined);
  return (
    <Sections>
      <Hero
        {...scene}
        labels={labels}
        heading={title}
        emphasis={subtitle}
        lead={description}
        actions={heroActions}
        phone={phone}
        isUrgent={isUrgent}
      />
      {children}
      <Faq items={faqs} heading={labels?.faqs} />
      {closing && (
        <CallToAction
          {...closing}
          id={id}
          actions={closingActions}
          phone={closingForm || isUrgent ? phone : undefined}
          isUrgent={isUrgent}
        >
          {closingForm}
        </CallToAction>
      )}
    </Sections>
  );
}
