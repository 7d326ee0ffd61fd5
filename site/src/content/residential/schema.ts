import * as z from 'zod/mini';
import { areaPage, cases, closing, faqs, feature, meta, pageImage, text } from '../pages/schema.ts';
import { residentialSlugs } from '../slugs.ts';

const card = z.strictObject({
  title: text,
  description: text,
  image: pageImage,
  path: z.enum(residentialSlugs.map((slug) => `/residential/${slug}` as const)),
});
const consultation = z.strictObject({
  label: z.literal('Request a Consultation'),
  path: z.literal('/contact'),
});
const allServices = z.strictObject({
  label: z.literal('View All Services'),
  path: z.literal('/services'),
});
const quote = z.strictObject({
  label: z.literal('Get a Free Quote'),
  path: z.literal('/contact'),
});
const explore = z.strictObject({
  label: z.literal('Explore Our Services'),
  path: z.literal('/services'),
});

export const residentialOverviewSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: text,
    description: text,
    image: pageImage,
    actions: z.tuple([consultation, allServices]),
  }),
  services: z.strictObject({
    heading: z.literal('Our Residential Services'),
    lead: text,
    linkLabel: z.literal('Learn more'),
    cards: z.array(card).check(z.length(3)),
  }),
  reasons: z.strictObject({
    heading: z.literal('Why Choose Our Residential Solutions'),
    lead: text,
    cards: z.array(feature).check(z.length(6)),
  }),
  closing: z.extend(closing, { actions: z.tuple([quote, explore]) }),
});

export const residentialPageSchema = z.strictObject({
  slug: z.enum(residentialSlugs),
  ...areaPage,
  cases: cases(2, 3),
  faqs: faqs(5, 6),
});

export type ResidentialOverview = z.infer<typeof residentialOverviewSchema>;
export type ResidentialPage = z.infer<typeof residentialPageSchema>;
