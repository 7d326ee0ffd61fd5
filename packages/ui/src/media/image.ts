import type { SelectOption } from '../components/Select/Select.tsx';

/** A stored picture in the library's format. A site converts its rows to it. */
export interface MediaImage {
  readonly id: string;
  readonly url: string;
  /** URL of the thumbnail. Null if there is none. Use `url` if it fails to load. */
  readonly thumbnailUrl: string | null;
  readonly fileName: string;
  readonly category: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly fileSize: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly isFeatured: boolean;
  /** ISO 8601. Null if unknown. */
  readonly createdAt: string | null;
  /** False for pictures that only managers see. */
  readonly isPublished: boolean;
}

/** A page that shows a picture. */
export interface ImageUse {
  readonly label: string;
  readonly href: string;
}

/** Returns a picture's title, or else its file name. */
export const nameOfImage = ({ title, fileName }: Pick<MediaImage, 'title' | 'fileName'>): string =>
  title || fileName;

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** Returns a category's label. An unknown category is its own label. */
export const labelOfCategory = (category: string, categories: readonly SelectOption[]): string =>
  categories.find(({ value }) => value === category)?.label ?? category;
