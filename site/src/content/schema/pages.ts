import * as z from 'zod/mini';
import {
  action,
  description,
  exhibit,
  faq,
  feature,
  image,
  intro,
  message,
  meta,
  paper,
  path,
  pictured,
  point,
  room,
  some,
  text,
  toast,
} from './parts.ts';

const hero = z.strictObject({ heading: text, tagline: text, image });
const heroWithActions = z.extend(hero, { actions: some(action) });

export const homeSchema = z.strictObject({
  meta: description,
  hero: z.strictObject({
    heading: text,
    tagline: text,
    /** The words of the tagline in italics. */
    emphasis: z.optional(text),
    /** What the company does, and where. */
    lead: text,
    image,
    actions: some(action),
  }),
  vision: z.strictObject({ ...intro, pillars: some(z.extend(pictured, { href: path })) }),
  about: z.strictObject({ ...intro, paragraphs: some(text), action, distances: text }),
  discover: z.strictObject({ heading: text, lead: text, slides: some(pictured) }),
  services: z.strictObject({ ...intro, linkLabel: text, action }),
  faq: z.strictObject({ ...intro, items: some(faq) }),
  blog: z.strictObject({
    heading: text,
    lead: text,
    readMore: text,
    viewPosts: action,
    viewBlogs: action,
    loading: text,
    tryAgain: text,
    failed: text,
    empty: text,
    toast,
  }),
  contact: z.strictObject({
    ...intro,
    steps: z.strictObject({ heading: text, items: some(text) }),
    formHeading: text,
    fields: z.strictObject({ name: text, email: text, subject: text, message: text }),
    submit: text,
    details: z.strictObject({ phone: text, email: text, office: text, hours: text, social: text }),
    sent: toast,
  }),
});

export const servicesOverviewSchema = z.strictObject({
  meta,
  hero,
  cardLinkLabel: text,
  plan: z.strictObject({
    heading: text,
    lead: text,
    legend: text,
    items: some(
      z.strictObject({
        label: text,
        /** A name in site/src/drawings/house.ts. */
        light: text,
        /** A name in prices.ts. Without it, the price is by quote. */
        price: z.optional(text),
        detail: text,
      }),
    ),
    unpriced: text,
    /** Before the amount. */
    total: text,
    totalNote: text,
    send: text,
    /** What the message is about until an item is checked. */
    about: text,
  }),
  closing: z.extend(message, { button: text }),
});

export const areaOverviewSchema = z.strictObject({
  meta,
  hero: heroWithActions,
  services: z.strictObject({ heading: text, lead: text, linkLabel: text }),
  exhibit,
  reasons: z.strictObject({ heading: text, lead: text, cards: some(feature) }),
  closing: z.extend(message, { actions: some(action) }),
});

export const communitiesOverviewSchema = z.strictObject({
  meta,
  hero: heroWithActions,
  cities: z.strictObject(intro),
  area: z.strictObject({ ...intro, points: some(point), action }),
  closing: z.extend(message, { actions: some(action) }),
});

export const aboutSchema = z.strictObject({
  meta,
  hero: heroWithActions,
  story: z.strictObject({ ...intro, paragraphs: some(text), image }),
  values: z.strictObject({ ...intro, items: some(point) }),
  work: z.strictObject({ ...intro, items: some(z.extend(pictured, { action })) }),
  consultation: z.strictObject({
    heading: text,
    lead: text,
    fields: z.strictObject({
      name: text,
      email: text,
      phone: text,
      preferredDate: text,
      message: text,
    }),
    optional: text,
    dateHint: text,
    submit: text,
    sent: toast,
  }),
});

export const contactSchema = z.strictObject({
  meta,
  desktop: z.strictObject({
    title: text,
    lead: text,
    /** Beside the title. */
    image,
    details: z.strictObject({
      heading: text,
      phone: text,
      email: text,
      address: text,
      hours: text,
    }),
    form: z.strictObject({
      heading: text,
      fields: z.strictObject({
        name: text,
        email: text,
        phone: text,
        subject: text,
        message: text,
      }),
      submit: text,
      sent: toast,
    }),
    showroom: z.strictObject({
      heading: text,
      text,
      show: text,
      notice: text,
      frameTitle: text,
      openElsewhere: text,
    }),
    faq: z.strictObject({ ...intro, items: some(faq) }),
  }),
  mobile: z.strictObject({
    call: z.strictObject({ title: text, text }),
    email: z.strictObject({ title: text, text }),
    form: z.strictObject({
      heading: text,
      fields: z.strictObject({ name: text, email: text, phone: text, message: text }),
      optional: text,
      submit: text,
      sent: toast,
    }),
  }),
});

