/** Text for comparing: without accents and case. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words of a search, without accents, case, and punctuation. */
export const wordsOf = (typed: string): readonly string[] =>
  plainText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
