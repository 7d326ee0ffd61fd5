import { EditReview } from '@custom-designs/desk/reviews/edit';
import { company } from '../../content/company.ts';
import { testimonialPages } from '../../content/pages.server.ts';
import type { Route } from './+types/edit-review.ts';

/** Runs at build time: the pages that show reviews. */
export const loader = () => ({ pages: testimonialPages });

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Review - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** One review, for editing (docs/behavior/managers.md#reviews-desk). */
export default function EditReviewPage({ loaderData }: Route.ComponentProps) {
  return <EditReview pages={loaderData.pages} />;
}
