import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Text } from '../../text/index.ts';
import { compact } from '../compact.css.ts';
import { DeskTools } from '../DeskTools/DeskTools.tsx';
import * as notices from '../notices.css.ts';
import { StateMessage } from '../StateMessage/StateMessage.tsx';
import { type GridImage, PictureGrid } from './PictureGrid.tsx';
import * as styles from './PicturePicker.css.ts';

export interface PicturePickerProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Whether one picture is chosen, as a cover. */
  isCover?: boolean;
  /** The pictures that match the search, the newest first. */
  images: readonly GridImage[];
  /** Whether the pictures have loaded. */
  status: 'ready' | 'loading' | 'failed';
  /** Why they couldn't be loaded, or why an upload failed. */
  error?: string;
  /** The text of the search. */
  search: string;
  onSearch: (search: string) => void;
  /** Loads the pictures again. */
  onRetry: () => void;
  /** Stores files and resolves with the ids of their pictures, which are then selected. */
  onUpload: (files: readonly File[]) => Promise<readonly string[]>;
  /** Whether files are being uploaded. */
  isUploading?: boolean;
  /** What the button does with pictures that aren't a cover. Default: "Insert". */
  action?: 'Insert' | 'Add' | undefined;
  /** Called with the ids in the order of choosing. */
  onPick: (ids: readonly string[]) => void;
  /** Closes the dialog without a choice. */
  onClose: () => void;
}

/** Dialog to choose pictures from the library, with a search and an upload in place. */
export function PicturePicker({ isOpen, ...props }: PicturePickerProps) {
  return isOpen && <OpenPicker {...props} />;
}

function OpenPicker({
  isCover = false,
  images,
  status,
  error = '',
  search,
  onSearch,
  onRetry,
  onUpload,
  isUploading = false,
  action = 'Insert',
  onPick,
  onClose,
}: Omit<PicturePickerProps, 'isOpen'>) {
  const one = isCover ? 'Use as cover' : `${action} picture`;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const select = (selected: readonly string[]) => {
    const ids = new Set(selected);
    // A picture that the search hides stays chosen.
    const hidden = isCover ? [] : chosen.filter((id) => !images.some((image) => image.id === id));
    const kept = chosen.filter((id) => ids.has(id));
    const added = [...ids].filter((id) => !chosen.includes(id));
    setChosen([...hidden, ...kept.filter((id) => !hidden.includes(id)), ...added]);
  };
  const upload = async (files: FileList | null) => {
    if (!files || files.length === 0) return;
    const ids = await onUpload([...files]);
    setChosen((now) => (isCover ? ids.slice(0, 1) : [...new Set([...now, ...ids])]));
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={isCover ? 'Choose a cover' : 'Choose pictures'}
      labels={{ close: 'Cancel' }}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={chosen.length === 0} onPress={() => onPick(chosen)}>
            {chosen.length > 1 ? `${action} ${chosen.length} pictures` : one}
          </Button>
        </>
      }
    >
      <div className={compact}>
        <div className={styles.picker}>
          <DeskTools
            actions={
              <FileTrigger
                acceptedFileTypes={['image/*']}
                allowsMultiple={!isCover}
                onSelect={(files) => void upload(files)}
              >
                <Button variant="secondary" isPending={isUploading}>
                  {isUploading ? 'Uploading…' : 'Upload'}
                </Button>
              </FileTrigger>
            }
          >
            <SearchField
              name="pictures"
              label="Search pictures"
              value={search}
              onChange={onSearch}
            />
          </DeskTools>
          {error && status !== 'failed' && (
            <p role="alert" className={notices.failure}>
              {error}
            </p>
          )}
          {status === 'failed' && (
            <StateMessage isFailure actions={[{ label: 'Try again', onPress: onRetry }]}>
              {`The pictures couldn’t be loaded. ${error}`}
            </StateMessage>
          )}
          {status === 'loading' && (
            <Text tone="muted" size="small">
              Loading pictures…
            </Text>
          )}
          {status === 'ready' && images.length === 0 && (
            <StateMessage>
              {search.trim()
                ? 'No pictures match your search.'
                : 'There are no pictures yet. Upload one.'}
            </StateMessage>
          )}
          {images.length > 0 && (
            <PictureGrid
              aria-label="Pictures"
              selectionMode={isCover ? 'single' : 'multiple'}
              images={images}
              chosen={chosen}
              onChoose={select}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}
