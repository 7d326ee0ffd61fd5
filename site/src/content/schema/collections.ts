import * as z from 'zod/mini';
import {
  alt,
  exhibit,
  faq,
  icon,
  image,
  intro,
  mappedFeature,
  message,
  meta,
  path,
  pictured,
  point,
  room,
  some,
  text,
} from './parts.ts';

/** Fields of every page in a folder. The file's name is its slug. */
const page = {
  order: z.int(),
  /** One line in the menus. */
  menu: text,
};
/** Marks invented content. Replace it, or remove it together with the mark, before launch. */
const isSample = z.optional(z.literal(true));
const testimonial = z.strictObject({
  isSample,
  content: text,
  author: text,
  position: z.optional(text),
  company: z.optional(text),
});

/** docs/behavior/pages.md#service-pages. A step's number is its position in the list. */
/** Without `ask`, a closing asks visitors to write. `steps` replaces what happens after a message. */
const closing = z.extend(message, {
  ask: z.optional(z.enum(['call', 'visit'])),
  steps: z.optional(some(text)),
});

export const servicePageSchema = z.strictObject({
  ...page,
  title: text,
  /** The name in the footer's list of services. Without it, the footer doesn't list the service. */
  footer: z.optional(text),
  /**
   * For the home page and the overview. Technology has the cool accent, everything else the warm
   * one.
   */
  card: z.strictObject({ description: text, icon, tone: z.enum(['warm', 'cool']) }),
  meta,
  hero: z.strictObject({ description: text, image, alt: z.optional(alt) }),
  offer: some(text),
  /** Something to look at, to hear, or to try. A page has this or a room. */
  exhibit: z.optional(exhibit),
  /** A room that visitors light. */
  room: z.optional(room),
  features: some(mappedFeature),
  /** The place of the features, or what is under their drawing, at another hour than the hero's if there is one. */
  featuresImage: z.optional(image),
  /** A name in site/src/drawings, with the place of the features. */
  drawing: z.optional(z.enum(['network-rack', 'fiber-route', 'smart-home-plan', 'camera-view'])),
  process: some(z.extend(point, { image: z.optional(image) })),
  testimonials: z.array(
    z.strictObject({ isSample, name: text, role: z.optional(text), content: text }),
  ),
  faqs: z.array(faq),
  closing,
});

/** A residential or commercial page (docs/behavior/pages.md#area-pages). */
export const areaPageSchema = z.strictObject({
  ...page,
  /** The page's name in links and cards. Default: the title. */
  name: z.optional(text),
  title: text,
  subtitle: text,
  meta: z.pick(meta, { title: true }),
  /** The text of its card on the overview. */
  card: text,
  /** For emergencies: the hero's first button calls the company. */
  isUrgent: z.optional(z.boolean()),
  /** Search engines get the whole sentences that fit into 160 characters. */
  description: z.string().check(z.minLength(70)),
  heroImage: image,
  heroAlt: z.optional(alt),
  features: some(mappedFeature),
  /** The place of the features. Default: the hero's picture, at another hour if there is one. */
  featuresImage: z.optional(image),
  /** A room that visitors light, in place of that picture. */
  room: z.optional(room),
  benefits: some(text),
  cases: z.array(
    z.strictObject({
      isSample,
      title: text,
      description: text,
      image,
      client: text,
      location: text,
    }),
  ),
  testimonials: z.array(testimonial),
  faqs: z.array(faq),
  closing,
});

/** `call` uses the phone number of the page's city. */
const cityAction = z.union([
  z.strictObject({ label: text, href: path }),
  z.strictObject({ label: text, call: z.literal('city') }),
]);
const note = z.strictObject({ title: text, text });

/** If a city leaves out a block, its page has no such section. */
export const citySchema = z.strictObject({
  ...page,
  /** Position in the sentence that names all cities, such as "McAllen, Mission and Edinburg". */
  orderInSentence: z.int(),
  name: text,
  /** The word between the company's name and the city's in the heading. Default: "in". */
  preposition: z.optional(text),
  /** A key of company.ts's phones. Default: `main`. */
  phone: z.optional(text),
  /** The part before the @ of the city's email address. company.ts has the domain. */
  mailbox: z.string().check(z.regex(/^[a-z0-9._-]+$/)),
  /** The text of its card on the overview. */
  card: text,
  meta,
  hero: z.strictObject({
    description: text,
    image,
    alt: z.optional(alt),
    actions: some(cityAction),
  }),
  /** Notes for phone, email, and opening hours, which come from company.ts. */
  info: z.optional(z.strictObject({ location: note, contact: note, hours: note })),
  local: z.optional(
    z.strictObject({
      ...intro,
      paragraphs: some(text),
      points: some(point),
      image: z.optional(image),
    }),
  ),
  theater: z.optional(z.strictObject({ ...intro, image, points: some(point), action: cityAction })),
  solutions: z.optional(z.strictObject({ ...intro, items: some(text), image: z.optional(image) })),
  services: z.optional(
    z.strictObject({
      ...intro,
      linkLabel: text,
      cards: some(z.extend(point, { href: path })),
    }),
  ),
  projects: z.optional(z.strictObject({ ...intro, tiles: some(z.extend(pictured, { isSample })) })),
  comingSoon: z.optional(z.strictObject({ label: text, heading: text, text, action: cityAction })),
  testimonials: z.optional(
    z.strictObject({
      ...intro,
      items: some(testimonial),
    }),
  ),
  faq: z.optional(z.strictObject({ ...intro, items: some(faq) })),
  closing: z.optional(z.extend(message, { actions: some(cityAction) })),
});

export type Exhibit = z.infer<typeof exhibit>;
export type ServicePage = z.infer<typeof servicePageSchema>;
export type AreaPage = z.infer<typeof areaPageSchema>;
export type City = z.infer<typeof citySchema>;
export type CityAction = z.infer<typeof cityAction>;
