import { milesTo } from '@custom-designs/ui/exhibits/ValleyMap';
import { CityPage } from '@custom-designs/ui/templates/CityPage';
import { afterForm } from '../content/afterForm.ts';
import { company } from '../content/company.ts';
import { contact } from '../content/contact.ts';
import { communities, contactOf, pageAt, services } from '../content/pages.server.ts';
import { publishedFacts } from '../content/prices.ts';
import { resolveContent } from '../content/resolveContent.server.ts';
import type { City, CityAction } from '../content/schema/collections.ts';
import { distance, valley } from '../content/valley.ts';
import { credentialsOf } from '../features/facts/credentials.server.ts';
import { PhoneContactForm } from '../features/forms/forms.tsx';
import type { RouteHandle } from '../layout/routeHandle.ts';
import { breadcrumbsTo, business, faqPage, pageMeta, service } from '../seo/index.ts';
import type { Route } from './+types/community.ts';
import { cityFacts } from './heroFacts.ts';
import { withDrawing } from './withDrawing.tsx';

export const handle: RouteHandle = {
  headerVariant: 'overImage',
  hasContact: true,
  phoneOf: (data) => (data as Route.ComponentProps['loaderData']).page.phone,
};

const otherIcons: Readonly<Record<string, string>> = {
  '/residential': 'house',
  '/commercial': 'building-2',
  '/contact': 'messages-square',
};

/** The icon of the page that a service of a city links to. */
function iconOf(href: string): string {
  const icon = services.find(({ path }) => path === href)?.card.icon ?? otherIcons[href];
  if (!icon) throw new Error(`A city's service links to ${href}, which has no icon.`);
  return icon;
}

const withIcons = <Page extends Pick<City, 'services'>>(city: Page) => ({
  ...city,
  services: city.services && {
    ...city.services,
    cards: city.services.cards.map((card) => ({ ...card, icon: iconOf(card.href) })),
  },
});

/**
 * Prepares a city's content for its template, with the city's phone for every call. A message from
 * this page names the city.
 */
export async function loader({ pattern }: Route.LoaderArgs) {
  const city = pageAt(communities, pattern);
  const { phone, email } = contactOf(city);
  const { path, name, meta, ...page } = await resolveContent(withIcons(city));
  const toContact = `/contact?city=${city.slug}`;
  const withCity = <Linked extends { href: string }>(linked: Linked): Linked => ({
    ...linked,
    href: linked.href.replace(/^\/contact(?=#|$)/, toContact),
  });
  const link = (action: CityAction) =>
    'call' in action ? { label: action.label, href: phone.href } : withCity(action);
  const { hero, info, theater, projects, comingSoon, closing } = page;
  const before = `${company.name} ${page.preposition ?? 'in'}`;
  const { description } = meta;
  const graph = [
    business(),
    service({ path, name: `${before} ${name}`, description, areas: [name], phone }),
    breadcrumbsTo(path),
    faqPage(page.faq?.items ?? []),
  ];
  return {
    head: pageMeta({ path, ...meta, picture: hero.image, graph }),
    form: contact.mobile.form,
    page: {
      name,
      phone,
      hero: {
        ...hero,
        before,
        facts: cityFacts(publishedFacts[city.slug]),
        actions: hero.actions.map(link),
      },
      info: info && {
        location: info.location,
        contact: {
          ...info.contact,
          phone,
          email,
        },
        hours: { ...info.hours, items: company.hours },
      },
      local: page.local,
      theater: theater && { ...theater, actions: [link(theater.action)] },
      solutions: page.solutions,
      services: page.services && {
        ...page.services,
        items: page.services.cards.map(withCity),
        labels: { link: page.services.linkLabel },
      },
      projects: projects && { ...projects, items: projects.tiles },
      comingSoon: comingSoon && { ...comingSoon, actions: [link(comingSoon.action)] },
      testimonials: page.testimonials && {
        ...page.testimonials,
        action: credentialsOf(company).questionsLink,
      },
      faqs: page.faq,
      closing: closing && {
        heading: closing.heading,
        text: closing.text,
        steps: afterForm.sent.steps,
      },
      closingActions: closing?.actions.map(link) ?? [],
    },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? [];

export default function Community({ loaderData }: Route.ComponentProps) {
  const { page, form } = loaderData;
  const place = valley.places.find(({ name }) => name === page.name);
  const miles = place && milesTo(place);
  return (
    <CityPage
      {...page}
      services={page.services && { ...page.services, items: page.services.items.map(withDrawing) }}
      map={{ ...valley, caption: miles ? distance(miles) : undefined }}
      closingForm={<PhoneContactForm content={form} about={{ label: page.name }} />}
    />
  );
}
