/** Text for comparing: without accents and case. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The words of a search, without accents, case, and punctuation. */
export const wordsOf = (typed: string): readonly string[] =>
  plainText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word of the search begins a word of the text, in any order and without accents. */
export function matches(text: string, search: string): boolean {
  const words = wordsOf(text);
  return wordsOf(search).every((asked) => words.some((word) => word.startsWith(asked)));
}
