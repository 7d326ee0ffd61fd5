import type { ArticleImage, GallerySection, Section } from './article.ts';

/** A gallery for about so many sections; more would break the reading up. */
const SECTIONS_A_GALLERY = 5;

const isHeading = ({ type }: Section) => type === 'heading' || type === 'subheading';

/** After how many sections each gallery stands: evenly, but never between a heading and its text. */
function placesFor(galleries: number, sections: readonly Section[]): number[] {
  return Array.from({ length: galleries }, (_, index) => {
    const even = Math.round(((index + 1) * sections.length) / (galleries + 1));
    let place = Math.max(1, even);
    while (place < sections.length && isHeading(sections[place - 1] as Section)) place += 1;
    return place;
  });
}

/**
 * Galleries at evenly spaced positions, for content whose sections hold no picture of their own
 * (docs/behavior.md#galleries). Every image appears once, in its order.
 */
export function withGalleries(
  sections: readonly Section[],
  images: readonly ArticleImage[],
): Section[] {
  const holdsImages = sections.some(({ type }) => type === 'image' || type === 'gallery');
  if (images.length === 0 || sections.length === 0 || holdsImages) return [...sections];
  const fitting = Math.max(1, Math.floor(sections.length / SECTIONS_A_GALLERY));
  const galleries = Math.min(images.length, fitting);
  const places = placesFor(galleries, sections);
  const galleryAt = Map.groupBy(
    images,
    (_image, index) => places[Math.floor((index * galleries) / images.length)],
  );
  return sections.flatMap((section, index): Section[] => {
    const found = galleryAt.get(index + 1);
    const gallery: GallerySection[] = found ? [{ type: 'gallery', images: found }] : [];
    return [section, ...gallery];
  });
}
