import { unparsable } from './errors.ts';

/** Splits at commas outside double quotes and parentheses, as in `a.eq.1,or(b.eq.2,c.eq."x,y")`. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let current = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted && character === '\\') {
      current += character + text.charAt(index + 1);
      index += 1;
      continue;
    }
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '(') depth += 1;
    else if (!isQuoted && character === ')') depth -= 1;
    if (depth < 0) throw unparsable('list', text);
    if (character === ',' && depth === 0 && !isQuoted) {
      parts.push(current);
      current = '';
    } else current += character;
  }
  if (isQuoted || depth !== 0) throw unparsable('list', text);
  parts.push(current);
  return parts;
}

/** Removes the double quotes from a value that needed them for its commas or parentheses. */
export function unquote(text: string): string {
  if (!/^".*"$/s.test(text)) return text;
  return text.slice(1, -1).replace(/\\(.)/gs, '$1');
}

/** Returns the text between the outer parentheses. */
export function inner(text: string, part: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) throw unparsable(part, text);
  return text.slice(1, -1);
}
