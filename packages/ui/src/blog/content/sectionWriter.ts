import {
  type ArticleImage,
  type ListSection,
  plainText,
  type RichText,
  type Run,
  richText,
  type Section,
} from './article.ts';
import type { TextType } from './sectionTypes.ts';

type Marks = Omit<Run, 'text'>;
type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/** Collects text in pieces and ends sections. It knows no markup. */
export class SectionWriter {
  readonly sections: Section[] = [];
  /** The type of the section in progress. A caption belongs to the picture before it. */
  type: TextType | 'caption' = 'paragraph';

  private runs: Run[] = [];
  private list: { items: RichText[]; isOrdered: boolean; depth: number } | undefined;
  private captioned: Mutable<ArticleImage> | undefined;

  get isInList() {
    return this.list !== undefined;
  }

  get isBlank() {
    return this.runs.length === 0;
  }

  write(text: string, marks: Marks = {}) {
    this.runs.push({ ...marks, text });
  }

  /** Many editors write a new paragraph as two line breaks. */
  breakLine() {
    if (!this.list && this.runs.at(-1)?.text === '\n') this.end();
    else if (!this.isBlank) this.write('\n');
  }

  /** Ends the section. Inside a list, only `endItem` does, so an item stays whole. */
  end() {
    if (this.list) this.breakLine();
    else this.finish();
  }

  endItem() {
    this.finish();
  }

  startList(isOrdered: boolean) {
    this.finish();
    if (this.list) this.list.depth += 1;
    else this.list = { items: [], isOrdered, depth: 1 };
  }

  /** Items of a nested list become items of the outer list. */
  endList() {
    this.finish();
    if (!this.list) return;
    this.list.depth -= 1;
    if (this.list.depth > 0) return;
    const { items, isOrdered } = this.list;
    this.list = undefined;
    if (items.length === 0) return;
    const section: ListSection = { type: 'list', items, ...(isOrdered ? { isOrdered } : {}) };
    this.sections.push(section);
  }

  /** Assigns the next caption to this picture. */
  expectCaption(image: Mutable<ArticleImage> | undefined) {
    this.captioned = image;
  }

  addImage(image: ArticleImage): Mutable<ArticleImage> {
    this.finish();
    const section = { type: 'image' as const, ...image };
    this.sections.push(section);
    return section;
  }

  finishAll() {
    while (this.list) this.endList();
    this.finish();
  }

  private finish() {
    const text = richText(this.runs);
    this.runs = [];
    if (text === undefined) return;
    if (this.type === 'caption') {
      if (this.captioned && !this.captioned.caption) {
        this.captioned.caption = plainText(text).replaceAll('\n', ' ');
      } else this.sections.push({ type: 'paragraph', text });
    } else if (this.list) this.list.items.push(text);
    else this.sections.push({ type: this.type, text });
  }
}
