import { Fragment, type ReactNode } from 'react';
import { Link } from '../../text/index.ts';
import type { RichText, Run } from '../content/index.ts';

/** Longer than any real word and most addresses. */
const LONGEST_WORD = 100;
const PIECE = new RegExp(`.{${LONGEST_WORD}}(?=.)`, 'gsu');

/**
 * Adds break points to words of more than 100 characters. A browser lays out such a word again for
 * every line, so one of 200,000 characters would block the page for a minute.
 */
export function breakable(text: string): ReactNode {
  if (text.length <= LONGEST_WORD) return text;
  const pieces = text
    .replace(/\S+/g, (word) =>
      word.length > LONGEST_WORD ? word.replace(PIECE, '$&\u200b') : word,
    )
    .split('\u200b');
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a word never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

function marked({ text, strong, emphasis, code, href }: Run): ReactNode {
  let node: ReactNode = breakable(text);
  if (code) node = <code>{node}</code>;
  if (emphasis) node = <em>{node}</em>;
  if (strong) node = <strong>{node}</strong>;
  return href ? <Link href={href}>{node}</Link> : node;
}

/** Renders formatted text: strong, emphasis, code, and links. */
export function BlogRendererText({ text }: { text: RichText }) {
  if (typeof text === 'string') return breakable(text);
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move
  return text.map((run, index) => <Fragment key={index}>{marked(run)}</Fragment>);
}
