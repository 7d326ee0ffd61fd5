import * as z from 'zod/mini';
import { closing, faqs, meta, pageImage, text } from '../pages/schema.ts';
import { communitySlugs, routePaths } from '../slugs.ts';

const path = z.enum(routePaths);

/** `call` rings the number that company.ts gives for this city. */
const action = z.union([
  z.strictObject({ label: text, path: z.union([path, z.literal('/contact#contact')]) }),
  z.strictObject({ label: text, call: z.literal('city') }),
]);
const hero = z.strictObject({
  title: text,
  description: text,
  image: pageImage,
  actions: z.array(action).check(z.length(2)),
});
const intro = { label: z.optional(text), heading: text, lead: z.optional(text) };
const note = z.strictObject({ title: text, text });
const point = z.strictObject({ title: text, description: text });
const tile = z.strictObject({ image: pageImage, title: text, description: text });

/** One shape for all seven cities. A block that a city leaves out is a section its page has not. */
export const citySchema = z.strictObject({
  slug: z.enum(communitySlugs),
  name: text,
  meta,
  hero,
  /** Phone, email and opening hours come from company.ts; these are the words around them. */
  info: z.optional(z.strictObject({ location: note, contact: note, hours: note })),
  local: z.optional(
    z.strictObject({
      ...intro,
      paragraphs: z.array(text).check(z.minLength(1)),
      points: z.array(point).check(z.minLength(3)),
      image: z.optional(pageImage),
    }),
  ),
  theater: z.optional(
    z.strictObject({
      ...intro,
      image: pageImage,
      points: z.array(point).check(z.minLength(3)),
      action,
    }),
  ),
  solutions: z.optional(
    z.strictObject({
      ...intro,
      bullets: z.array(text).check(z.minLength(3)),
      image: z.optional(pageImage),
    }),
  ),
  services: z.optional(
    z.strictObject({
      ...intro,
      linkLabel: z.literal('Learn more'),
      cards: z
        .array(z.strictObject({ title: text, description: text, path }))
        .check(z.minLength(3)),
    }),
  ),
  projects: z.optional(z.strictObject({ ...intro, tiles: z.array(tile).check(z.minLength(1)) })),
  comingSoon: z.optional(
    z.strictObject({ label: z.literal('Coming soon'), heading: text, text, action }),
  ),
  testimonials: z.optional(
    z.strictObject({
      ...intro,
      items: z
        .array(
          z.strictObject({
            content: text,
            author: text,
            role: z.optional(text),
            company: z.optional(text),
          }),
        )
        .check(z.length(3)),
    }),
  ),
  faq: z.optional(
    z.strictObject({
      ...intro,
      items: faqs(4, 4),
    }),
  ),
  closing: z.optional(
    z.extend(closing, { actions: z.array(action).check(z.minLength(2), z.maxLength(3)) }),
  ),
});

export const communitiesOverviewSchema = z.strictObject({
  meta,
  hero,
  cities: z.strictObject({
    ...intro,
    cards: z
      .array(z.strictObject({ name: text, image: pageImage, description: text, path }))
      .check(z.length(communitySlugs.length)),
  }),
  area: z.strictObject({
    ...intro,
    points: z.array(point).check(z.length(3)),
    action: z.strictObject({
      label: z.literal('Schedule A Consultation'),
      path: z.literal('/contact#contact'),
    }),
  }),
});

export type City = z.infer<typeof citySchema>;
export type CityAction = z.infer<typeof action>;
export type CommunitiesOverview = z.infer<typeof communitiesOverviewSchema>;
