import type { Voice } from '../../sections/Testimonials/index.ts';

/** A testimonial of a city page (docs/behavior.md#testimonials). */
export interface CityVoice {
  content: string;
  author: string;
  role?: string | undefined;
  company?: string | undefined;
}

/** Neighbours often have a role and no company: whatever there is makes the line. */
export function cityVoice({ content, author, role, company }: CityVoice): Voice {
  const line = [role, company].filter(Boolean).join(', ');
  return { name: author, content, ...(line && { role: line }) };
}
