import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { compact } from '../../desk/compact.css.ts';
import { counted } from '../../desk/counted.ts';
import { Text } from '../../text/index.ts';
import * as styles from './ConfirmFacts.css.ts';

export interface ConfirmFactsProps {
  /** Whether the question is asked. */
  isOpen: boolean;
  /** The facts with their values in words. */
  facts: readonly { readonly label: string; readonly value: string }[];
  /** Names of facts that stay as they are, because something typed isn't saved. Default: none. */
  typed?: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether several facts are correct, and lists them. Renders `<section role="alertdialog">`. */
export function ConfirmFacts({
  isOpen,
  facts,
  typed = [],
  onConfirm,
  onCancel,
}: ConfirmFactsProps) {
  const count = counted(facts.length, 'fact');
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      title={facts.length === 1 ? 'Is this fact correct?' : `Are these ${count} correct?`}
      labels={{ close: 'Cancel' }}
      onClose={onCancel}
      actions={
        <>
          <Button variant="ghost" onPress={onCancel} autoFocus>
            Cancel
          </Button>
          <Button onPress={onConfirm} isDisabled={facts.length === 0}>
            Confirm {count}
          </Button>
        </>
      }
    >
      <div className={compact}>
        <Text size="small">They stay as they are, and no longer count as samples.</Text>
        {typed.length > 0 && (
          <Text size="small" tone="danger">
            Left out, because something typed isn’t saved: {typed.join(', ')}.
          </Text>
        )}
        <dl className={styles.list}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value || 'Not stated'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
