import { ImagePlus } from 'lucide-react';
import { use, useEffect, useId, useRef, useState } from 'react';
import { useLabels } from '../../text/Link/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import { defaultFieldLabels } from '../Field/FieldFrame.tsx';
import { FormContext } from '../Field/FormContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PhotoField.css.ts';

export const defaultPhotoFieldLabels = {
  /** Mark beside the label. */
  optional: defaultFieldLabels.optional,
  /** Shown while the photo is being prepared. */
  pending: 'Preparing…',
  /** Button that removes the chosen photo. */
  remove: 'Remove',
};

/** A chosen photo. */
export interface ChosenPhoto {
  /** Name of its file. */
  name: string;
  /** URL of a small copy. Without it the photo is still being prepared. */
  src?: string | undefined;
}

export interface PhotoFieldProps {
  /** Label above the field. */
  label: string;
  /** How to choose a photo, and its limits. */
  hint: string;
  /** The chosen photo. */
  photo?: ChosenPhoto | undefined;
  /** Why the last photo was refused. */
  error?: string | undefined;
  /** Called with the file that was chosen, taken, or dropped. */
  onChoose: (file: File) => void;
  /** Called when the photo should be removed. */
  onRemove: () => void;
  /** Overrides the English labels. */
  labels?: Partial<typeof defaultPhotoFieldLabels>;
}

/**
 * Field for one photo. Visitors choose it, take it with a phone's camera, or drop it on the field. The
 * browser's own file input covers the field, so all of this works before hydration. The form sends nothing
 * of it. Without JavaScript it isn't shown.
 */
export function PhotoField({
  label,
  hint,
  photo,
  error,
  onChoose,
  onRemove,
  labels: ownLabels,
}: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isRemoved = useRef(false);
  const [isOver, setIsOver] = useState(false);
  const isSending = use(FormContext).status === 'pending';
  const labels = useLabels('PhotoField', defaultPhotoFieldLabels, ownLabels);
  const choose = () => {
    const [file] = input.current?.files ?? [];
    if (file) onChoose(file);
  };
  // Adopts a photo that was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field appears
  useEffect(choose, []);
  useEffect(() => {
    if (photo || !input.current) return;
    // So that the same file can be chosen again.
    input.current.value = '';
    if (isRemoved.current) input.current.focus();
    isRemoved.current = false;
  }, [photo]);
  const chosen = photo && (photo.src ? photo.name : labels.pending);
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={field.label}>
        {label} {labels.optional && <span className={field.mark}>{labels.optional}</span>}
      </label>
      <div className={styles.area} data-drop-target={isOver || undefined}>
        {photo?.src ? (
          <img src={photo.src} alt="" className={styles.thumbnail} />
        ) : (
          <Icon icon={ImagePlus} />
        )}
        <span id={`${id}-hint`} role="status" className={chosen ? styles.name : field.hint}>
          {chosen ?? hint}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          disabled={isSending}
          aria-describedby={`${id}-hint ${id}-error`}
          className={styles.input}
          onChange={choose}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
        {photo && (
          <div className={styles.remove}>
            <Button
              variant="ghost"
              size="compact"
              isDisabled={isSending}
              onPress={() => {
                isRemoved.current = true;
                onRemove();
              }}
            >
              {labels.remove}
            </Button>
          </div>
        )}
      </div>
      <span id={`${id}-error`} role="alert" className={error ? field.error : undefined}>
        {error}
      </span>
    </div>
  );
}
