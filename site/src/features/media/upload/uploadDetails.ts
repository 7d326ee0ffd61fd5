import { emptyDraft, type ImageDraft, type UploadDefaults } from '../image.ts';
import type { Upload } from './uploadReducer.ts';

/** Control characters, and marks that turn the text around them: neither can be seen in a name. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name as it is kept: as given, without what a database refuses or nobody could see. */
export function cleanFileName(name: string): string {
  return name.toWellFormed().replace(unseen, '').trim() || 'image';
}

/** The file name without extension (docs/behavior.md#media-uploading), or the whole name. */
export function titleFromFileName(name: string): string {
  const clean = cleanFileName(name);
  return clean.replace(/\.[^.]*$/u, '').trim() || clean;
}

/** Splits at commas, trims, drops empty and repeated tags (docs/behavior.md#media-uploading). */
export const parseTags = (text: string): readonly string[] => [
  ...new Set(text.split(',').flatMap((tag) => tag.trim() || [])),
];

/** The fields of one file as they are typed: its own words, else the defaults. */
export const typedDetails = (
  { changes }: Pick<Upload, 'changes'>,
  { category, tags, description }: UploadDefaults,
): ImageDraft => ({ ...emptyDraft, category, tags: parseTags(tags), description, ...changes });

/** What will be stored with a file: as typed, and a title in any case. */
export function detailsOf(
  item: Pick<Upload, 'file' | 'changes'>,
  defaults: UploadDefaults,
): ImageDraft {
  const typed = typedDetails(item, defaults);
  return {
    ...typed,
    title: typed.title.trim() || titleFromFileName(item.file.name),
    description: typed.description.trim(),
  };
}
