import type { ClientTestimonial, Testimonial } from './Testimonials.tsx';

/** The role line needs both position and company (docs/behavior/shared-parts.md#testimonials). */
export const toTestimonial = ({
  content,
  author,
  position,
  company,
}: ClientTestimonial): Testimonial => ({
  name: author,
  content,
  ...(position && company ? { role: `${position}, ${company}` } : {}),
});
