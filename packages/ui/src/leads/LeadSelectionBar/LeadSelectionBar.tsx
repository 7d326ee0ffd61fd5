import { ArchiveRestore, CircleDot, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { SelectionAction, SelectionFrame, type SelectionFrameProps } from '../../desk/index.ts';
import type { LeadStatus } from '../lead.ts';
import * as styles from './LeadSelectionBar.css.ts';

export interface LeadSelectionBarProps
  extends Pick<SelectionFrameProps, 'count' | 'onClear' | 'onSelectAll' | 'shownCount'> {
  /** Statuses to choose from. */
  statuses: readonly LeadStatus[];
  /** Sets the status with this value. */
  onSetStatus: (status: string) => void;
  /** People to choose from, and no one. */
  owners: readonly SelectOption[];
  /** Value of the owner that gets the focus first, such as the one that the messages have. */
  owner: string;
  /** Sets the owner with this value. */
  onSetOwner: (owner: string) => void;
  /** Deletes the selected messages without asking, because the deletion can be undone. */
  onDelete: () => void;
  /** Restores the selected, deleted messages. With it there are no other actions. */
  onRestore?: (() => void) | undefined;
}

/** Toolbar for the selected messages. It sticks to the bottom edge. Renders a named `<section>`. */
export function LeadSelectionBar({
  statuses,
  onSetStatus,
  owners,
  owner,
  onSetOwner,
  onDelete,
  onRestore,
  ...frame
}: LeadSelectionBarProps) {
  const [asked, setAsked] = useState<'owner' | 'status'>();
  const isDisabled = frame.count === 0;
  const [title, choices, first, onChoose] =
    asked === 'owner'
      ? (['New owner', owners, owner, onSetOwner] as const)
      : (['New status', statuses, statuses[0]?.value, onSetStatus] as const);
  const ask = (what: 'owner' | 'status') => ({
    isDisabled: isDisabled || onRestore !== undefined,
    isOpen: asked === what,
    onPress: () => setAsked(asked === what ? undefined : what),
  });
  return (
    <SelectionFrame
      {...frame}
      what="message"
      panel={
        asked &&
        !isDisabled && (
          <fieldset className={styles.panel}>
            <legend className={styles.title}>{title}</legend>
            {choices.map(({ value, label }) => (
              <Button
                key={value}
                variant="secondary"
                size="compact"
                autoFocus={value === first}
                onPress={() => {
                  setAsked(undefined);
                  onChoose(value);
                }}
              >
                {label}
              </Button>
            ))}
          </fieldset>
        )
      }
      actions={
        <>
          <SelectionAction icon={CircleDot} label="Status" {...ask('status')} />
          <SelectionAction icon={UserRound} label="Owner" {...ask('owner')} />
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
