import { ValleyMap, type ValleyMapProps } from '../../exhibits/ValleyMap/ValleyMap.tsx';
import type { SectionAction } from '../../sections/Actions/Actions.tsx';
import {
  BulletSection,
  type BulletSectionProps,
} from '../../sections/BulletSection/BulletSection.tsx';
import { CityHero } from '../../sections/CityHero/CityHero.tsx';
import { ComingSoon, type ComingSoonProps } from '../../sections/ComingSoon/ComingSoon.tsx';
import type { Question } from '../../sections/Faq/Faq.tsx';
import { InfoCards, type InfoCardsProps } from '../../sections/InfoCards/InfoCards.tsx';
import { PictureStory, type PictureStoryProps } from '../../sections/PictureStory/PictureStory.tsx';
import { ProjectTiles, type ProjectTilesProps } from '../../sections/ProjectTiles/ProjectTiles.tsx';
import {
  type ClientTestimonial,
  Testimonials,
  type TestimonialsProps,
} from '../../sections/Testimonials/Testimonials.tsx';
import { toTestimonial } from '../../sections/Testimonials/toTestimonial.ts';
import { ValueColumns, type ValueColumnsProps } from '../../sections/ValueColumns/ValueColumns.tsx';
import { PageFrame, type PageFrameProps, type PageHero } from '../PageFrame/PageFrame.tsx';

export interface CityPageProps
  extends Pick<PageFrameProps, 'phone' | 'closing' | 'closingForm' | 'labels'> {
  /** Name of the city, as wide as the hero. */
  name: string;
  /** `before` is small text before the name: "Custom Designs in". */
  hero: Omit<PageHero, 'title'> & { before?: string; actions?: readonly SectionAction[] };
  /** Location, contact details, and hours. */
  info?: InfoCardsProps;
  /** Map with the road to this city. */
  map?: ValleyMapProps;
  /** Section about this city. */
  local?: PictureStoryProps;
  /** The home-theater showcase. */
  theater?: PictureStoryProps;
  /** Solutions for the city, as bullets beside a picture. */
  solutions?: BulletSectionProps;
  /** The services, one card each. */
  services?: ValueColumnsProps;
  /** Projects in the city. */
  projects?: ProjectTilesProps;
  /** Placeholder for projects that don't exist yet. */
  comingSoon?: ComingSoonProps;
  /** What clients in the city said. */
  testimonials?: Omit<TestimonialsProps, 'items'> & { items: readonly ClientTestimonial[] };
  /** Questions and answers, with the heading of their section. */
  faqs?: { heading?: string; items: readonly Question[] };
  /** Links at the end of the page, the primary one first. */
  closingActions?: readonly SectionAction[];
}

/**
 * Page for one city. Its name fills the hero. Then come facts, story, projects, and testimonials, in the
 * same order for every city. Parts without content are left out.
 *
 * - For the overview of all cities: use PlaceCards.
 * - For each service in a city: link to its ServicePage.
 * - For text that only swaps the name of the city: write what is true there, or leave the part out.
 */
export function CityPage({
  name,
  hero: { before, actions = [], ...hero },
  info,
  map,
  local,
  theater,
  solutions,
  services,
  projects,
  comingSoon,
  testimonials,
  faqs,
  labels,
  ...frame
}: CityPageProps) {
  return (
    <PageFrame
      {...frame}
      hero={{ ...hero, title: <CityHero name={name} before={before} /> }}
      heroActions={actions}
      faqs={faqs?.items}
      labels={{ faqs: faqs?.heading, ...labels }}
    >
      {info && <InfoCards {...info} />}
      {map && <ValleyMap {...map} current={name} />}
      {local && <PictureStory {...local} />}
      {theater && <PictureStory variant="above" {...theater} />}
      {solutions && <BulletSection {...solutions} />}
      {services && <ValueColumns tone="background" {...services} />}
      {projects && <ProjectTiles {...projects} />}
      {comingSoon && <ComingSoon {...comingSoon} />}
      {testimonials && (
        <Testimonials {...testimonials} items={testimonials.items.map(toTestimonial)} />
      )}
    </PageFrame>
  );
}
