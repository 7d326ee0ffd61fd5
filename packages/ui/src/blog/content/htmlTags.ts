import { Tokenizer } from 'htmlparser2';

/** The attributes that are read at all, with their entities decoded. */
export type Attributes = Readonly<Partial<Record<'href' | 'src' | 'alt', string>>>;

export interface TagHandler {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  text: (text: string) => void;
  /** Inside a drawing or a formula, where `<style>` and its like hold elements instead of raw text. */
  isInForeign: () => boolean;
}

const isRead = (name: string): name is keyof Attributes => /^(href|src|alt)$/.test(name);

/** Reads tags and words in one pass, as the HTML standard's tokenizer does. Builds nothing. */
export function readTags(html: string, { open, close, text, isInForeign }: TagHandler) {
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  let tag = '';
  let attribute = '';
  let value = '';
  let attributes: Partial<Record<keyof Attributes, string>> = {};
  const ignore = () => {};

  const tokenizer = new Tokenizer(
    {},
    {
      isInForeignContext: isInForeign,
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (codePoint) => text(String.fromCodePoint(codePoint)),
      onopentagname: (start, end) => {
        tag = nameAt(start, end);
        attributes = {};
      },
      onattribname: (start, end) => {
        attribute = nameAt(start, end);
        value = '';
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end);
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint);
      },
      onattribend: () => {
        if (isRead(attribute)) attributes[attribute] ??= value;
      },
      onopentagend: () => open(tag, attributes),
      onselfclosingtag: () => {
        open(tag, attributes);
        // The slash means nothing in HTML; in a drawing it closes.
        if (isInForeign()) close(tag);
      },
      onclosetag: (start, end) => close(nameAt(start, end)),
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
