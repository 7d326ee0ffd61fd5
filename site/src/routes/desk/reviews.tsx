import { Reviews } from '@custom-designs/desk/reviews';
import { company } from '../../content/company.ts';
import { testimonialPages } from '../../content/pages.server.ts';
import type { Route } from './+types/reviews.ts';

/** Runs at build time: the pages that show reviews. */
export const loader = () => ({ pages: testimonialPages });

export const shouldRevalidate = () => false;

export const meta = () => [
  { title: `Reviews - ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

/** All reviews, for managers (docs/behavior/managers.md#reviews-desk). */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  return <Reviews pages={loaderData.pages} />;
}
