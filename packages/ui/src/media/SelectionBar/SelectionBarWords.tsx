import { useState } from 'react';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Text } from '../../text/index.ts';
import * as styles from './SelectionBarPanels.css.ts';
import { PanelFoot, type PanelProps } from './SelectionBarPanels.tsx';
import { numberedTitle } from './titlePattern.ts';

/** The typed words. A blank one is missing. */
export interface SelectionWords {
  readonly title?: string;
  readonly description?: string;
}

interface WordsPanelProps extends PanelProps {
  onApply: (words: SelectionWords) => void;
}

/** Title and description for all selected images, with the titles that they would get. */
export function SelectionBarWords({ onApply, ...panel }: WordsPanelProps) {
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const { labels, count } = panel;
  const words: SelectionWords = {
    ...(title.trim() && { title: title.trim() }),
    ...(description.trim() && { description: description.trim() }),
  };
  const apply = Object.keys(words).length > 0 ? () => onApply(words) : undefined;
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        apply?.();
      }}
    >
      <TextField
        name="selection-title"
        autoFocus
        label={labels.title}
        hint={labels.titleHint}
        placeholder={labels.titlePlaceholder}
        autoComplete="off"
        value={title}
        onChange={setTitle}
      />
      {words.title && (
        <Text size="small" tone="muted">
          {labels.example(numberedTitle(title, 1), numberedTitle(title, count))}
        </Text>
      )}
      <TextArea
        name="selection-description"
        label={labels.description}
        hint={labels.descriptionHint}
        rows={2}
        value={description}
        onChange={setDescription}
      />
      <PanelFoot {...panel} onApply={apply} />
    </form>
  );
}
