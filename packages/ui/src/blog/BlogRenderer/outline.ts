import { plainText, type Section } from '../content/index.ts';

/** A section as it stands on the page: what comes before it, and its place in the outline. */
export interface PlacedSection {
  readonly section: Section;
  /** For headings; the post's title is the `<h1>`. */
  readonly level: 2 | 3;
  /** The first paragraph of an article that begins with one. */
  readonly isOpening: boolean;
  /** The first of a conclusion, which gets its heading. */
  readonly startsConclusion: boolean;
}

const saysTheSame = (section: Section | undefined, label: string) =>
  section?.type === 'heading' &&
  plainText(section.text).trim().toLowerCase() === label.trim().toLowerCase();

/** Levels without a gap: a subheading before any heading stands in for one. */
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
