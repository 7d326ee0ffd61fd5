import type { Option } from '../record/fields.ts';
import { RecordList } from '../record/RecordList.tsx';
import { review, reviews } from './record.ts';

export interface ReviewsProps {
  /** The pages that show reviews: their addresses and names. */
  pages: readonly Exclude<Option, string>[];
}

/** All reviews, page by page (docs/behavior/managers.md#reviews-desk). */
export function Reviews({ pages }: ReviewsProps) {
  const nameOf = (page: string) => pages.find(({ value }) => value === page)?.label ?? page;
  return (
    <RecordList
      record={review}
      table={reviews}
      describe={({ page, role, words }) => ({ facts: [nameOf(page), role, words] })}
    />
  );
}
