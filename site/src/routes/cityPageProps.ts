import type { City, CityAction } from '../content/communities/schema.ts';
import { company } from '../content/company.ts';
import type { CommunitySlug } from '../content/slugs.ts';
import type { Poured } from '../content/resolveContent.server.ts';
import { toLink } from './toLink.ts';

/** Phone and email of a city (docs/behavior.md#city-pages). */
export function cityContact(slug: CommunitySlug) {
  const area = company.serviceAreas.find((one) => one.slug === slug);
  if (!area) {
    throw new Error(
      `company.ts lists no service area "${slug}", so its page would have no phone number. Add it to serviceAreas.`,
    );
  }
  return area;
}

/** A link of a city's page; `call` rings that city's own number. */
export const toCityLink = (phone: { href: string }) => (action: CityAction) =>
  'call' in action ? { label: action.label, href: phone.href } : toLink(action);

/** A city's content as its template takes it: numbers put in, paths made links. */
export function toCityPage(city: Poured<City>) {
  const { phone, email } = cityContact(city.slug);
  const link = toCityLink(phone);
  const { hero, info, theater, services, projects, comingSoon, closing } = city;
  return {
    name: city.name,
    phone,
    hero: { ...hero, actions: hero.actions.map(link) },
    info: info && {
      location: info.location,
      contact: { ...info.contact, phone, email },
      hours: { ...info.hours, lines: company.hours },
    },
    local: city.local,
    theater: theater && { ...theater, actions: [link(theater.action)] },
    solutions: city.solutions,
    services: services && {
      ...services,
      items: services.cards.map(({ path, ...card }) => ({ ...card, href: path })),
    },
    projects: projects && { ...projects, items: projects.tiles },
    comingSoon: comingSoon && { ...comingSoon, actions: [link(comingSoon.action)] },
    testimonials: city.testimonials,
    faq: city.faq,
    closing: closing && { heading: closing.heading, text: closing.text },
    closingActions: closing?.actions.map(link) ?? [],
  };
}
