import { type ReactNode, useId } from 'react';
import { Accordion, AccordionItem } from '../../components/Accordion/index.ts';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { FadeIn } from '../FadeIn/index.ts';
import { SectionIntro } from '../SectionIntro/index.ts';
import * as styles from './Faq.css.ts';

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
 * Questions whose answers open one at a time; the open one can be closed (specification section 4).
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
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} {...(id ? { id } : {})}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.heading}>
            <Stack gap="lg" align="start">
              <SectionIntro headingId={headingId} heading={heading} label={label} lead={lead} />
              {children}
            </Stack>
          </div>
          <FadeIn>
            <Accordion>
              {items.map(({ question, answer }) => (
                <AccordionItem key={question} id={question} title={question}>
                  {typeof answer === 'string' ? <Text tone="muted">{answer}</Text> : answer}
                </AccordionItem>
              ))}
            </Accordion>
          </FadeIn>
        </div>
      </Container>
    </Section>
  );
}
