import * as z from 'zod/mini';
import { communitySlugs, routePaths, serviceSlugs } from './slugs.ts';

/**
 * The shape of every content file. Content imports these as types only, so zod never reaches a
 * content route's bundle; `content.test.ts` does the parsing.
 */
export const imageNames = [
  'home-hero',
  'home-theater-room',
  'smart-home-hall',
  'lighting-design-living',
  'security-entry',
  'multi-room-audio-kitchen',
  'outdoor-entertainment-patio',
  'video-wall-living',
  'audio-listening-room',
  'networking-rack',
  'fiber-optic',
  'landscape-lighting',
  'pool-lighting',
  'premium-lighting',
  'about-workshop',
  'about-van',
  'pillar-lighting',
  'pillar-audio',
  'pillar-guidance',
  'blog-kitchen-tech',
  'blog-furniture',
  'blog-storm',
  'blog-palms',
  'residential-new-construction',
  'residential-existing-homes',
  'residential-vacation-homes',
  'commercial-conference-rooms',
  'commercial-restaurants-bars',
  'commercial-offices',
  'commercial-retail',
  'commercial-medical-facilities',
  'commercial-outdoor-lighting',
  'commercial-business-signs',
  'commercial-emergency-services',
  ...communitySlugs.map((slug) => `city-${slug}` as const),
] as const;

const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value.trim() === value, 'has white space at an end'),
);
const path = z.enum(routePaths);
/** A picture's name; its alternative text belongs to the picture and comes with it. */
const picture = z.enum(imageNames);
const phone = z.strictObject({
  display: z.string().check(z.regex(/^\(956\) 555-01\d\d$/, 'is not a fictional 956 number')),
  href: z.string().check(z.regex(/^tel:\+195655501\d\d$/)),
});
const email = z.strictObject({
  display: z.string().check(z.regex(/^[a-z.]+@example\.com$/, 'is not an example.com address')),
  href: z.string().check(z.regex(/^mailto:[a-z.]+@example\.com$/)),
});
const link = z.strictObject({ name: text, path });
const navItem = z.strictObject({ name: text, path, description: text });
const action = z.strictObject({
  label: text,
  path: z.union([path, z.literal('/contact#contact')]),
});
const faq = z.strictObject({ question: text, answer: text });

export const companySchema = z.strictObject({
  name: text,
  tagline: text,
  description: text,
  founded: z.literal(2019),
  phones: z.strictObject({ main: phone, cities: phone, brownsville: phone }),
  email,
  office: text,
  showroom: z.strictObject({
    name: text,
    street: text,
    city: text,
    region: z.literal('TX'),
    postalCode: z.string().check(z.regex(/^\d{5}$/)),
    country: z.literal('US'),
    geo: z.strictObject({
      latitude: z.number().check(z.minimum(25.8), z.maximum(26.7)),
      longitude: z.number().check(z.minimum(-99), z.maximum(-97)),
    }),
  }),
  hours: z.array(
    z.strictObject({
      days: text,
      hours: text,
      weekdays: z.array(
        z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
      ),
      opens: z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/))),
      closes: z.nullable(z.string().check(z.regex(/^\d\d:\d\d$/))),
    }),
  ),
  social: z.array(
    z.strictObject({
      name: z.enum(['Facebook', 'Twitter', 'Instagram', 'LinkedIn']),
      href: z.nullable(z.url()),
    }),
  ),
  serviceAreas: z.array(z.strictObject({ name: text, slug: z.enum(communitySlugs), phone, email })),
  serviceAreaNote: text,
  discount: z.strictObject({ percent: z.literal(15), title: text, text, conditions: text }),
});

const navGroup = z.strictObject({
  id: z.enum(['services', 'residential', 'commercial', 'communities']),
  label: text,
  columns: z.literal([1, 2]),
  featured: navItem,
  items: z.array(navItem).check(z.minLength(3)),
  mobileItemCount: z.nullable(z.number()),
});

