import { type ReactNode, useId } from 'react';
import { Container, Section } from '../../layout/index.ts';
import { Heading, Text } from '../../text/index.ts';
import { Actions, type ActionsProps, type SectionAction } from '../Actions/Actions.tsx';
import * as styles from './CallToAction.css.ts';

export interface CallToActionProps {
  /** The call to action, as a heading of level 2. */
  heading: ReactNode;
  /** One or two sentences below the heading. */
  text?: ReactNode;
  /** Links below the text, the primary one first. */
  actions: readonly SectionAction[];
  /** Phone number in large type above the links. */
  phone?: ActionsProps['phone'];
  /** Anchor for links to this section. */
  id?: string;
}

/**
 * Closing section of a page: a heading, one sentence, and one or two links. Once per page.
 *
 * - In the middle of a page: use Actions in the section that they belong to.
 * - For a form: use ContactSection, or ContactPanels on phones.
 * - For a discount and its conditions: use DiscountBand.
 */
export function CallToAction({ heading, text, actions, phone, id }: CallToActionProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} tone="surface" id={id}>
      <Container>
        <div className={styles.text}>
          <Heading level={2} size="display" id={headingId}>
            {heading}
          </Heading>
          {text !== undefined && (
            <Text size="lead" tone="muted">
              {text}
            </Text>
          )}
          <Actions items={actions} phone={phone} justify="center" />
        </div>
      </Container>
    </Section>
  );
}
