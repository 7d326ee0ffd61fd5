import type { ImageField } from '@custom-designs/ui/media';
import * as z from 'zod/mini';

/*
 * The one model of the table `images` (docs/behavior.md#images-table). A new column is one line in
 * the schema and one in `imageOf`, and one in the list of fields when managers write it.
 */

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);
const number = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? null),
);
const filledText = z.string().check(z.refine((value) => value.trim() !== '', 'is blank'));

/** A row as the table API returns it. Only its id and address are essential. */
export const imageRow = z.object({
  id: filledText,
  image_id: z.string(),
  file_name: z.string(),
  file_path: filledText,
  bucket_name: z.string(),
  category: z.string(),
  title: text,
  description: text,
  tags: z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((value): readonly string[] => value ?? []),
  ),
  /** Bytes. */
  file_size: number,
  mime_type: text,
  /** Pixels. */
  width: number,
  height: number,
  is_featured: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  /** ISO 8601. */
  created_at: text,
});

export type ImageRow = z.input<typeof imageRow>;

/** docs/behavior.md#images-table */
export const imageCategories = [
  { value: 'general-asset', label: 'General Assets' },
  { value: 'hero-images', label: 'Hero Images' },
  { value: 'service-photos', label: 'Service Photos' },
  { value: 'team-members', label: 'Team Members' },
  { value: 'project-gallery', label: 'Project Gallery' },
  { value: 'blog-images', label: 'Blog Images' },
  { value: 'background-images', label: 'Backgrounds' },
] as const;

/** What managers write about an image, when it is uploaded and when it is edited. */
export const imageFields = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'category', label: 'Category', kind: 'select', options: imageCategories },
  { name: 'description', label: 'Description', kind: 'multiline' },
  { name: 'tags', label: 'Tags', kind: 'tags' },
] as const satisfies readonly ImageField[];

/** Fields for all files of an upload (docs/behavior.md#media-uploading). */
export const uploadDefaultFields = [
  { name: 'category', label: 'Default Category', kind: 'select', options: imageCategories },
  { name: 'tags', label: 'Default Tags', kind: 'text', placeholder: 'Separate tags with commas' },
  { name: 'description', label: 'Default Description', kind: 'multiline', rows: 1 },
] as const satisfies readonly ImageField[];

/** Their values, as typed. Tags are one text, separated by commas. */
export type UploadDefaults = {
  readonly [Each in (typeof uploadDefaultFields)[number] as Each['name']]: string;
};

type Field = (typeof imageFields)[number];

/** The fields as they are typed: blank texts are none. */
export type ImageDraft = {
  readonly [Each in Field as Each['name']]: Each['kind'] extends 'tags'
    ? readonly string[]
    : string;
};

export const emptyDraft: ImageDraft = {
  title: '',
  category: 'general-asset',
  description: '',
  tags: [],
};

/** What a manager can change (docs/behavior.md#backend-calls). */
export type ImageChanges = Partial<ImageDraft & { readonly isFeatured: boolean }>;

export const changeable = [...imageFields.map(({ name }) => name), 'isFeatured'] as const;

/** The column of what a manager can change. */
export const columnOf = (name: keyof ImageChanges): keyof ImageRow =>
  name === 'isFeatured' ? 'is_featured' : name;

/** The columns that screens use. */
export const imageOf = (row: z.output<typeof imageRow>) => ({
  id: row.id,
  fileName: row.file_name,
  category: row.category,
  title: row.title,
  description: row.description,
  tags: row.tags,
  fileSize: row.file_size,
  mimeType: row.mime_type,
  width: row.width,
  height: row.height,
  isFeatured: row.is_featured,
  createdAt: row.created_at,
});

/** A row as screens use it, and what is derived from it. */
export type StoredImage = Readonly<ReturnType<typeof imageOf>> & {
  /** The public address of the stored picture. */
  readonly url: string;
  /** The small copy's; null for pictures that have none. */
  readonly thumbnailUrl: string | null;
  /** Of the file as it was chosen; null for rows that were not uploaded here. */
  readonly sha256: string | null;
};

/** A value as it is stored: trimmed, and none for a blank text. */
export const storedValue = <Value>(value: Value): Value | string | null =>
  typeof value === 'string' ? value.trim() || null : value;
