import { parseJson } from './json.ts';
import { isSilent } from './sectionTypes.ts';

/**
 * The lines of any content, roughly: tags become line ends and entities stay. For finding words in
 * a post, not for showing them; it needs no parser and knows no depth.
 */
export function textLines(content: unknown): string[] {
  const lines: string[] = [];
  const waiting: unknown[] = [content];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      const meant = /^\s*[[{"]/.test(value) ? parseJson(value) : undefined;
      if (meant !== undefined && meant !== value) waiting.push(meant);
      else for (const line of linesOf(value)) lines.push(line);
    } else if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1) waiting.push(value[index]);
    } else if (typeof value === 'object' && value !== null) {
      const parts = Object.entries(value).filter(([key, part]) => !isSilent(key, part));
      for (const [, part] of parts.toReversed()) waiting.push(part);
    }
  }
  return lines;
}

const linesOf = (text: string) =>
  text
    .replace(/<[^<>]*>/g, '\n')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
