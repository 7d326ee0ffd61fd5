import { Sections } from '@custom-designs/ui/layout';
import { CallToAction } from '@custom-designs/ui/sections/CallToAction';
import { Hero } from '@custom-designs/ui/sections/Hero';
import { LinkCards } from '@custom-designs/ui/sections/LinkCards';
import { useState } from 'react';
import { afterForm } from '../content/afterForm.ts';
import { contact } from '../content/contact.ts';
import { resolveHouse } from '../content/house.server.ts';
import { services } from '../content/pages.server.ts';
import { startingPrices } from '../content/prices.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import { overview } from '../content/services/overview.ts';
import { PhoneContactForm } from '../features/forms/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { withHead } from '../seo/index.ts';
import type { Route } from './+types/services.ts';
import { House } from './House.tsx';
import { heroFacts } from './heroFacts.ts';
import { mainPhone } from './mainPhone.ts';
import { withDrawing } from './withDrawing.tsx';

export const handle: RouteHandle = { headerVariant: 'overImage', hasContact: true };

export async function loader() {
  const cards = services.map(({ title, slug, card, hero, path }) => ({
    title,
    ...card,
    image: hero.image,
    href: path,
    price: startingPrices[slug],
  }));
  const page = await resolveContent({ ...overview, cards });
  const plan = resolveHouse(page.plan);
  const closing = { ...page.closing, steps: afterForm.sent.steps };
  return withHead('/services', { ...page, plan, closing, form: contact.mobile.form });
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Services({ loaderData }: Route.ComponentProps) {
  const { hero, cards, cardLinkLabel, plan, closing, form } = loaderData;
  const [list, setList] = useState<string[]>([]);
  return (
    <Sections>
      <Hero
        {...hero}
        phone={mainPhone}
        facts={heroFacts()}
        actions={[{ label: plan.heading, href: '#plan' }]}
      />
      <LinkCards
        heading={hero.heading}
        isHeadingHidden
        items={cards.map(withDrawing)}
        labels={{ link: cardLinkLabel }}
      />
      <House {...plan} id="plan" form="house" list={list} onChange={setList} sendHref="#write" />
      <CallToAction
        {...closing}
        id="contact"
        phone={mainPhone}
        actions={[{ label: closing.button, href: '#write' }]}
      >
        <PhoneContactForm
          id="write"
          formId="house"
          content={form}
          about={{ label: plan.about, list }}
        />
      </CallToAction>
    </Sections>
  );
}
