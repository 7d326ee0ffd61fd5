/** Adds a tag; blank ones and those that are there already change nothing (specification section 5). */
export function addTag(tags: readonly string[], text: string): readonly string[] {
  const tag = text.trim();
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag];
}

export const removeTag = (tags: readonly string[], tag: string): readonly string[] =>
  tags.filter((other) => other !== tag);

/** Splits by commas, trims, drops empty and repeated ones (specification section 5). */
export const parseTags = (text: string): readonly string[] =>
  text.split(',').reduce<readonly string[]>(addTag, []);
