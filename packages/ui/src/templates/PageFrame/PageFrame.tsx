import type { ReactNode } from 'react';
import type { PictureSource } from '../../components/Picture/index.ts';
import type { SectionAction } from '../../sections/Actions/index.ts';
import { CallToAction } from '../../sections/CallToAction/index.ts';
import { Faq, type Question } from '../../sections/Faq/index.ts';
import { Hero } from '../../sections/Hero/index.ts';
import { StickyAction, type StickyActionProps } from '../../sections/StickyAction/index.ts';

/** What a visitor sees first. */
export interface PageHero {
  title: ReactNode;
  /** Ends the title, in italics. */
  subtitle?: string;
  description?: ReactNode;
  image: PictureSource;
  /** A film that may play over the image; the image stays when it fails. */
  video?: string;
}

/** What a visitor reads last. */
export interface PageClosing {
  heading: ReactNode;
  text?: ReactNode;
  /** A room behind the words. */
  image?: PictureSource;
  /** Target of in-page links such as `#contact`. */
  id?: string;
}

export interface PageFrameProps {
  hero: PageHero;
  heroActions?: readonly SectionAction[];
  /** The page's own sections, in their order. */
  children?: ReactNode;
  faqs?: readonly Question[];
  faqHeading?: ReactNode;
  closing?: PageClosing;
  closingActions?: readonly SectionAction[];
  /** On phones it stays in reach from the end of the hero to the closing. */
  stickyAction?: SectionAction;
  phone?: StickyActionProps['phone'];
  playLabel?: string;
  pauseLabel?: string;
}

/**
 * How every page of the house is built: a hero at 85 % of the screen, the page's own sections,
 * its questions, a closing. Used by the templates, and directly by pages that need no more.
 *
 * For a page with an order of its own: it brings the hero, the questions, the closing and, on
 * phones, the action that stays in reach. Between them stand the sections that you hand in.
 * - For a city, a service, a kind of home or business: their templates already hold the order.
 * - For a page without a picture at its head: begin with PageIntro.
 * - Inside another frame, and with a Hero or a CallToAction among its sections: it has both.
 */
export function PageFrame({
  hero: { title, subtitle, description, ...scene },
  heroActions = [],
  children,
  faqs = [],
  faqHeading,
  closing,
  closingActions = [],
  stickyAction,
  phone,
  ...videoLabels
}: PageFrameProps) {
  return (
    <>
      <StickyAction action={stickyAction} phone={phone}>
        <Hero
          {...scene}
          {...videoLabels}
          heading={title}
          emphasis={subtitle}
          lead={description}
          actions={heroActions}
        />
        {children}
        <Faq items={faqs} heading={faqHeading} />
      </StickyAction>
      {closing && <CallToAction {...closing} actions={closingActions} />}
    </>
  );
}
