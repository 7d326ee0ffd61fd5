import type { SelectOption } from '../components/Select/Select.tsx';

/** A stored picture as the library draws it; a site makes it of a row. */
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
  /** ISO 8601; null when the row has none. */
  readonly createdAt: string | null;
}

/** What a picture is called: its title, else its file's name. */
export const nameOfImage = ({ title, fileName }: Pick<MediaImage, 'title' | 'fileName'>): string =>
  title || fileName;

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** What a category is called; one that the list does not know, by its value. */
export const labelOfCategory = (category: string, categories: readonly SelectOption[]): string =>
  categories.find(({ value }) => value === category)?.label ?? category;

/** One thing to write about an image. `name` is the property of the image that it shows. */
export interface ImageField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'multiline' | 'select' | 'tags';
  /** What a text field shows while it is empty. */
  readonly placeholder?: string;
  /** Lines of a `multiline` field. Default 3. */
  readonly rows?: number;
  /** Options of a `select`. */
  readonly options?: readonly SelectOption[];
}

/** Of `tags` a list, of every other kind a text. */
export type FieldValue = string | readonly string[];

/** What a manager writes about an image, by the names of the fields. */
export type FieldValues = Readonly<Record<string, FieldValue>>;
