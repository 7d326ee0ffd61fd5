import * as z from 'zod/mini';
import { faqs, meta, pageImage, text } from '../pages/schema.ts';
import { routePaths } from '../slugs.ts';

/** Pages that belong to no family: about, contact, projects and the page that is not there. */
const action = z.strictObject({
  label: text,
  path: z.union([z.enum(routePaths), z.literal('/contact#contact'), z.literal('/about#contact')]),
});
const intro = { label: z.optional(text), heading: text, lead: z.optional(text) };
const pictured = z.strictObject({ title: text, description: text, image: pageImage });
const hero = { description: text, image: pageImage };
const toast = (title: string, description: string) =>
  z.strictObject({ title: z.literal(title), description: z.literal(description) });
const soon = 'We’ll get back to you as soon as possible.';

export const aboutSchema = z.strictObject({
  title: z.literal('About Us'),
  meta,
  hero: z.strictObject({
    ...hero,
    title: z.literal('Valley’s Premier Home Technology Specialists Since 2019'),
    actions: z.array(action).check(z.length(2)),
  }),
  story: z.strictObject({
    ...intro,
    heading: z.literal('Our Story'),
    year: z.literal('2019'),
    paragraphs: z.array(text).check(z.minLength(2)),
    image: pageImage,
  }),
  values: z.strictObject({
    ...intro,
    heading: z.literal('What We Value'),
    items: z
      .array(z.strictObject({ title: z.enum(['Quality', 'Service', 'Value']), description: text }))
      .check(z.length(3)),
  }),
  work: z.strictObject({
    ...intro,
    heading: z.literal('Our Work'),
    items: z.array(z.extend(pictured, { action })).check(z.length(2)),
  }),
  consultation: z.strictObject({
    heading: z.literal('Schedule a Consultation'),
    lead: text,
    fields: z.strictObject({
      name: z.literal('Name'),
      email: z.literal('Email'),
      phone: z.literal('Phone'),
      preferredDate: z.literal('Preferred Consultation Date'),
      message: z.literal('Project Details'),
    }),
    optional: text,
    dateHint: z.literal('Let us know when you’d prefer to meet'),
    submit: z.literal('Submit Request'),
    sent: toast(
      'Appointment Request Received',
      'We’ll contact you shortly to confirm your appointment.',
    ),
  }),
});

export const contactSchema = z.strictObject({
  meta: z.extend(meta, { title: z.literal('Contact Us - Custom Designs') }),
  desktop: z.strictObject({
    title: z.literal('Contact Us'),
    lead: text,
    details: z.strictObject({
      heading: z.literal('Get In Touch'),
      phone: text,
      email: text,
      address: text,
      hours: text,
    }),
    form: z.strictObject({
      heading: z.literal('Send Us a Message'),
      fields: z.strictObject({
        name: text,
        email: text,
        phone: text,
        subject: text,
        message: text,
      }),
      submit: text,
      sent: toast('Message Sent', soon),
    }),
    showroom: z.strictObject({
      heading: z.literal('Visit Our Showroom'),
      text,
      show: text,
      notice: text,
      frameTitle: text,
      openElsewhere: text,
    }),
    faq: z.strictObject({ ...intro, items: faqs(5, 6) }),
  }),
  mobile: z.strictObject({
    title: z.literal('Contact Us'),
    lead: text,
    call: z.strictObject({ title: z.literal('Call Us'), text }),
    email: z.strictObject({ title: z.literal('Email Us'), text }),
    form: z.strictObject({
      heading: z.literal('Send us a Message'),
      fields: z.strictObject({
        name: z.literal('Full Name'),
        email: z.literal('Email Address'),
        phone: z.literal('Phone'),
        message: z.literal('Project Details'),
      }),
      optional: text,
      submit: text,
      sent: toast('Message Sent!', soon),
    }),
  }),
});

const message = { heading: text, text };

export const projectsSchema = z.strictObject({
  meta,
  hero: z.strictObject({ ...hero, title: text, actions: z.array(action).check(z.length(2)) }),
  gallery: z.strictObject({
    ...intro,
    loading: text,
    featured: text,
    unnamed: text,
    more: text,
    empty: z.strictObject({ ...message, action }),
    failed: z.strictObject({ ...message, tryAgain: z.literal('Try Again') }),
    kept: text,
    offline: z.strictObject(message),
  }),
  cases: z.strictObject(intro),
  closing: z.strictObject({ ...message, actions: z.array(action).check(z.length(2)) }),
});

export const notFoundSchema = z.strictObject({
  meta: z.pick(meta, { title: true }),
  code: z.literal('404'),
  heading: z.literal('Oops! Page not found'),
  text,
  image: z.literal('not-found'),
  switchOn: text,
  home: z.strictObject({ label: z.literal('Return to Home'), path: z.literal('/') }),
});

/** Blog list and article (docs/behavior.md#blog-list, docs/behavior.md#errors). */
export const blogSchema = z.strictObject({
  meta,
  title: z.literal('Our Blog'),
  lead: text,
  list: z.strictObject({
    label: text,
    others: text,
    empty: z.literal('No blog posts found'),
    failed: z.literal('Failed to load blog posts'),
    toast: toast('Error loading blog posts', 'Using fallback data instead'),
  }),
  article: z.strictObject({
    site: text,
    loading: text,
    noScript: text,
    pages: text,
    errorTitle: z.literal('Oops! Blog Post Not Found'),
    missing: z.literal('Blog post not found'),
    failed: z.literal('Failed to load blog post'),
    toast: toast('Error', 'Could not load the blog post. Please try again later.'),
  }),
});

export type About = z.infer<typeof aboutSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type Projects = z.infer<typeof projectsSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;
export type Blog = z.infer<typeof blogSchema>;
