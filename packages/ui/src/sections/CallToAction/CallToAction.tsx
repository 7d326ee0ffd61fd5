import { type ReactNode, useId } from 'react';
import { OpenNow } from '../../components/OpenNow/OpenNow.tsx';
import { Container, Section, Stack } from '../../layout/index.ts';
import { Anchor, Heading, Text } from '../../text/index.ts';
import { Actions, PhoneLinks, type PhoneNumber, type SectionAction } from '../Actions/Actions.tsx';
import * as styles from './CallToAction.css.ts';
import { NextSteps, type NextStepsProps } from './NextSteps.tsx';

export interface CallToActionProps {
  /** The call to action, as a heading of level 2. */
  heading: ReactNode;
  /** One or two sentences below the heading. */
  text?: ReactNode;
  /** Links below the text, the primary one first. */
  actions: readonly SectionAction[];
  /** A number to call. It's beside the links, or in large type above them in a closing without a form. */
  phone?: PhoneNumber;
  /** Shows the number in large type beside a form too, below a line that says whether the office is open. */
  isCall?: boolean;
  /** Where to visit, in large type above the links, such as a showroom with its page. */
  place?: SectionAction | undefined;
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
  isCall = false,
  place,
  isUrgent = false,
  steps,
  children,
  id,
}: CallToActionProps) {
  const headingId = useId();
  const isAlone = children === undefined;
  const isNumberLarge = isCall || isUrgent || isAlone;
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
              {place && (
                <Anchor href={place.href} className={styles.place}>
                  {place.label}
                </Anchor>
              )}
              {(place || (phone && isNumberLarge && !isUrgent)) && <OpenNow />}
              <Actions
                items={actions}
                phone={isNumberLarge ? phone : undefined}
                justify={isAlone ? 'center' : 'start'}
              >
                {phone && !isNumberLarge && <PhoneLinks {...phone} />}
              </Actions>
            </Stack>
            {steps && <NextSteps {...steps} />}
          </div>
          {!isAlone && <div className={styles.form}>{children}</div>}
        </div>
      </Container>
    </Section>
  );
}
