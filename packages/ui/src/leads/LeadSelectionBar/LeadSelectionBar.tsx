import { ArchiveRestore, CircleDot, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SelectionAction, SelectionFrame, type SelectionFrameProps } from '../../desk/index.ts';
import type { LeadStatus } from '../lead.ts';
import * as styles from './LeadSelectionBar.css.ts';

export interface LeadSelectionBarProps
  extends Pick<SelectionFrameProps, 'count' | 'onClear' | 'onSelectAll' | 'shownCount'> {
  /** Statuses to choose from. */
  statuses: readonly LeadStatus[];
  /** Sets the status with this value. */
  onSetStatus: (status: string) => void;
  /** Deletes the selected messages without asking, because the deletion can be undone. */
  onDelete: () => void;
  /** Restores the selected, deleted messages. With it there are no other actions. */
  onRestore?: (() => void) | undefined;
}

/** Toolbar for the selected messages. It sticks to the bottom edge. Renders a named `<section>`. */
export function LeadSelectionBar({
  statuses,
  onSetStatus,
  onDelete,
  onRestore,
  ...frame
}: LeadSelectionBarProps) {
  const [isOpen, setOpen] = useState(false);
  const isDisabled = frame.count === 0;
  const choose = (status: string) => {
    setOpen(false);
    onSetStatus(status);
  };
  return (
    <SelectionFrame
      {...frame}
      what="message"
      panel={
        isOpen &&
        !isDisabled && (
          <fieldset className={styles.panel}>
            <legend className={styles.title}>New status</legend>
            {statuses.map(({ value, label }) => (
              <Button key={value} variant="secondary" size="compact" onPress={() => choose(value)}>
                {label}
              </Button>
            ))}
          </fieldset>
        )
      }
      actions={
        <>
          <SelectionAction
            icon={CircleDot}
            label="Status"
            isDisabled={isDisabled || onRestore !== undefined}
            isOpen={isOpen}
            onPress={() => setOpen(!isOpen)}
          />
          <SelectionAction
            icon={onRestore ? ArchiveRestore : Trash2}
            label={onRestore ? 'Restore' : 'Delete'}
            isDisabled={isDisabled}
            isDanger={!onRestore}
            onPress={onRestore ?? onDelete}
          />
        </>
      }
    />
  );
}
