import type { SectionProps } from '../../layout/index.ts';
import { Actions, type SectionAction } from '../Actions/Actions.tsx';
import { IntroSection, type SectionOpening } from '../ListSection/ListSection.tsx';
import * as styles from './ValueColumns.css.ts';
import {
  type ValueColumn,
  ValueColumnsList,
  type ValueColumnsListProps,
} from './ValueColumnsList.tsx';

export interface ValueColumnsProps extends SectionOpening, Pick<SectionProps, 'tone'> {
  /** The values, one column each. */
  items: readonly ValueColumn[];
  /** Links below the columns, the most important one first. */
  actions?: readonly SectionAction[];
  /** Words of the component. Default: English. */
  labels?: ValueColumnsListProps['labels'];
}

/**
 * A few things that hold for all our work, in plain columns. Nothing without values.
 *
 * For two to four things that hold for all our work, or few ways on that need no picture: plain
 * columns, a title and a sentence each.
 * - For more than four: use FeatureGrid.
 * - For entries with pictures: use LinkCards.
 * - For address, number and hours: use InfoCards.
 */
export function ValueColumns({
  items,
  actions = [],
  labels,
  tone = 'lamp',
  ...opening
}: ValueColumnsProps) {
  if (items.length === 0) return null;
  return (
    <IntroSection {...opening} tone={tone}>
      <div className={styles.spaced}>
        <ValueColumnsList items={items} labels={labels} />
      </div>
      {actions.length > 0 && (
        <div className={styles.end}>
          <Actions items={actions} />
        </div>
      )}
    </IntroSection>
  );
}
