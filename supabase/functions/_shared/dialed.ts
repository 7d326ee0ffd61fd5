/**
 * Returns a phone number to dial: its digits, and those of its extension ("ext. 12", "x12", "#12")
 * after a comma, which means a pause. Other letters end the number.
 */
export function dialed(phone: string): string {
  const [, number = '', extension] =
    /^([^\p{L}#]*)(?:(?:ext\p{L}*|x|#)[.:]?\s*(\d+))?/iu.exec(phone) ?? [];
  const digits = number.replace(/(?!^\s*\+)\D/g, '').trim();
  return digits && extension ? `${digits},${extension}` : digits;
}
