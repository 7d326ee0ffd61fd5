import { plainText, type Section } from '../content/index.ts';

/** A section in its place: its heading level and what precedes it. */
export interface PlacedSection {
  readonly section: Section;
  /** The level of headings, below the post's `<h1>`. */
  readonly level: 2 | 3;
  /** Whether the section is the first paragraph of an article that starts with one. */
  readonly isOpening: boolean;
  /** Whether the section starts the conclusion and gets its heading. */
  readonly startsConclusion: boolean;
}

const saysTheSame = (section: Section | undefined, label: string) =>
  section?.type === 'heading' &&
  plainText(section.text).trim().toLowerCase() === label.trim().toLowerCase();

/** Assigns heading levels without gaps: a subheading before any heading becomes a heading. */
export function outline(sections: readonly Section[], conclusionLabel: string): PlacedSection[] {
  let hasHeading = false;
  return sections.map((section, index) => {
    const before = sections[index - 1];
    const startsConclusion =
      section.type === 'conclusion' &&
      before?.type !== 'conclusion' &&
      !saysTheSame(before, conclusionLabel);
    const level = section.type === 'subheading' && hasHeading ? 3 : 2;
    hasHeading ||= section.type === 'heading' || startsConclusion;
    const isOpening = index === 0 && section.type === 'paragraph';
    return { section, level, isOpening, startsConclusion };
  });
}
