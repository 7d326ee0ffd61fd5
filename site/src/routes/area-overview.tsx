import { Container, Section, Sections } from '@custom-designs/ui/layout';
import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { FeatureGrid } from '@custom-designs/ui/sections/FeatureGrid';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LinkCards } from '@custom-designs/ui/sections/LinkCards';
import { afterForm } from '../content/afterForm.ts';
import { overview as commercialOverview } from '../content/commercial/overview.ts';
import { contact } from '../content/contact.ts';
import { commercial, residential } from '../content/pages.server.ts';
import { publishedFacts } from '../content/prices.ts';
import { overview as residentialOverview } from '../content/residential/overview.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { PhoneContactForm } from '../features/forms/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { withHead } from '../seo/index.ts';
import type { Route } from './+types/area-overview.ts';
import { exhibitOf } from './Exhibit.tsx';
import { heroFacts } from './heroFacts.ts';
import { mainPhone } from './mainPhone.ts';
import { withDrawing } from './withDrawing.tsx';

export const handle: RouteHandle = { headerVariant: 'overImage', hasContact: true };

export async function loader({ pattern }: Route.LoaderArgs) {
  const [overview, pages] =
    pattern === 'residential'
      ? [residentialOverview, residential]
      : [commercialOverview, commercial];
  const cards = pages.map(({ name, card, heroImage, path }) => ({
    title: name,
    description: card,
    image: heroImage,
    href: path,
  }));
  const closing = { ...overview.closing, steps: afterForm.sent.steps };
  const page = await resolveContent({ ...overview, cards, closing });
  return withHead(`/${pattern}`, {
    ...page,
    fact: publishedFacts[pattern],
    form: contact.mobile.form,
  });
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function AreaOverview({ loaderData }: Route.ComponentProps) {
  const { hero, services, cards, reasons, closing, fact, form } = loaderData;
  return (
    <Sections>
      <Hero {...hero} phone={mainPhone} facts={heroFacts(fact)} />
      <LinkCards {...services} items={cards} labels={{ link: services.linkLabel }} />
      <Section>
        <Container>{exhibitOf(loaderData)}</Container>
      </Section>
      <FeatureGrid {...reasons} items={reasons.cards.map(withDrawing)} />
      <CallToAction {...closing} id="contact" phone={mainPhone}>
        <PhoneContactForm content={form} about={{ label: hero.heading }} />
      </CallToAction>
    </Sections>
  );
}
