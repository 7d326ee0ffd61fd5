const FEWEST_DIFFERENT = 3;

/**
 * Whether a password is a common one, or repeats one or two characters. The list is loaded when it's
 * needed only, because every start would wait for it.
 */
export async function isEasyToGuess(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (new Set(text).size < FEWEST_DIFFERENT) return true;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(text);
}
