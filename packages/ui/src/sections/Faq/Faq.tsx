import type { ReactNode } from 'react';
import { Accordion, AccordionItem } from '../../components/Accordion/index.ts';
import { Text } from '../../text/index.ts';
import { FadeIn } from '../FadeIn/index.ts';
import { SplitSection } from '../SplitSection/index.ts';

export interface Question {
  question: string;
  answer: ReactNode;
}

export interface FaqProps {
  items: readonly Question[];
  heading?: ReactNode;
  label?: ReactNode;
  lead?: ReactNode;
  id?: string;
  /** What to do when the question is not here. */
  children?: ReactNode;
}

/**
 * Questions whose answers open one at a time; the open one can be closed (docs/behavior.md#faq).
 * The heading stays in view beside a long list. Nothing without questions.
 */
export function Faq({
  items,
  heading = 'Frequently asked questions',
  label,
  lead,
  id,
  children,
}: FaqProps) {
  if (items.length === 0) return null;
  return (
    <SplitSection heading={heading} label={label} lead={lead} id={id} aside={children}>
      <FadeIn>
        <Accordion>
          {items.map(({ question, answer }) => (
            <AccordionItem key={question} id={question} title={question}>
              {typeof answer === 'string' ? <Text tone="muted">{answer}</Text> : answer}
            </AccordionItem>
          ))}
        </Accordion>
      </FadeIn>
    </SplitSection>
  );
}
