import type { TextType } from '../content/index.ts';
import { text } from './BlogRenderer.css.ts';

interface TextElement {
  readonly tag: 'p' | 'blockquote' | 'div';
  readonly className: string;
  readonly role?: 'note';
}

/** How an article and its editor draw text. The level of a heading depends on its place. */
export const textElements: Readonly<
  Record<Exclude<TextType, 'heading' | 'subheading'>, TextElement>
> = {
  paragraph: { tag: 'p', className: text.paragraph },
  blockquote: { tag: 'blockquote', className: text.blockquote },
  callout: { tag: 'div', className: text.callout, role: 'note' },
  conclusion: { tag: 'p', className: text.conclusion },
};
