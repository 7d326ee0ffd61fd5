import { ValleyMap } from '@custom-designs/ui/exhibits/ValleyMap';
import { Sections } from '@custom-designs/ui/layout';
import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { PlaceCards } from '@custom-designs/ui/sections/PlaceCards';
import { ValueColumns } from '@custom-designs/ui/sections/ValueColumns';
import { afterForm } from '../content/afterForm.ts';
import { overview } from '../content/communities/overview.ts';
import { contact } from '../content/contact.ts';
import { communities } from '../content/pages.server.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { valley } from '../content/valley.ts';
import { PhoneContactForm } from '../features/forms/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { withHead } from '../seo/index.ts';
import type { Route } from './+types/communities.ts';
import { heroFacts } from './heroFacts.ts';
import { mainPhone } from './mainPhone.ts';

export const handle: RouteHandle = { headerVariant: 'overImage', hasContact: true };

export async function loader() {
  const cards = communities.map(({ name, card, hero, path }) => ({
    name,
    description: card,
    image: hero.image,
    href: path,
  }));
  const closing = { ...overview.closing, steps: afterForm.sent.steps };
  const page = await resolveContent({ ...overview, cards, closing });
  return withHead('/communities', { ...page, form: contact.mobile.form });
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Communities({ loaderData }: Route.ComponentProps) {
  const { hero, cities, cards, area, closing, form } = loaderData;
  const { points, action, ...areaIntro } = area;
  return (
    <Sections>
      <Hero {...hero} phone={mainPhone} facts={heroFacts()} />
      <ValleyMap {...valley} />
      <PlaceCards {...cities} items={cards} />
      <ValueColumns {...areaIntro} items={points} actions={[action]} />
      <CallToAction {...closing} id="contact" phone={mainPhone}>
        <PhoneContactForm id="write" content={form} />
      </CallToAction>
    </Sections>
  );
}
