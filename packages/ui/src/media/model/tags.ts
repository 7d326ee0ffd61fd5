/** Adds a tag. A blank or repeated one changes nothing (docs/behavior.md#media-editing). */
export function addTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim();
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag];
}

export const removeTag = (tags: readonly string[], tag: string): readonly string[] =>
  tags.filter((other) => other !== tag);

/** Splits at commas, trims, drops empty and repeated tags (docs/behavior.md#media-uploading). */
export const parseTags = (text: string): readonly string[] =>
  text.split(',').reduce<readonly string[]>(addTag, []);
