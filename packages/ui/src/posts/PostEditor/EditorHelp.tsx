import { KeyboardHelp } from '../../components/KeyboardHelp/KeyboardHelp.tsx';
import { printed } from '../EditorToolbar/shortcut.ts';
import { blockTools, markTools } from '../EditorToolbar/tools.ts';
import type { PostEditorLabels } from './postEditorLabels.ts';

export interface EditorHelpProps {
  isOpen: boolean;
  onClose: () => void;
  labels: PostEditorLabels;
}

function groupsOf(labels: PostEditorLabels) {
  const entry = (label: string, ...keys: string[]) => ({ label, keys: printed(keys) });
  return [
    {
      title: labels.helpText,
      items: [
        ...markTools.map(({ name, keys }) => entry(labels[name], ...keys)),
        entry(labels.link, 'Mod', 'K'),
        entry(labels.undo, 'Mod', 'Z'),
        entry(labels.redo, 'Mod', 'Shift', 'Z'),
      ],
    },
    {
      title: labels.helpBlocks,
      items: [
        entry(labels.helpInsert, '/'),
        ...blockTools.flatMap(({ type, keys }) =>
          keys ? [entry(labels.types[type], ...keys)] : [],
        ),
        entry(labels.helpBreak, 'Shift', 'Enter'),
        entry(labels.helpExit, 'Enter'),
        entry(labels.helpMoveUp, 'Alt', 'Shift', '↑'),
        entry(labels.helpMoveDown, 'Alt', 'Shift', '↓'),
      ],
    },
    {
      title: labels.helpMoving,
      items: [entry(labels.helpLeave, 'Tab'), entry(labels.helpToolbar, 'Shift', 'Tab')],
    },
  ];
}

/** The editor's keys. */
export const EditorHelp = ({ labels, ...dialog }: EditorHelpProps) => (
  <KeyboardHelp
    {...dialog}
    groups={groupsOf(labels)}
    labels={{ title: labels.help, close: labels.close }}
  />
);