export const projectsSchema = z.strictObject({
  meta,
  hero: heroWithActions,
  gallery: z.strictObject({
    ...intro,
    loading: text,
    featured: text,
    /** Label of rendered pictures, in place of the featured ones'. */
    rendering: z.optional(text),
    /** Takes the place of the lead while a rendered picture is shown. */
    leadWithRenderings: z.optional(text),
    unnamed: text,
    more: text,
    empty: z.extend(message, { action }),
    failed: z.extend(message, { tryAgain: text }),
    outdated: text,
    offline: message,
  }),
  cases: z.strictObject(intro),
  closing: z.extend(message, { actions: some(action) }),
});

/** docs/behavior/shared-parts.md#what-you-keep */
export const handoverSchema = z.strictObject({
  heading: text,
  /** On pages that show no papers. */
  link: text,
  lead: text,
  papers: z.record(paper, z.strictObject({ title: text, description: text, alt: text })),
});

/** docs/behavior/shared-parts.md#scenes */
export const lightRoomSchema = z.strictObject({
  labels: z.record(z.string(), text),
  /** Labels by the names in the room's table. */
  rooms: z.record(
    room,
    z.strictObject({
      caption: text,
      lamps: z.record(z.string(), text),
      scenes: z.record(z.string(), text),
    }),
  ),
});

/** Texts of every form beside its fields (docs/behavior/forms.md#form-delivery). */
export const leadFormSchema = z.strictObject({
  evening: text,
  lost: text,
  offline: text,
  tooMany: text,
  elsewhere: text,
  refused: text,
  about: text,
  photo: z.strictObject({
    label: text,
    optional: text,
    hint: text,
    animated: text,
    tooLarge: text,
    failed: text,
    lost: text,
  }),
  orCall: text,
  orWrite: text,
  noScript: text,
  privacy: text,
  retention: text,
});

const outcome = z.strictObject({
  meta,
  heading: text,
  lead: text,
  image,
  steps: z.strictObject({ heading: text, items: some(text) }),
  showroom: z.strictObject({ title: text, text }),
  contact: z.strictObject({ title: text, text }),
  hours: z.strictObject({ title: text }),
  actions: z.array(action),
});

/** The pages after a form that was sent without JavaScript (docs/behavior/pages.md#after-a-form). */
export const afterFormSchema = z.strictObject({ sent: outcome, notSent: outcome });

export const privacySchema = z.strictObject({
  meta,
  heading: text,
  lead: text,
  image,
  /** What the page promises, in two or three words each. */
  promises: z.strictObject({ ...intro, items: some(point) }),
  details: z.strictObject({
    ...intro,
    /** Name of the index for screen readers. */
    indexLabel: text,
    items: some(z.strictObject({ id: text, title: text, paragraphs: some(text) })),
  }),
  call: text,
  write: text,
});

/** What to ask a company that doesn't state its licenses (docs/behavior/company.md#credentials). */
export const questionsSchema = z.strictObject({
  /** Link of other pages to the section. */
  link: text,
  section: z.strictObject({
    ...intro,
    id: text,
    items: some(
      z.strictObject({
        title: text,
        paragraphs: some(text),
        link: z.optional(z.strictObject({ label: text, href: z.url() })),
      }),
    ),
  }),
});

export const notFoundSchema = z.strictObject({
  meta: z.pick(meta, { title: true }),
  code: text,
  heading: text,
  text,
  light: text,
  home: action,
});

/** Blog list and article (docs/behavior/blog.md#blog-list, docs/behavior/data.md#errors). */
export const blogSchema = z.strictObject({
  meta,
  title: text,
  image,
  lead: text,
  list: z.strictObject({ label: text, others: text, empty: text, failed: text, toast }),
  closing: z.extend(message, { actions: some(action) }),
  article: z.strictObject({
    loading: text,
    noScript: text,
    pages: text,
    errorTitle: text,
    back: action,
    home: action,
    missing: text,
    failed: text,
    toast,
  }),
});

export type Privacy = z.infer<typeof privacySchema>;
export type HandoverContent = z.infer<typeof handoverSchema>;
export type Home = z.infer<typeof homeSchema>;
export type ServicesOverview = z.infer<typeof servicesOverviewSchema>;
export type AreaOverview = z.infer<typeof areaOverviewSchema>;
export type CommunitiesOverview = z.infer<typeof communitiesOverviewSchema>;
export type About = z.infer<typeof aboutSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type Projects = z.infer<typeof projectsSchema>;
export type AfterForm = z.infer<typeof afterFormSchema>;
export type Questions = z.infer<typeof questionsSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;
export type Blog = z.infer<typeof blogSchema>;
