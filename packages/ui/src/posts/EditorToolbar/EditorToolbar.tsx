import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Keyboard, Link, Redo2, Undo2 } from 'lucide-react';
import { Select } from '../../components/Select/Select.tsx';
import { compact } from '../../desk/index.ts';
import { Toolbar } from '../../desk/Toolbar.tsx';
import { type LineType, lineTypeAt } from '../editing/blockTypes.ts';
import { toggleLine } from '../editing/keys.ts';
import { turnInto } from '../editing/turnInto.ts';
import type { MarkName } from '../schema/marks.ts';
import * as styles from './EditorToolbar.css.ts';
import { ToolButton } from './ToolButton.tsx';
import { blockTools, type InsertType, isPicture, markTools } from './tools.ts';

export interface EditorToolbarProps {
  /** Null until the browser has made it. */
  editor: Editor | null;
  onLink: () => void;
  onHelp: () => void;
  onInsert: (type: InsertType) => void;
}

/** Before the browser has made the editor. */
const idle = {
  line: 'paragraph' as LineType | undefined,
  marks: [] as string[],
  canUndo: false,
  canRedo: false,
};

function stateOf({ editor }: { editor: Editor | null }) {
  if (!editor) return idle;
  const names = [...markTools.map(({ name }) => name), 'link'];
  return {
    line: lineTypeAt(editor.state),
    marks: names.filter((name) => editor.isActive(name)),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

/** The controls of the editor: block type, formatting, blocks, and history. */
export function EditorToolbar({ editor, onLink, onHelp, onInsert }: EditorToolbarProps) {
  const { line, marks, canUndo, canRedo } = useEditorState({ editor, selector: stateOf }) ?? idle;
  const turn = (type: LineType) => {
    const tr = editor && turnInto(editor.state, type);
    if (tr) editor.view.dispatch(tr);
    editor?.commands.focus();
  };
  const toggleMark = (name: MarkName) => editor?.commands.toggleMark(name);
  const lines = blockTools.filter(({ type }) => !isPicture(type));
  return (
    <Toolbar aria-label="Formatting" className={`${compact} ${styles.bar}`}>
      <div className={styles.type}>
        <Select
          name="block-type"
          aria-label="Block type"
          placeholder="Picture"
          value={line ?? ''}
          items={lines.map(({ type, label }) => ({ value: type, label }))}
          onChange={(type) => turn(type as LineType)}
        />
      </div>
      {markTools.map(({ name, ...tool }) => (
        <ToolButton
          key={name}
          {...tool}
          isSelected={marks.includes(name)}
          isIdle={!line}
          onPress={() => toggleMark(name)}
        />
      ))}
      <ToolButton
        icon={Link}
        label="Link"
        keys={['Mod', 'K']}
        isSelected={marks.includes('link')}
        isIdle={!line}
        onPress={onLink}
      />
      <span className={styles.divider} />
      {blockTools
        .filter(({ isInBar }) => isInBar)
        .map(({ type, label, icon, keys }) => (
          <ToolButton
            key={type}
            icon={icon}
            keys={keys}
            label={label}
            {...(!isPicture(type) && { isSelected: line === type, isIdle: !line })}
            onPress={() => {
              if (isPicture(type)) onInsert(type);
              else if (editor) toggleLine(editor, type);
            }}
          />
        ))}
      <span className={styles.divider} />
      <ToolButton
        icon={Undo2}
        label="Undo"
        keys={['Mod', 'Z']}
        isIdle={!canUndo}
        onPress={() => editor?.commands.undo()}
      />
      <ToolButton
        icon={Redo2}
        label="Redo"
        keys={['Mod', 'Shift', 'Z']}
        isIdle={!canRedo}
        onPress={() => editor?.commands.redo()}
      />
      <ToolButton icon={Keyboard} label="Keyboard shortcuts" onPress={onHelp} />
    </Toolbar>
  );
}
