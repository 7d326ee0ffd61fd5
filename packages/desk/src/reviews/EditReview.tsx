import { Text } from '@custom-designs/ui/text';
import { RecordScreen } from '../record/RecordScreen.tsx';
import type { ReviewsProps } from './Reviews.tsx';
import { review, reviews } from './record.ts';
import { useEndedRequest } from './useEndedRequest.ts';

/** One review, for editing (docs/behavior/managers.md#reviews-desk). The address names it, or none a new one. */
export function EditReview({ pages }: ReviewsProps) {
  const endRequest = useEndedRequest();
  return (
    <RecordScreen
      record={review}
      table={reviews}
      aside={['hasConsent', 'isPublished', 'page', 'position']}
      options={{ page: pages }}
      onStoredAbout={(leadId) => void endRequest(leadId)}
      slots={{
        isPublished: ({ fields }) =>
          fields.isPublished && (
            <Text tone="muted" size="small">
              On the page after the next update, in place of the examples there.
            </Text>
          ),
      }}
    />
  );
}
