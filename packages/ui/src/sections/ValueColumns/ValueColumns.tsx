import { type ReactNode, useId } from 'react';
import { Container, Section, type SectionProps } from '../../layout/index.ts';
import { Actions, type SectionAction } from '../Actions/index.ts';
import { SectionIntro } from '../SectionIntro/index.ts';
import * as styles from './ValueColumns.css.ts';
import { type ValueColumn, ValueColumnsList } from './ValueColumnsList.tsx';

export interface ValueColumnsProps extends Pick<SectionProps, 'tone'> {
  items: readonly ValueColumn[];
  heading: ReactNode;
  label?: ReactNode;
  lead?: ReactNode;
  actions?: readonly SectionAction[];
  /** Ends every column that leads on. */
  linkLabel?: string;
  id?: string;
}

/**
 * A few things that hold for all our work, in plain columns. Nothing without values.
 *
 * For two to four things that hold for all our work, or few ways on that need no picture: plain
 * columns, a title and a sentence each.
 * - For more than four: use FeatureGrid.
 * - For entries with pictures: use LinkCards.
 * - For address, number and hours: use InfoRow.
 */
export function ValueColumns({
  items,
  heading,
  label,
  lead,
  actions = [],
  linkLabel,
  tone = 'surface',
  id,
}: ValueColumnsProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} tone={tone} {...(id ? { id } : {})}>
      <Container>
        <SectionIntro
          headingId={headingId}
          heading={heading}
          label={label}
          lead={lead}
          layout="split"
        />
        <div className={styles.spaced}>
          <ValueColumnsList items={items} {...(linkLabel === undefined ? {} : { linkLabel })} />
        </div>
        {actions.length > 0 && (
          <div className={styles.end}>
            <Actions items={actions} />
          </div>
        )}
      </Container>
    </Section>
  );
}
