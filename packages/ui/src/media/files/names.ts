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
