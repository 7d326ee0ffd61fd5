import { EditorContent } from '@tiptap/react';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { compact } from '../../desk/index.ts';
import { VisuallyHidden } from '../../text/index.ts';
import type { EditorSection, PickedImage } from '../content/sections.ts';
import { EditorToolbar } from '../EditorToolbar/EditorToolbar.tsx';
import { type InsertType, isPicture } from '../EditorToolbar/tools.ts';
import { insertPictures } from '../editing/insertPictures.ts';
import type { BlockPlace } from '../editing/moveBlock.ts';
import { turnInto } from '../editing/turnInto.ts';
import { InsertMenu } from '../InsertMenu/InsertMenu.tsx';
import { LinkDialog } from '../LinkDialog/LinkDialog.tsx';
import { EditorHelp } from './EditorHelp.tsx';
import { EditorSettingsContext } from './EditorSettings.ts';
import * as styles from './PostEditor.css.ts';
import { usePostEditor } from './usePostEditor.ts';

export interface PostEditorProps {
  /** The article. A value that came from `onChange` isn't applied again. */
  sections: readonly EditorSection[];
  /** Called with the whole article after a change, at most once a frame. */
  onChange: (sections: readonly EditorSection[]) => void;
  /** Lets the person choose pictures from the library. Null if they chose none. */
  pickImages: () => Promise<readonly PickedImage[] | null>;
  /** Stores dropped or pasted pictures in the library. Without it, they are ignored. */
  onDropFiles?: (files: readonly File[]) => Promise<readonly PickedImage[]>;
  /** Shows the text without the controls. Default `false`. */
  isReadOnly?: boolean;
}

/** Shown after a paste that left out pictures. */
const leftOut = (count: number) =>
  count === 1
    ? '1 picture wasn’t pasted, because it isn’t in the library. Add it from the library.'
    : `${count} pictures weren’t pasted, because they aren’t in the library. Add them from the library.`;

type Panel = 'link' | 'help' | 'slash' | 'plus';

/**
 * Editor of an article's body. It looks like the article, and holds exactly what an article can show. For a
 * text without formatting, use TextArea. Loads only in the browser.
 */
export function PostEditor({
  sections,
  onChange,
  pickImages,
  onDropFiles,
  isReadOnly: isViewed = false,
}: PostEditorProps) {
  const [panel, setPanel] = useState<Panel>();
  const [notice, setNotice] = useState<string>();
  const [said, setSaid] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const [announceMove] = useState(() => ({ number, total }: BlockPlace) => {
    setSaid(`Moved to place ${number} of ${total}.`);
  });
  const isReadOnly = isViewed || isUnknown;
  const close = () => setPanel(undefined);
  const editor = usePostEditor({
    ...{ sections, onChange, isReadOnly },
    onLink: () => setPanel('link'),
    onSlash: () => setPanel('slash'),
    onMoved: announceMove,
    onLeftOut: (pictures) => setNotice(leftOut(pictures)),
    onStoreFailed: () =>
      setNotice('The pictures weren’t added. Try again, or add them from the library.'),
    onUnknownSection: () => setUnknown(true),
    storeFiles: () => onDropFiles,
  });
  const insert = async (type: InsertType) => {
    close();
    if (!editor) return;
    if (isPicture(type)) insertPictures(editor, type, (await pickImages()) ?? []);
    else {
      const tr = turnInto(editor.state, type);
      if (tr) editor.view.dispatch(tr);
    }
    editor.commands.focus();
  };
  const cancelInsert = (typed: string) => {
    // What was typed after the slash stays, as in any text.
    if (panel === 'slash' && typed)
      editor?.commands.insertContent({ type: 'text', text: `/${typed}` });
    close();
    editor?.commands.focus();
  };
  const settings = useMemo(
    () => ({
      isReadOnly,
      pickImages,
      announceMove,
    }),
    [announceMove, isReadOnly, pickImages],
  );
  const isInserting = panel === 'slash' || panel === 'plus';
  return (
    <div className={styles.frame}>
      {!isReadOnly && (
        <EditorToolbar
          // Its state is read once when it appears, and then after each change.
          key={editor ? 'ready' : 'waiting'}
          editor={editor}
          onLink={() => setPanel('link')}
          onHelp={() => setPanel('help')}
          onInsert={insert}
        />
      )}
      {isUnknown && (
        <div role="alert" className={compact}>
          <p className={styles.notice}>
            This post has a part that this editor doesn’t know, so its text can’t be changed here.
            Nothing is lost. Reload the page to get the newest editor.
          </p>
        </div>
      )}
      <div role="status" className={compact}>
        {notice && (
          <div className={styles.notice}>
            <p>{notice}</p>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Close"
              onPress={() => setNotice(undefined)}
            >
              <Icon icon={X} />
            </Button>
          </div>
        )}
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <EditorSettingsContext value={settings}>
        <div className={styles.page}>
          {!isUnknown && <EditorContent editor={editor} />}
          {editor && !isReadOnly && (
            <InsertMenu
              editor={editor}
              isOpen={isInserting}
              onOpen={() => setPanel('plus')}
              onCancel={cancelInsert}
              onInsert={insert}
            />
          )}
        </div>
      </EditorSettingsContext>
      {editor && panel === 'link' && <LinkDialog editor={editor} onClose={close} />}
      <EditorHelp isOpen={panel === 'help'} onClose={close} />
    </div>
  );
}
