import type { ReactNode } from 'react';
import { Accordion } from '../../components/Accordion/Accordion.tsx';
import { Text } from '../../text/index.ts';
import { useLabel } from '../../text/Link/UiProvider.tsx';
import { FadeIn } from '../FadeIn/FadeIn.tsx';
import type { SectionOpening } from '../ListSection/ListSection.tsx';
import { SplitSection } from '../SplitSection/SplitSection.tsx';

export interface Question {
  question: string;
  answer: ReactNode;
}

export interface FaqProps extends Partial<SectionOpening> {
  /** Questions with their answers, in reading order. */
  items: readonly Question[];
}

/**
 * Three to ten frequently asked questions in an Accordion (docs/behavior/shared-parts.md#faq). The heading stays
 * in view beside a long list. Renders nothing without questions.
 *
 * - For information that everyone needs, such as a deposit: show it on the page.
 * - For the steps of a job: use ProcessTimeline. For case studies: use CaseChapters.
 * - For one question beside other text: use Accordion.
 */
export function Faq({ items, heading: ownHeading, ...opening }: FaqProps) {
  const heading = useLabel('Faq', 'heading', 'Frequently asked questions', ownHeading);
  if (items.length === 0) return null;
  return (
    <SplitSection {...opening} heading={heading} tone="lamp">
      <FadeIn>
        <Accordion
          items={items.map(({ question, answer }) => ({
            title: question,
            content: typeof answer === 'string' ? <Text tone="muted">{answer}</Text> : answer,
          }))}
        />
      </FadeIn>
    </SplitSection>
  );
}
