import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { StateMessage } from '../../desk/index.ts';
import * as styles from './VersionsDialog.css.ts';

export interface VersionItem {
  /** Names the version. */
  readonly id: string;
  /** Its time and its person. */
  readonly label: string;
}

/** A field whose value has changed since a version, as text. */
export interface VersionDifference {
  readonly label: string;
  readonly former: string;
  readonly now: string;
}

export interface VersionsDialogProps {
  /** The versions, the latest first. Null until they're known. */
  versions: readonly VersionItem[] | null;
  /** Why they couldn't be loaded. */
  error: string | null;
  /** The id of the version that is compared. */
  chosenId: string | null;
  /** What has changed since that version. */
  differences: readonly VersionDifference[];
  /** Loads the versions again after a failure. */
  onRetry: () => void;
  /** Chooses a version by its id. */
  onChoose: (id: string) => void;
  /** Restores the chosen version. */
  onRestore: () => void;
  /** Closes the dialog. */
  onClose: () => void;
}

function Lines({ text, other }: { text: string; other: string }) {
  const others = new Set(other.split('\n'));
  if (!text) return <p className={styles.nothing}>(nothing)</p>;
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <p key={index} dir="auto">
      {others.has(line) || !line ? line : <mark className={styles.changed}>{line}</mark>}
    </p>
  ));
}

/** Dialog with the earlier versions of a text: one beside the present text, to restore. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { versions, error, chosenId, differences, onRetry, onChoose, onRestore, onClose } = props;
  const isEmpty = versions?.length === 0;
  return (
    <Dialog
      isOpen
      size="large"
      title="Earlier versions"
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={differences.length === 0} onPress={onRestore}>
            Restore this version
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {error !== null ? (
          <StateMessage isFailure actions={[{ label: 'Try again', onPress: onRetry }]}>
            {`The versions couldn’t be loaded. ${error}`}
          </StateMessage>
        ) : versions === null ? (
          <p role="status">Loading versions…</p>
        ) : isEmpty ? (
          <StateMessage>There are no earlier versions yet.</StateMessage>
        ) : (
          <Select
            name="version"
            label="Version"
            items={versions.map(({ id, label }) => ({ value: id, label }))}
            value={chosenId ?? ''}
            onChange={onChoose}
          />
        )}
        {versions && !isEmpty && differences.length === 0 && (
          <p role="status">This version is the same as the present text.</p>
        )}
        {differences.map(({ label, former, now }) => (
          <section key={label} aria-label={label} className={styles.field}>
            <h3 className={styles.label}>{label}</h3>
            <div className={styles.sides}>
              <div className={styles.side}>
                <h4 className={styles.when}>Then</h4>
                <Lines text={former} other={now} />
              </div>
              <div className={styles.side}>
                <h4 className={styles.when}>Now</h4>
                <Lines text={now} other={former} />
              </div>
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
