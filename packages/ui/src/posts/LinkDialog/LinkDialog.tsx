import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/index.ts';
import type { PostEditorLabels } from '../PostEditor/postEditorLabels.ts';
import { toLink } from './toLink.ts';

export interface LinkDialogProps {
  editor: Editor;
  labels: PostEditorLabels;
  onClose: () => void;
}

function applyLink(editor: Editor, href: string, text: string) {
  const chain = editor.chain().focus();
  if (editor.isActive('link')) chain.extendMarkRange('link').setMark('link', { href }).run();
  else if (!editor.state.selection.empty) chain.setMark('link', { href }).run();
  else {
    const marks = [{ type: 'link', attrs: { href } }];
    chain.insertContent({ type: 'text', text: text.trim() || href, marks }).run();
  }
}

/** Asks for the address of a link, and for its text if nothing is selected. */
export function LinkDialog({ editor, labels, onClose }: LinkDialogProps) {
  const isLink = editor.isActive('link');
  const needsText = !isLink && editor.state.selection.empty;
  const [address, setAddress] = useState<string>(editor.getAttributes('link').href ?? '');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The app may have put the editor into a form of its own.
    event.stopPropagation();
    const href = toLink(address);
    if (!href) return setError(labels.linkRefused);
    onClose();
    applyLink(editor, href, text);
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  };
  return (
    <Dialog isOpen onClose={onClose} title={labels.linkTitle} labels={{ close: labels.close }}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextField
            name="link-address"
            label={labels.linkAddress}
            hint={labels.linkHint}
            error={error}
            inputMode="url"
            autoComplete="off"
            spellCheck="false"
            value={address}
            onChange={(value) => {
              setAddress(value);
              setError(undefined);
            }}
          />
          {needsText && (
            <TextField
              name="link-text"
              label={labels.linkText}
              autoComplete="off"
              value={text}
              onChange={setText}
            />
          )}
          <Stack direction="row" justify="end" gap="sm" isWrapping>
            {isLink && (
              <Button variant="ghost" onPress={remove}>
                {labels.linkRemove}
              </Button>
            )}
            <Button variant="ghost" onPress={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit">{labels.linkApply}</Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
