import * as z from 'zod/mini';
import { closing, faqs, feature, meta, pageImage, text } from '../pages/schema.ts';
import { serviceSlugs } from '../slugs.ts';

const testimonial = z.strictObject({ name: text, role: z.optional(text), content: text });
const quote = z.literal('Get a Free Quote');

export const servicesOverviewSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: z.literal('Our Services'),
    description: text,
    image: pageImage,
  }),
  closing: z.strictObject({
    heading: z.literal('Ready to Get Started'),
    text,
    button: quote,
  }),
});

/** docs/behavior.md#service-pages. A step's number is its place in the list. */
export const servicePageSchema = z.strictObject({
  slug: z.enum(serviceSlugs),
  meta,
  hero: z.strictObject({ title: text, description: text, image: pageImage, button: quote }),
  offer: z.array(text).check(z.minLength(2), z.maxLength(3)),
  features: z.array(feature).check(z.length(6)),
  process: z
    .array(z.strictObject({ title: text, description: text }))
    .check(z.minLength(5), z.maxLength(6)),
  testimonials: z.array(testimonial).check(z.length(3)),
  faqs: faqs(5, 6),
  closing,
});

export type ServicesOverview = z.infer<typeof servicesOverviewSchema>;
export type ServicePage = z.infer<typeof servicePageSchema>;
