import * as z from 'zod/mini';
import { imageNames } from '../schema.ts';

/** What the page families have in common: the parts every page's content is made of. */
export const text = z.string().check(
  z.minLength(1),
  z.refine((value) => value.trim() === value, 'has white space at an end'),
);

/** The alternative text belongs to the picture and comes with it, so pages give the name alone. */
export const pageImage = z.enum(imageNames);

/** lucide names. A closed list, so that a template's table of drawings can be checked by type. */
export const iconNames = [
  'activity',
  'armchair',
  'audio-lines',
  'battery-charging',
  'bell',
  'blinds',
  'building-2',
  'cable',
  'calendar-clock',
  'car',
  'cctv',
  'clock',
  'cloud-lightning',
  'credit-card',
  'door-open',
  'droplets',
  'eye',
  'fence',
  'file-text',
  'footprints',
  'gauge',
  'hard-drive',
  'hard-hat',
  'headphones',
  'house',
  'image',
  'key-round',
  'lamp-ceiling',
  'layers',
  'layout-grid',
  'lightbulb',
  'lock',
  'map-pin',
  'mic',
  'monitor',
  'monitor-play',
  'moon',
  'music',
  'network',
  'palette',
  'phone',
  'presentation',
  'projector',
  'refresh-cw',
  'ruler',
  'server',
  'shield-check',
  'shovel',
  'signpost',
  'siren',
  'sliders-horizontal',
  'smartphone',
  'speaker',
  'store',
  'sun',
  'sunset',
  'thermometer',
  'touchpad',
  'tree-palm',
  'trees',
  'tv',
  'user-check',
  'users',
  'video',
  'volume-2',
  'waves',
  'wifi',
  'wind',
  'wrench',
  'zap',
] as const;

const icon = z.enum(iconNames);

export const meta = z.strictObject({
  title: z.string().check(z.regex(/^\S.* - Custom Designs$/, 'does not end in "- Custom Designs"')),
  description: z.string().check(z.minLength(120), z.maxLength(160)),
});
export const feature = z.strictObject({ icon, title: text, description: text });
export const faq = z.strictObject({ question: text, answer: text });
export const closing = z.strictObject({ heading: text, text });

const between = (least: number, most: number) => [z.minLength(least), z.maxLength(most)] as const;

const caseStudy = z.strictObject({
  title: text,
  description: text,
  image: pageImage,
  client: text,
  location: text,
});
const testimonial = z.strictObject({
  content: text,
  author: text,
  position: z.optional(text),
  company: z.optional(text),
});

/** The content of residential and commercial pages (docs/behavior.md#content-structures). */
export const areaPage = {
  title: text,
  subtitle: text,
  description: z.string().check(z.minLength(160), z.maxLength(480)),
  heroImage: pageImage,
  features: z.array(feature).check(...between(6, 12)),
  benefits: z.array(text).check(...between(6, 10)),
  testimonials: z.array(testimonial).check(...between(2, 3)),
  closing,
};
export const cases = (least: number, most: number) =>
  z.array(caseStudy).check(...between(least, most));
export const faqs = (least: number, most: number) => z.array(faq).check(...between(least, most));

export type PageImageName = z.infer<typeof pageImage>;
export type IconName = (typeof iconNames)[number];
export type Feature = Readonly<z.infer<typeof feature>>;
export type CaseStudy = Readonly<z.infer<typeof caseStudy>>;
export type AreaTestimonial = Readonly<z.infer<typeof testimonial>>;
