import { Fragment, type ReactNode } from 'react';
import { Link } from '../../text/index.ts';
import type { RichText, Run } from '../content/index.ts';

function marked({ text, strong, emphasis, code, href }: Run): ReactNode {
  let node: ReactNode = text;
  if (code) node = <code>{node}</code>;
  if (emphasis) node = <em>{node}</em>;
  if (strong) node = <strong>{node}</strong>;
  return href ? <Link href={href}>{node}</Link> : node;
}

/** Words with their marks, as elements of our own. */
export function BlogRendererText({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move
  return text.map((run, index) => <Fragment key={index}>{marked(run)}</Fragment>);
}
