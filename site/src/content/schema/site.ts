import {
  email,
  hours,
  notice,
  phone,
  price,
  priceRange,
  specialHours,
} from '@custom-designs/supabase/factShapes';
import * as z from 'zod/mini';
import { image, navItem, path, some, text } from './parts.ts';

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Facts that appear in many places. Content and code take them only from company.ts. */
export const companySchema = z.strictObject({
  /**
   * Marks invented content until a company replaces it: facts in this file, prices in texts,
   * rendered pictures. Testimonials and case studies have their own mark
   * (docs/behavior/company.md#sample-content).
   */
  isSample: z.strictObject({ facts: z.boolean(), prices: z.boolean(), pictures: z.boolean() }),
  name: text,
  tagline: text,
  description: text,
  /** The state's name, for search engines and copy. */
  state: text,
  founded: z.int().check(z.minimum(1800), z.maximum(2100)),
  /** First year of the copyright line. */
  copyrightFrom: z.int().check(z.minimum(1800), z.maximum(2100)),
  /** `main` is the default. A city may use another one by its key. */
  phones: z.catchall(z.strictObject({ main: phone }), phone),
  /** Only if the main number takes texts: the link, and the start of the message. */
  texts: z.optional(z.strictObject({ label: text, firstLine: text })),
  /** Cities have mailboxes at the same domain. */
  email,
  office: text,
  /** The places that it serves, in a few words. Heroes show it below their links. */
  area: z.optional(text),
  /** What is free, in two words. Heroes show it below their links. */
  offer: z.optional(text),
  /** Whose company it is, and since when. Heroes show it below their links. */
  standing: z.optional(text),
  /** An IANA name, such as `America/Chicago`. A post's day is the day at the office. */
  timeZone: z.string().check(z.refine(isTimeZone, 'is no time zone, such as "America/Chicago"')),
  /** How many months visitors' messages are kept before they're deleted. */
  messagesKeptMonths: z.int().check(z.minimum(1), z.maximum(120)),
  showroom: z.strictObject({
    name: text,
    street: text,
    city: text,
    region: z.string().check(z.regex(/^[A-Z]{2}$/)),
    postalCode: text,
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    geo: z.strictObject({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  }),
  /** The share picture of pages without one. */
  sharePicture: z.strictObject({ name: image, alt: text }),
  hours,
  specialHours: z.optional(specialHours),
  notice: z.optional(notice),
  /** Set by the build: when the newest fact on the pages was changed (docs/behavior/managers.md#facts). */
  factsChangedAt: z.optional(text),
  /** Facts that buyers check. Each appears on the pages once it's set (docs/behavior/company.md#credentials). */
  crew: z.optional(some(z.strictObject({ name: text, role: text, image: z.optional(image) }))),
  /** For example, "Texas DPS B00000000" for "alarms and cameras". */
  licenses: z.optional(some(z.strictObject({ name: text, covers: text }))),
  insurance: z.optional(text),
  /** For example, 2 years on "our work". */
  warranty: z.optional(z.strictObject({ years: z.int().check(z.minimum(1)), covers: text })),
  /** The price of a service call. */
  serviceCall: z.optional(text),
  /** Business days until the first visit, at most. */
  visitWithinDays: z.optional(z.int().check(z.minimum(1))),
  financing: z.optional(text),
  brands: z.optional(some(text)),
  /** Pages of other companies with reviews, such as "Read them on Google". */
  reviews: z.optional(some(z.strictObject({ label: text, href: z.url() }))),
  languages: z.optional(some(text)),
  social: z.array(z.strictObject({ label: text, href: z.optional(z.url()) })),
  discount: z.strictObject({ percent: z.int(), heading: text, text, conditions: text }),
});

/** Prices in dollars by name, each one amount or a range. */
export const pricesSchema = z.record(text, z.union([price, priceRange]));

/** The texts of answers to visitors. Managers change them, and `{name}` is checked there. */
export const repliesSchema = z.record(text, z.strictObject({ title: text, text }));

const link = z.strictObject({ label: text, href: path });

/** Each group lists the pages of its folder. */
export const navigationSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: z.enum(['services', 'residential', 'commercial', 'communities']),
      label: text,
      featured: navItem,
      /** How many of its pages the phone menu lists. Default: all. */
      phoneItems: z.optional(z.int()),
    }),
  ),
  home: link,
  plainLinks: some(link),
  admin: z.extend(link, { isQuiet: z.literal(true) }),
  quote: link,
  bottomBar: some(
    z.strictObject({
      label: text,
      icon: z.enum(['house', 'layers', 'mail', 'menu']),
      href: z.optional(path),
    }),
  ),
  footer: z.strictObject({
    /** The heading of the list of services. */
    services: text,
    lists: z.array(z.strictObject({ heading: text, items: some(link) })),
  }),
  /** Messages for a page or an app that can't be loaded. `{page}` stands for the page's name. */
  notice: z.strictObject({
    messages: z.strictObject({
      offline: text.check(z.includes('{page}')),
      waiting: text,
    }),
    retry: text,
    close: text,
  }),
});

export const staticPostsSchema = some(
  z.strictObject({
    id: z.string().check(z.regex(/^static-\d+$/)),
    slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
    title: text,
    date: z.iso.date(),
    author: text,
    category: text,
    image,
    excerpt: text,
    content: text,
  }),
);

const point = z.readonly(z.tuple([z.number(), z.number()]));
const line = z.readonly(z.array(point));

/** A city on the map of the Valley. */
const placeSchema = z.strictObject({
  name: text,
  /** Where its name has room. */
  side: z.enum(['above', 'below', 'before', 'aboveAfter', 'aboveBefore']),
  /** A name of valley.ts's `roads`, which the first part of the way follows. */
  along: z.optional(text),
  /** The rest of the way to the city, with points close enough for its length in miles. */
  road: line,
});

/** The map of the Valley. Points are longitude and latitude in degrees. */
export const valleySchema = z.strictObject({
  label: text,
  land: z.strictObject({
    corner: point,
    width: z.int(),
    height: z.int(),
    coast: line,
    island: line,
    river: line,
    riverName: text,
    seaName: text,
  }),
  home: text,
  places: z.array(z.extend(z.omit(placeSchema, { along: true }), { href: path })),
});

export type Point = z.infer<typeof point>;
export type Place = z.infer<typeof placeSchema>;
export type Company = z.infer<typeof companySchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type StaticPosts = z.infer<typeof staticPostsSchema>;
