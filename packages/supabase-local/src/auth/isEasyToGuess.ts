const FEWEST_DIFFERENT = 3;

/** A shorter word, such as "me", says little about the digits that follow it. */
const SHORTEST_WORD = 4;

/**
 * Whether a password is a common one, alone or with digits and signs after it, or repeats one or two
 * characters. The list is loaded when it's needed only, because every start would wait for it.
 */
export async function isEasyToGuess(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (new Set(text).size < FEWEST_DIFFERENT) return true;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const isCommon = (word: string) => dictionary['passwords-common'].includes(word);
  const word = text.replace(/\P{L}+$/u, '');
  return isCommon(text) || (word.length >= SHORTEST_WORD && isCommon(word));
}
