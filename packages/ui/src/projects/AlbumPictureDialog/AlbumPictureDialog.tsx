import { type CSSProperties, type PointerEvent, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { type GridImage, PictureGrid } from '../../desk/PicturePicker/PictureGrid.tsx';
import type { AlbumItem } from '../AlbumPictures/AlbumPictures.tsx';
import * as styles from './AlbumPictureDialog.css.ts';

export interface AlbumPictureDialogProps {
  item: AlbumItem;
  /** The pictures that may show the same place before. */
  choices: readonly GridImage[];
  /** The id of the picture before. Empty for none. */
  before: string;
  /** Whether it is the project's cover. */
  isCover: boolean;
  /** Called with the focal point, in whole percent. */
  onFocus: (x: number, y: number) => void;
  /** Called with an id of the choices, or an empty text. */
  onBefore: (id: string) => void;
  /** Makes it the cover. */
  onCover: () => void;
  /** Takes it out of the project. */
  onRemove: () => void;
  /** Closes the dialog. Every change is already made. */
  onClose: () => void;
}

/** The choice of no picture. */
const none = { id: 'none', url: null, thumbnailUrl: null, name: 'No picture' };

const percent = (part: number) => Math.round(Math.min(Math.max(part, 0), 1) * 100);

type FocalPointProps = Pick<AlbumPictureDialogProps, 'item' | 'onFocus'>;

/** The whole picture with a mark on its focal point, a cropped preview, and a slider for each axis. */
function FocalPoint({ item: { url, thumbnailUrl, x, y }, onFocus }: FocalPointProps) {
  const id = useId();
  const press = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocus(percent((clientX - left) / width), percent((clientY - top) / height));
  };
  const place = {
    [styles.across]: `${x}%`,
    [styles.down]: `${y}%`,
  } as CSSProperties;
  const source = url ?? undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser
    <div role="group" aria-labelledby={id} className={styles.focal} style={place}>
      <div className={styles.head}>
        <p id={id} className={styles.label}>
          Focal point
        </p>
        <p className={styles.hint}>
          Press the part of the picture that must stay visible when it’s cropped.
        </p>
      </div>
      {/* The sliders do the same by keyboard. */}
      <div className={styles.whole} onPointerDown={press}>
        <img src={source} alt="" draggable={false} className={styles.picture} />
        <span className={styles.mark} />
      </div>
      <div className={styles.controls}>
        {[
          { name: 'x', label: 'From the left', value: x },
          { name: 'y', label: 'From the top', value: y },
        ].map(({ name, label, value }) => (
          <label key={name} className={styles.slider}>
            <span className={styles.label}>{`${label}: ${value}%`}</span>
            <input
              type="range"
              value={value}
              className={styles.range}
              onChange={({ target: { valueAsNumber: next } }) =>
                name === 'x' ? onFocus(next, y) : onFocus(x, next)
              }
            />
          </label>
        ))}
        <figure className={styles.preview}>
          <img src={thumbnailUrl ?? source} alt="" className={styles.cropped} />
          <figcaption className={styles.hint}>As a thumbnail</figcaption>
        </figure>
      </div>
    </div>
  );
}

/** Dialog with what a project says about one of its pictures. Changes take effect at once. */
export function AlbumPictureDialog({
  item,
  choices,
  before,
  isCover,
  onFocus,
  onBefore,
  onCover,
  onRemove,
  onClose,
}: AlbumPictureDialogProps) {
  const beforeId = useId();
  return (
    <Dialog
      isOpen
      size="large"
      title={item.name}
      labels={{ close: 'Close' }}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onPress={onRemove}>
            Remove from project
          </Button>
          {item.url !== null && (
            <Button variant="secondary" isDisabled={isCover} onPress={onCover}>
              {isCover ? 'This is the cover' : 'Use as cover'}
            </Button>
          )}
          <Button onPress={onClose}>Done</Button>
        </>
      }
    >
      <div className={styles.fields}>
        {item.url !== null && <FocalPoint item={item} onFocus={onFocus} />}
        <div>
          <p id={beforeId} className={styles.label}>
            Photo of before
          </p>
          <p className={styles.hint}>Both pictures are shown side by side, as Before and After.</p>
          <div className={styles.choices}>
            <PictureGrid
              aria-labelledby={beforeId}
              selectionMode="single"
              disallowEmptySelection
              images={[none, ...choices]}
              chosen={[before || none.id]}
              onChoose={([id = none.id]) => onBefore(id === none.id ? '' : id)}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
