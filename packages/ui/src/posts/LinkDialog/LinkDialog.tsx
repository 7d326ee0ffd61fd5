import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/index.ts';
import { toLink } from './toLink.ts';

export interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

const REFUSED =
  'This address can’t be linked, because it isn’t a page, an email address, or a phone number. Start it with https://, /, mailto:, or tel:.';

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
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
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
    if (!href) return setError(REFUSED);
    onClose();
    applyLink(editor, href, text);
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Link" labels={{ close: 'Close' }}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextField
            name="link-address"
            autoFocus
            label="Address"
            hint="A page of this site, such as /contact, or an address that starts with https://."
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
              label="Text"
              autoComplete="off"
              value={text}
              onChange={setText}
            />
          )}
          <Stack direction="row" justify="end" gap="sm" isWrapping>
            {isLink && (
              <Button variant="ghost" onPress={remove}>
                Remove link
              </Button>
            )}
            <Button variant="ghost" onPress={onClose}>
              Cancel
            </Button>
            <Button type="submit">Apply</Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
