import { GALLERY_CATEGORY, type ImageRow, type imageRow } from '@custom-designs/supabase/images';
import type { FieldDescription } from '@custom-designs/ui/desk';
import type * as z from 'zod/mini';
import { isCameraName } from './cameraNames.ts';

/** docs/behavior/data.md#images-table */
export const imageCategories = [
  { value: 'general-asset', label: 'General Assets' },
  { value: 'hero-images', label: 'Hero Images' },
  { value: 'service-photos', label: 'Service Photos' },
  { value: 'team-members', label: 'Team Members' },
  { value: GALLERY_CATEGORY, label: 'Project Gallery' },
  { value: 'blog-images', label: 'Blog Images' },
  { value: 'background-images', label: 'Backgrounds' },
] as const;

/** The fields that managers fill in when they upload and edit. */
export const imageFields = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'category', label: 'Category', kind: 'choice', options: imageCategories },
  { name: 'description', label: 'Description', kind: 'long', rows: 3 },
  { name: 'tags', label: 'Tags', kind: 'tags' },
] as const satisfies readonly FieldDescription[];

/** The fields of the editor. */
export const editorFields = [
  ...imageFields,
  { name: 'isPublished', label: 'Show on the website', kind: 'flag' },
] as const satisfies readonly FieldDescription[];

/** Fields for all files of an upload (docs/behavior/media-center.md#media-uploading). */
export const uploadDefaultFields = [
  { name: 'category', label: 'Default Category', kind: 'choice', options: imageCategories },
  { name: 'tags', label: 'Default Tags', kind: 'text', placeholder: 'Separate tags with commas' },
  { name: 'description', label: 'Default Description', kind: 'long', rows: 1 },
] as const satisfies readonly FieldDescription[];

/** The values of these fields as typed. Tags are one text, separated by commas. */
export type UploadDefaults = {
  readonly [Each in (typeof uploadDefaultFields)[number] as Each['name']]: string;
};

type Field = (typeof imageFields)[number];

/** The fields as typed. Blank text counts as none. */
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

/** The values that a manager can change (docs/behavior/data.md#backend-calls). */
export type ImageChanges = Partial<ImageDraft & Record<keyof typeof marks, boolean>>;

/** The columns of the marks. Other columns are named like their values. */
const marks = { isFeatured: 'is_featured', isPublished: 'is_published' } as const;

export const changeable: readonly (keyof ImageChanges)[] = [
  ...imageFields.map(({ name }) => name),
  ...(Object.keys(marks) as (keyof typeof marks)[]),
];

/** The column of a value that a manager can change. */
export const columnOf = (name: keyof ImageChanges): keyof ImageRow =>
  name === 'isFeatured' || name === 'isPublished' ? marks[name] : name;

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
  isPublished: row.is_published,
  sha256: row.sha256,
});

/** A row for screens, with derived values. */
export type StoredImage = Readonly<ReturnType<typeof imageOf>> & {
  /** The public address of the stored picture. */
  readonly url: string;
  /** Null for pictures without a thumbnail. */
  readonly thumbnailUrl: string | null;
};

/** Whether the image still has no title, or its camera's name. */
export const isUntitled = ({ title }: Pick<StoredImage, 'title'>): boolean =>
  !title?.trim() || isCameraName(title);

/** The gallery's images without a title. */
export const UNTITLED_HREF = '/admin/media?only=untitled';

/** The changes, and with its first title also the publication of an image that was waiting for it. */
export function withPublication(image: StoredImage, changes: ImageChanges): ImageChanges {
  const { title = null, isPublished } = changes;
  const isNamed = !isUntitled({ title }) && isUntitled(image);
  return isNamed && !image.isPublished && isPublished === undefined
    ? { ...changes, isPublished: true }
    : changes;
}

/** Trims a value, and turns blank text into null. */
export const storedValue = <Value>(value: Value): Value | string | null =>
  typeof value === 'string' ? value.trim() || null : value;
