import { useEditorState } from '@tiptap/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { use } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { focusMove, MOVE } from '../../desk/moveFocus.ts';
import { moveBlock } from '../editing/moveBlock.ts';
import { EditorSettingsContext } from '../PostEditor/EditorSettings.ts';
import type { BlockProps } from './blocks.ts';

/** Buttons that move a block among the others. */
export function BlockMoves({ editor, getPos }: BlockProps) {
  const { announceMove } = use(EditorSettingsContext);
  const { isFirst, isLast } = useEditorState({
    editor,
    selector: () => {
      const { doc } = editor.state;
      const index = doc.resolve(getPos() ?? 0).index(0);
      return { isFirst: index === 0, isLast: index >= doc.childCount - 1 };
    },
  });
  const move = (by: -1 | 1) => {
    const position = getPos();
    const moved = position === undefined ? undefined : moveBlock(editor.state, position, by);
    if (!moved) return;
    editor.view.dispatch(moved.tr);
    announceMove(moved.place);
    focusMove(() => editor.view.nodeDOM(moved.position) as Element | null, by);
  };
  const button = { variant: 'ghost', size: 'icon' } as const;
  return (
    <>
      <Button
        {...button}
        {...{ [MOVE]: -1 }}
        aria-label="Move up"
        isDisabled={isFirst}
        onPress={() => move(-1)}
      >
        <Icon icon={ArrowUp} />
      </Button>
      <Button
        {...button}
        {...{ [MOVE]: 1 }}
        aria-label="Move down"
        isDisabled={isLast}
        onPress={() => move(1)}
      >
        <Icon icon={ArrowDown} />
      </Button>
    </>
  );
}
