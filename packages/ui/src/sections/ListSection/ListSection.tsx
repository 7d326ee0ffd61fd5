import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Container, Section, type SectionProps } from '../../layout/index.ts';
import { SectionIntro } from '../SectionIntro/SectionIntro.tsx';

/** How a section begins: its heading names the region. */
export interface SectionOpening extends Pick<SectionProps, 'id'> {
  /** Heading of level 2. */
  heading: ReactNode;
  /** Label above the heading. */
  label?: ReactNode;
  /** Paragraph below the heading. */
  lead?: ReactNode;
}

export interface IntroSectionProps extends SectionOpening, Pick<SectionProps, 'tone'> {
  /** `split` puts the lead beside the heading on wide screens. */
  layout?: 'split' | 'stacked';
  /** Hides the heading visually, for a page whose hero has the same title. */
  isHeadingHidden?: boolean;
  /** Action of the whole section, beside the heading. */
  action?: ReactNode;
  /** Content after the list. */
  children?: ReactNode;
}

/** Section that is named by its heading, with its content below. */
export function IntroSection({
  layout = 'split',
  isHeadingHidden = false,
  action,
  children,
  id,
  tone,
  ...opening
}: IntroSectionProps) {
  const headingId = useId();
  return (
    // Passes only these props, because pages spread their content onto sections, including keys
    // that aren't HTML attributes.
    <Section aria-labelledby={headingId} id={id} tone={tone}>
      <Container>
        <SectionIntro {...opening} headingId={headingId} layout={layout} isHidden={isHeadingHidden}>
          {action}
        </SectionIntro>
        {children}
      </Container>
    </Section>
  );
}

/** List without bullets that Safari still announces as a list. */
export function List({
  isOrdered = false,
  ...list
}: ComponentPropsWithRef<'ul'> & {
  /** Numbers the items. */
  isOrdered?: boolean;
}) {
  const Element = isOrdered ? 'ol' : 'ul';
  return <Element role="list" {...(list as object)} />;
}

export interface ListSectionProps extends Omit<IntroSectionProps, 'children'> {
  /** Classes of the list. */
  list: string;
  /** The list's `<li>` elements. */
  children: ReactNode;
}

/**
 * Section with a heading, an intro, and a list. Safari announces the list as one.
 *
 * - For a section without a list: use Section with SectionIntro.
 */
export function ListSection({ list, children, ...section }: ListSectionProps) {
  return (
    <IntroSection {...section}>
      <List className={list}>{children}</List>
    </IntroSection>
  );
}
