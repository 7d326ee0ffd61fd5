import type { PageReview } from './adapter/readReviews.ts';
import { type ContentFiles, readPlace } from './content.ts';
import type { Overlay } from './overlay.ts';

/** Where a folder's pages have their testimonials, and what they call the parts of one. */
interface Shape {
  readonly path: readonly string[];
  readonly toTestimonial: (review: PageReview) => object;
}

const byAuthor = ({ words, name, role, company }: PageReview) => ({
  content: words,
  author: name,
  ...(role && { position: role }),
  ...(company && { company }),
});

const area: Shape = { path: ['page', 'testimonials'], toTestimonial: byAuthor };
const shapes: Readonly<Record<string, Shape>> = {
  services: {
    path: ['page', 'testimonials'],
    toTestimonial: ({ words, name, role }) => ({ content: words, name, ...(role && { role }) }),
  },
  residential: area,
  commercial: area,
  communities: { path: ['page', 'testimonials', 'items'], toTestimonial: byAuthor },
};

/**
 * What reviews change in content files: they replace the testimonials of their page, in order. Those
 * of a page without testimonials are left out with a warning.
 */
export function reviewOverlay(files: ContentFiles, reviews: readonly PageReview[]): Overlay {
  const byPage = [...Map.groupBy(reviews, ({ page }) => page)].map(([page, own]) => {
    const file = `${page.slice(1)}.ts`;
    const shape = shapes[page.split('/')[1] ?? ''];
    const isThere = shape && Array.isArray(readPlace(files, { file, path: shape.path }));
    return isThere
      ? { assignments: [{ file, path: shape.path, value: own.map(shape.toTestimonial) }] }
      : { warnings: [`reviews are left out, because no page ${page} shows testimonials.`] };
  });
  return {
    assignments: byPage.flatMap(({ assignments = [] }) => assignments),
    warnings: byPage.flatMap(({ warnings = [] }) => warnings),
  };
}
