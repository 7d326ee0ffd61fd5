import * as z from 'zod/mini';
import { areaPage, cases, closing, faqs, feature, meta, pageImage, text } from '../pages/schema.ts';
import { commercialSlugs } from '../slugs.ts';

const card = z.strictObject({
  title: text,
  description: text,
  image: pageImage,
  path: z.enum(commercialSlugs.map((slug) => `/commercial/${slug}` as const)),
});
const consultation = z.strictObject({
  label: z.literal('Schedule a Consultation'),
  path: z.literal('/contact'),
});
const explore = z.strictObject({
  label: z.literal('Explore Services'),
  path: z.literal('/services'),
});
const quote = z.strictObject({
  label: z.literal('Get a Free Quote'),
  path: z.literal('/contact'),
});

export const commercialOverviewSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: z.literal('Commercial Technology Solutions'),
    description: text,
    image: pageImage,
    actions: z.tuple([consultation, explore]),
  }),
  services: z.strictObject({
    heading: text,
    lead: text,
    linkLabel: z.literal('Learn more'),
    cards: z.array(card).check(z.length(commercialSlugs.length)),
  }),
  reasons: z.strictObject({
    heading: z.string().check(z.startsWith('Why Choose')),
    lead: text,
    cards: z.array(feature).check(z.length(4)),
  }),
  closing: z.extend(closing, { actions: z.tuple([quote]) }),
});

export const commercialPageSchema = z.strictObject({
  slug: z.enum(commercialSlugs),
  ...areaPage,
  cases: cases(3, 4),
  faqs: faqs(4, 8),
});

export type CommercialOverview = z.infer<typeof commercialOverviewSchema>;
export type CommercialPage = z.infer<typeof commercialPageSchema>;
