import * as z from 'zod';

/** What search engines ask of each node; strict, so that a review or a rating is refused. */
const address = z.url({ protocol: /^https?$/ });
const words = z.string().trim().min(1);
const provider = z.strictObject({
  '@type': z.literal('HomeAndConstructionBusiness'),
  '@id': address,
  name: words,
  url: address.optional(),
  telephone: words.optional(),
});
const city = z.strictObject({
  '@type': z.literal('City'),
  name: words,
  containedInPlace: z.strictObject({ '@type': z.literal('State'), name: z.string() }),
});
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const weekday = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

const hours = z
  .strictObject({
    '@type': z.literal('OpeningHoursSpecification'),
    dayOfWeek: z.array(weekday).min(1),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, 'closes before it opens');

export const businessShape = z.strictObject({
  '@type': z.literal('HomeAndConstructionBusiness'),
  '@id': address,
  name: words,
  slogan: words,
  description: words,
  url: address,
  logo: address,
  image: address,
  telephone: z.string().regex(/^\+\d{7,15}$/),
  email: z.email(),
  foundingDate: z.string().regex(/^\d{4}$/),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: words,
    addressLocality: words,
    addressRegion: z.string().regex(/^[A-Z]{2}$/),
    postalCode: words,
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  areaServed: z.array(city).min(1),
  openingHoursSpecification: z.array(hours).min(1),
  sameAs: z.array(address).min(1).optional(),
});

export const webSiteShape = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  url: address,
  name: words,
  description: words,
  inLanguage: z.literal('en-US'),
  publisher: provider,
});

export const serviceShape = z.strictObject({
  '@type': z.literal('Service'),
  '@id': address,
  name: words,
  serviceType: words,
  description: words,
  url: address,
  image: address.optional(),
  provider,
  areaServed: z.array(city).min(1),
  availableChannel: z
    .strictObject({
      '@type': z.literal('ServiceChannel'),
      servicePhone: z.strictObject({
        '@type': z.literal('ContactPoint'),
        telephone: z.string().regex(/^\+\d{7,15}$/),
        areaServed: z.array(city).min(1),
      }),
    })
    .optional(),
});

export const breadcrumbsShape = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().min(1),
        name: words,
        item: address,
      }),
    )
    .min(1)
    .refine(
      (items) => items.every(({ position }, index) => position === index + 1),
      'is unordered',
    ),
});

export const faqShape = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: words,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
      }),
    )
    .min(1),
});

export const blogPostingShape = z.strictObject({
  '@type': z.literal('BlogPosting'),
  '@id': address,
  headline: words,
  url: address,
  mainEntityOfPage: address,
  inLanguage: z.literal('en-US'),
  author: z.union([provider, z.strictObject({ '@type': z.literal('Person'), name: words })]),
  publisher: provider,
  description: words.optional(),
  datePublished: z.iso.date().optional(),
  articleSection: words.optional(),
  image: address.optional(),
});
