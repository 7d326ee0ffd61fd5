import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { FeatureGrid } from '@custom-designs/ui/sections/FeatureGrid';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LinkCards } from '@custom-designs/ui/sections/LinkCards';
import type { CommercialOverview } from '../content/commercial/schema.ts';
import type { ResidentialOverview } from '../content/residential/schema.ts';
import type { Poured } from '../content/resolveContent.server.ts';
import { toLink } from './toLink.ts';
import { withDrawing } from './contentMappers.tsx';

type Overview = Poured<Omit<ResidentialOverview | CommercialOverview, 'meta'>>;

/** The residential and the commercial overview: what there is, why us, and where to begin. */
export function AreaOverview({ hero, services, reasons, closing }: Overview) {
  return (
    <>
      <Hero
        heading={hero.title}
        tagline={hero.description}
        image={hero.image}
        actions={hero.actions.map(toLink)}
      />
      <LinkCards
        heading={services.heading}
        lead={services.lead}
        linkLabel={services.linkLabel}
        items={services.cards.map(({ path, ...card }) => ({ ...card, href: path }))}
      />
      <FeatureGrid
        heading={reasons.heading}
        lead={reasons.lead}
        items={reasons.cards.map(withDrawing)}
      />
      <CallToAction
        heading={closing.heading}
        text={closing.text}
        actions={closing.actions.map(toLink)}
      />
    </>
  );
}
