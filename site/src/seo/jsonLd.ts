import { company } from '../content/company.ts';
import { cityNames, pageNames } from '../content/pages.server.ts';
import { canonicalUrl, type SharePicture, sharePath, shareUrl, siteUrl } from './addresses.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** One node of a schema.org graph. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: Json;
}

const businessId = () => siteUrl('/#business');

/** The company in short, as a publisher or provider. */
const publisher = () => ({
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId(),
  name: company.name,
  url: canonicalUrl('/'),
});

const region = { '@type': 'State', name: company.state };
const city = (name: string) => ({ '@type': 'City', name, containedInPlace: region });
const everyTown = () => cityNames.map(city);
const dialed = (href: string) => href.replace('tel:', '');

/** The company with its address, hours, and towns, for the home, about, contact, and city pages. */
export function business(): JsonLd {
  const { showroom, phones, crew, licenses, languages, brands, reviews = [] } = company;
  const { specialHours = [] } = company;
  // A network's front page isn't a profile.
  const profiles = [...company.social, ...reviews].flatMap(({ href }) =>
    href && new URL(href).pathname !== '/' ? [href] : [],
  );
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(),
    name: company.name,
    slogan: company.tagline,
    description: company.description,
    url: canonicalUrl('/'),
    logo: siteUrl('/icon-512.png'),
    image: siteUrl(sharePath('home-hero')),
    telephone: dialed(phones.main.href),
    email: company.email.label,
    foundingDate: `${company.founded}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: showroom.street,
      addressLocality: showroom.city,
      addressRegion: showroom.region,
      postalCode: showroom.postalCode,
      addressCountry: showroom.country,
    },
    geo: { '@type': 'GeoCoordinates', ...showroom.geo },
    areaServed: everyTown(),
    openingHoursSpecification: company.hours.flatMap(({ weekdays, opens, closes }) =>
      opens && closes
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays, opens, closes }]
        : [],
    ),
    ...(specialHours.length > 0 && {
      specialOpeningHoursSpecification: specialHours.map(({ date, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        // Equal times mean that it's closed all day.
        opens: opens ?? '00:00',
        closes: closes ?? '00:00',
      })),
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(crew && {
      employee: crew.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })),
    }),
    ...(licenses && {
      hasCredential: licenses.map(({ name }) => ({
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'license',
        name,
      })),
    }),
    ...(languages && { knowsLanguage: languages }),
    ...(brands && { brand: brands.map((name) => ({ '@type': 'Brand', name })) }),
  };
}

/** The site itself, for the home page. */
export function webSite(): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': siteUrl('/#website'),
    url: canonicalUrl('/'),
    name: company.name,
    description: company.description,
    inLanguage: 'en-US',
    publisher: publisher(),
  };
}

export interface ServiceFacts {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly picture?: SharePicture | undefined;
  /** Towns. Default: all that the company serves. */
  readonly areas?: readonly string[];
  /** A phone number for this service only. */
  readonly phone?: { readonly href: string };
}

/** A service, for service, residential, commercial, and city pages. */
export function service(facts: ServiceFacts): JsonLd {
  const { path, name, description, picture, areas, phone } = facts;
  const areaServed = areas?.map(city) ?? everyTown();
  return {
    '@type': 'Service',
    '@id': `${canonicalUrl(path)}#service`,
    name,
    serviceType: name,
    description,
    url: canonicalUrl(path),
    ...(picture && { image: shareUrl(picture) }),
    provider: { ...publisher(), telephone: dialed(company.phones.main.href) },
    areaServed,
    ...(phone && {
      availableChannel: {
        '@type': 'ServiceChannel',
        servicePhone: { '@type': 'ContactPoint', telephone: dialed(phone.href), areaServed },
      },
    }),
  };
}

/** The breadcrumbs from the home page to this page, as in the `Breadcrumbs` component. */
export function breadcrumbs(
  items: readonly { readonly label: string; readonly href: string }[],
): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonicalUrl(href),
    })),
  };
}

/** The breadcrumbs of a page, named as in the navigation: Home, its section, itself. */
export function breadcrumbsTo(path: string): JsonLd {
  const parts = path.split('/').filter(Boolean);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return breadcrumbs(
    paths.flatMap((href) => {
      const label = pageNames.get(href);
      return label ? [{ label, href }] : [];
    }),
  );
}

/** The page's FAQ. Null if there is none. */
export function faqPage(
  items: readonly { readonly question: string; readonly answer: string }[],
): JsonLd | null {
  if (items.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export interface BlogPostingFacts {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** A calendar day. Null if unknown. */
  readonly published: string | null;
  readonly category: string;
  readonly picture?: SharePicture | null | undefined;
}

/** An article by a person, or else by the company. */
export function blogPosting(facts: BlogPostingFacts): JsonLd {
  const { path, title, excerpt, author, published, category, picture } = facts;
  return {
    '@type': 'BlogPosting',
    '@id': `${canonicalUrl(path)}#article`,
    headline: title,
    url: canonicalUrl(path),
    mainEntityOfPage: canonicalUrl(path),
    inLanguage: 'en-US',
    author: author === company.name ? publisher() : { '@type': 'Person', name: author },
    publisher: publisher(),
    ...(excerpt && { description: excerpt }),
    ...(published && { datePublished: published }),
    ...(category && { articleSection: category }),
    ...(picture && { image: shareUrl(picture) }),
  };
}
