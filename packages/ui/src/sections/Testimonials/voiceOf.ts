import type { Voice } from './Testimonials.tsx';

export interface ClientStatement {
  content: string;
  author: string;
  position?: string | undefined;
  company?: string | undefined;
}

/** The role line needs both position and company (docs/behavior.md#testimonials). */
export const voiceOf = ({ content, author, position, company }: ClientStatement): Voice => ({
  name: author,
  content,
  ...(position && company ? { role: `${position}, ${company}` } : {}),
});