export const navigationSchema = z.strictObject({
  groups: z.array(navGroup).check(z.length(4)),
  plainLinks: z.array(link).check(z.length(4)),
  admin: link,
  quote: action,
  bottomBar: z
    .array(z.strictObject({ label: text, icon: text, path: z.nullable(path) }))
    .check(z.length(4)),
  slideMenu: z.array(link),
  footer: z.strictObject({
    tagline: text,
    lists: z.array(z.strictObject({ heading: text, links: z.array(link) })),
    copyrightFrom: z.literal(2023),
    copyrightText: text,
  }),
  /** What is said where a page or the app cannot be loaded; `{page}` stands for the page's name. */
  notice: z.strictObject({
    messages: z.strictObject({
      offline: text.check(z.includes('{page}')),
      failed: text.check(z.includes('{page}')),
      waiting: text,
    }),
    retry: text,
    close: text,
  }),
});

const illustrated = { title: text, description: text, image: picture };

export const homeSchema = z.strictObject({
  meta: z.strictObject({
    title: text,
    description: z.string().check(z.minLength(70), z.maxLength(160)),
  }),
  hero: z.strictObject({
    heading: z.literal('Custom Designs'),
    tagline: z.literal('Illuminating Your Space'),
    image: picture,
    actions: z.array(action).check(z.length(2)),
  }),
  intro: z.strictObject({ title: text, text, actions: z.array(action).check(z.length(2)) }),
  vision: z.strictObject({
    label: text,
    heading: text,
    lead: text,
    pillars: z.array(z.strictObject({ ...illustrated, path })).check(z.length(3)),
  }),
  about: z.strictObject({
    label: text,
    heading: text,
    year: text,
    paragraphs: z.array(text),
    image: picture,
    action,
  }),
  discover: z.strictObject({
    heading: z.literal('Discover'),
    lead: text,
    slides: z.array(z.strictObject(illustrated)).check(z.length(4)),
  }),
  services: z.strictObject({
    label: text,
    heading: z.literal('Our Services'),
    lead: text,
    linkLabel: z.literal('Learn more'),
    action,
  }),
  faq: z.strictObject({
    label: text,
    heading: text,
    lead: text,
    items: z.array(faq).check(z.length(5)),
  }),
  blog: z.strictObject({
    heading: z.literal('Latest Blog Posts'),
    lead: text,
    readMore: z.literal('Read More'),
    viewPosts: action,
    viewBlogs: action,
    loading: text,
    tryAgain: z.literal('Try Again'),
    failed: text,
    empty: text,
    toast: z.strictObject({ title: text, description: text }),
  }),
  contact: z.strictObject({
    label: text,
    heading: text,
    lead: text,
    formHeading: text,
    fields: z.strictObject({ name: text, email: text, subject: text, message: text }),
    submit: z.literal('Send Message'),
    details: z.strictObject({
      phone: text,
      email: text,
      office: text,
      hours: text,
      social: text,
    }),
    sent: z.strictObject({ title: text, description: text }),
  }),
});

export const servicesSchema = z
  .array(
    z.strictObject({
      slug: z.enum(serviceSlugs),
      title: text,
      shortDescription: z.string().check(z.minLength(40), z.maxLength(140)),
      longDescription: z.string().check(z.minLength(200), z.maxLength(700)),
      icon: z.enum([
        'projector',
        'house-wifi',
        'lamp-ceiling',
        'shield-check',
        'speaker',
        'tree-palm',
        'monitor-play',
        'audio-lines',
        'network',
        'cable',
      ]),
      image: picture,
      color: z.enum(['ember', 'candle', 'lamp', 'halogen', 'daylight', 'moon']),
    }),
  )
  .check(z.length(serviceSlugs.length));

export const staticPostsSchema = z
  .array(
    z.strictObject({
      id: z.string().check(z.regex(/^static-[123]$/)),
      slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
      title: text,
      date: z.iso.date(),
      author: text,
      category: z.enum(['Audio', 'Lighting', 'Networking']),
      image: picture,
      excerpt: text,
      content: text,
    }),
  )
  .check(z.length(3));

export type ImageName = (typeof imageNames)[number];
export type Picture = Readonly<z.infer<typeof picture>>;
export type NavItem = Readonly<z.infer<typeof navItem>>;
export type Faq = Readonly<z.infer<typeof faq>>;
export type Company = z.infer<typeof companySchema>;
export type Navigation = z.infer<typeof navigationSchema>;
export type Home = z.infer<typeof homeSchema>;
export type Services = z.infer<typeof servicesSchema>;
export type ServiceContent = Services[number];
export type StaticPosts = z.infer<typeof staticPostsSchema>;
