const FEWEST_DIFFERENT = 3;

/** A shorter word, such as "me", says little about the digits that follow it. */
const SHORTEST_WORD = 4;

/** Whether each character follows the one before it, up or down, as in "0123456789". */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [1, -1].some((step) => steps.has(step));
}

/**
 * Whether a password is a common one, alone or with digits and signs after it, or a run, or repeats one or two
 * characters. The list is loaded when it's needed only, because every start would wait for it.
 */
export async function isEasyToGuess(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (new Set(text).size < FEWEST_DIFFERENT || isRun(text)) return true;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const isCommon = (word: string) => dictionary['passwords-common'].includes(word);
  const word = text.replace(/\P{L}+$/u, '');
  return isCommon(text) || (word.length >= SHORTEST_WORD && isCommon(word));
}
