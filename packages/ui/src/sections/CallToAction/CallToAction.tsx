import { type ReactNode, useId } from 'react';
import { OpenNow } from '../../components/OpenNow/OpenNow.tsx';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { Actions, type ActionsProps, type SectionAction } from '../Actions/Actions.tsx';
import * as styles from './CallToAction.css.ts';
import { NextSteps, type NextStepsProps } from './NextSteps.tsx';

export interface CallToActionProps {
  /** The call to action, as a heading of level 2. */
  heading: ReactNode;
  /** One or two sentences below the heading. */
  text?: ReactNode;
  /** Links below the text, the primary one first. */
  actions: readonly SectionAction[];
  /** Phone number in large type above the links, below a line that says whether the office is open. */
  phone?: ActionsProps['phone'];
  /** Leaves out that line, because someone answers day and night. */
  isUrgent?: boolean;
  /** What happens after the form has been sent, below the links. */
  steps?: NextStepsProps;
  /** A short form, beside the text or below it on phones. */
  children?: ReactNode;
  /** Anchor for links to this section. */
  id?: string;
}

/**
 * Closing section of a page: a heading, one sentence, one or two links, and optionally a short form. Once
 * per page.
 *
 * - In the middle of a page: use Actions in the section that they belong to.
 * - For a form with all contact details: use ContactSection, or ContactPanels on phones.
 * - For a discount and its conditions: use DiscountBand.
 */
export function CallToAction({
  heading,
  text,
  actions,
  phone,
  isUrgent = false,
  steps,
  children,
  id,
}: CallToActionProps) {
  const headingId = useId();
  const isAlone = children === undefined;
  const [outer, inner] = isAlone ? [undefined, styles.centered] : [styles.columns, styles.words];
  return (
    <Section aria-labelledby={headingId} tone="surface" id={id}>
      <Container>
        <div className={outer}>
          <div className={inner}>
            <Heading level={2} size="display" id={headingId}>
              {heading}
            </Heading>
            {text !== undefined && (
              <Text size="lead" tone="muted">
                {text}
              </Text>
            )}
            <Stack as="div" gap="xs">
              {phone && !isUrgent && <OpenNow />}
              <Actions items={actions} phone={phone} justify={isAlone ? 'center' : 'start'} />
            </Stack>
            {steps && <NextSteps {...steps} />}
          </div>
          {!isAlone && <div className={styles.form}>{children}</div>}
        </div>
      </Container>
    </Section>
  );
}
