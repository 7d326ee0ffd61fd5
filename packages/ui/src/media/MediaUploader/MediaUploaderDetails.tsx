import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../layout/index.ts';
import { Text } from '../../text/index.ts';
import { titleFromFileName } from '../files/index.ts';
import { type ImageDraft, ImageFields, isSameField } from '../ImageFields/index.ts';
import type { ImageCategory } from '../model/index.ts';
import {
  detailsOf,
  type UploadDefaults,
  type UploadDetails,
  type UploadItem,
} from '../queue/index.ts';
import { Workbench } from '../Workbench/index.ts';
import type { MediaUploaderWords } from './mediaUploaderWords.ts';

interface MediaUploaderDetailsProps {
  item: UploadItem;
  defaults: UploadDefaults;
  onChange: (id: string, changes: Partial<UploadDetails>) => void;
  onClose: () => void;
  suggestions: readonly string[];
  categories: readonly ImageCategory[];
  words: MediaUploaderWords;
}

/** Words for one file alone. They are kept as they are typed, so nothing is lost by closing. */
export function MediaUploaderDetails({
  item,
  defaults,
  onChange,
  onClose,
  words,
  ...lists
}: MediaUploaderDetailsProps) {
  const { id, file, changes } = item;
  const details = detailsOf(item, defaults);
  // As typed: what will be stored is trimmed, and a blank title becomes the file's name.
  const draft: ImageDraft = {
    ...details,
    title: changes.title ?? '',
    description: changes.description ?? defaults.description,
  };
  const change = (next: ImageDraft) => {
    const changed = (['title', 'category', 'description', 'tags'] as const).filter(
      (field) => next[field] !== draft[field] || !isSameField(next, draft, field),
    );
    onChange(id, Object.fromEntries(changed.map((field) => [field, next[field]])));
  };
  return (
    <Dialog
      isOpen
      title={words.detailsTitle}
      closeLabel={words.done}
      onClose={onClose}
      actions={<Button onPress={onClose}>{words.done}</Button>}
    >
      <Workbench>
        <Stack>
          <Text size="small" tone="muted">
            <bdi>{file.name}</bdi> · {words.detailsHint}
          </Text>
          <ImageFields
            {...lists}
            draft={draft}
            onChange={change}
            titlePlaceholder={titleFromFileName(file.name)}
            words={words.fields}
          />
        </Stack>
      </Workbench>
    </Dialog>
  );
}
