import { KeyboardHelp } from '../../components/KeyboardHelp/KeyboardHelp.tsx';
import { printed } from '../EditorToolbar/shortcut.ts';
import { blockTools, markTools } from '../EditorToolbar/tools.ts';

export interface EditorHelpProps {
  isOpen: boolean;
  onClose: () => void;
}

function groups() {
  const entry = (label: string, ...keys: string[]) => ({ label, keys: printed(keys) });
  return [
    {
      title: 'Text',
      items: [
        ...markTools.map(({ label, keys }) => entry(label, ...keys)),
        entry('Link', 'Mod', 'K'),
        entry('Undo', 'Mod', 'Z'),
        entry('Redo', 'Mod', 'Shift', 'Z'),
      ],
    },
    {
      title: 'Blocks',
      items: [
        entry('Insert a block, on an empty line', '/'),
        ...blockTools.flatMap(({ label, keys }) => (keys ? [entry(label, ...keys)] : [])),
        entry('Start a new line in the same block', 'Shift', 'Enter'),
        entry('Leave a list, quote, or callout, on an empty line', 'Enter'),
        entry('Move the block up', 'Alt', 'Shift', '↑'),
        entry('Move the block down', 'Alt', 'Shift', '↓'),
      ],
    },
    {
      title: 'Moving',
      items: [entry('Leave the text', 'Tab'), entry('Go to the bar of controls', 'Shift', 'Tab')],
    },
  ];
}

/** The editor's keys. */
export const EditorHelp = (dialog: EditorHelpProps) => (
  <KeyboardHelp
    {...dialog}
    groups={groups()}
    labels={{ title: 'Keyboard shortcuts', close: 'Close' }}
  />
);
