import type { Editor } from '@tiptap/core';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useAutocomplete } from 'react-aria/useAutocomplete';
import {
  FieldInputContext,
  SelectableCollectionContext,
  useFilter,
} from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from 'react-aria-components/TextField';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { compact } from '../../desk/index.ts';
import { blockTools, type InsertType } from '../EditorToolbar/tools.ts';
import * as styles from './InsertMenu.css.ts';
import { useEmptyLine } from './useEmptyLine.ts';

export interface InsertMenuProps {
  editor: Editor;
  isOpen: boolean;
  onOpen: () => void;
  /** Called with what was typed when the list closes without a choice. */
  onCancel: (typed: string) => void;
  onInsert: (type: InsertType) => void;
}

/** Button at an empty line, with the list of blocks that can be inserted there. */
export function InsertMenu({ editor, isOpen, onOpen, onCancel, onInsert }: InsertMenuProps) {
  const top = useEmptyLine(editor);
  const anchorRef = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const close = () => {
    setTyped('');
    onCancel(typed);
  };
  const choose = (type: InsertType) => {
    setTyped('');
    onInsert(type);
  };
  if (top === undefined && !isOpen) return null;
  return (
    <div className={styles.layer}>
      <div
        ref={anchorRef}
        className={`${compact} ${styles.anchor}`}
        style={{ marginBlockStart: top }}
      >
        <Button
          variant="ghost"
          size="icon"
          aria-label="Insert a block"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={onOpen}
        >
          <Icon icon={Plus} />
        </Button>
      </div>
      <Popover
        triggerRef={anchorRef}
        placement="bottom start"
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => !isNowOpen && close()}
        className={`${compact} ${styles.popover}`}
      >
        <BlockList typed={typed} onType={setTyped} onClose={close} onChoose={choose} />
      </Popover>
    </div>
  );
}

interface BlockListProps {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
  onChoose: (type: InsertType) => void;
}

function BlockList({ typed, onType, onClose, onChoose }: BlockListProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  // The component Autocomplete shares a module with visitors' fields, whose pages would load it.
  const { inputProps, collectionProps, collectionRef, filter } = useAutocomplete(
    { filter: contains, inputRef, collectionRef: listRef },
    { inputValue: typed, setInputValue: onType, focusedNodeId, setFocusedNodeId },
  );
  const items = blockTools.map(({ type, ...tool }) => ({ id: type, ...tool }));
  // Backspace takes the slash back, as it would in the text.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Backspace' && typed === '') onClose();
  };
  return (
    <Dialog aria-label="Insert a block" className={styles.dialog}>
      <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
        <TextField aria-label="Search blocks" autoFocus>
          <Input
            role="combobox"
            aria-expanded
            aria-haspopup="listbox"
            placeholder="Search blocks"
            className={styles.filter}
            onKeyDown={onKeyDown}
          />
        </TextField>
      </FieldInputContext>
      <SelectableCollectionContext value={{ ...collectionProps, filter, ref: collectionRef }}>
        <ListBox
          aria-label="Insert a block"
          items={items}
          className={styles.list}
          onAction={(key) => onChoose(key as InsertType)}
          renderEmptyState={() => <p className={styles.none}>No block has this name.</p>}
        >
          {({ id, icon, label }) => (
            <ListBoxItem id={id} textValue={label} className={styles.option}>
              <Icon icon={icon} />
              {label}
            </ListBoxItem>
          )}
        </ListBox>
      </SelectableCollectionContext>
    </Dialog>
  );
}
