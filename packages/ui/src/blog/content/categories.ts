import { plainText, type Section, words } from './article.ts';
import { isSilent } from './sectionTypes.ts';

/** The known categories (docs/behavior/blog.md#categories). A post may have another one. */
export const categories = [
  'Lighting',
  'Audio',
  'Automation',
  'Networking',
  'Security',
  'Design',
  'Home Theater',
] as const;
export type Category = (typeof categories)[number];

/** A line this short that names a category counts as a label. */
const SHORT_LINE = 40;

/** Returns the words of a text with spaces around each. */
function spaced(text: string) {
  const letters = text.toLowerCase().replace(/[^a-z]+/g, ' ');
  return ` ${letters.trim()} `;
}
const named = (text: string) => categories.find((name) => spaced(text) === spaced(name));
const mentioned = (text: string) => categories.find((name) => spaced(text).includes(spaced(name)));

function categoryOfLine(line: string): Category | undefined {
  if (line.length > 2 * SHORT_LINE) return undefined;
  const [, stated] = /^\W*category\s*[:：]\s*(.+)$/i.exec(line) ?? [];
  if (stated !== undefined) return mentioned(stated);
  return line.length > SHORT_LINE ? undefined : mentioned(line);
}

const keywords: Readonly<Record<Category, string>> = {
  Lighting:
    'light(?:s|ing)?|lamps?|leds?|dimm(?:er|ers|ing)|bulbs?|fixtures?|sconces?|chandeliers?|kelvins?|lumens?|glare|daylight',
  Audio:
    'audio|sound|speakers?|music|subwoofers?|amplifiers?|acoustics?|bass|soundbars?|stereo|vinyl|listening',
  Automation:
    'automat(?:ion|ed|e|ic)|smart home|scenes?|thermostats?|hubs?|voice assistants?|routines?|schedules?|sensors?',
  Networking:
    'networks?|networking|wi-?fi|routers?|modems?|ethernet|fiber|internet|access points?|bandwidth|switch(?:es)?|mbps|gbps',
  Security:
    'security|cameras?|alarms?|locks?|doorbells?|surveillance|burglars?|break-ins?|access control|intercoms?|keypads?',
  Design:
    'design(?:s|er|ers)?|styles?|furniture|decor|interiors?|layouts?|materials?|colors?|palettes?|aesthetics?',
  'Home Theater':
    'home theaters?|theaters?|theatres?|projectors?|screens?|cinemas?|movies?|surround|televisions?|tvs?',
};
const anyKeyword = new RegExp(
  `\\b(?:${categories.map((name) => `(${keywords[name]})`).join('|')})\\b`,
  'gi',
);

export interface Categorizable {
  readonly title?: string | null | undefined;
  readonly excerpt?: string | null | undefined;
  /** The column's value, in any shape that the database may hold. */
  readonly content?: unknown;
}

function scores(weighed: readonly (readonly [text: string, weight: number])[]): number[] {
  const points = categories.map(() => 0);
  for (const [text, weight] of weighed) {
    for (const [, ...groups] of text.matchAll(anyKeyword)) {
      const index = groups.findIndex((group) => group !== undefined);
      points[index] = (points[index] ?? 0) + weight;
    }
  }
  return points;
}

function parsedJson(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the lines of any content, roughly: tags become line breaks, and entities stay. Only for
 * finding words, not for display. It needs no parser.
 */
function textLines(content: unknown): string[] {
  const lines: string[] = [];
  const waiting: unknown[] = [content];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      const parsed = parsedJson(value);
      if (parsed !== undefined) waiting.push(parsed);
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

/**
 * Derives the category of a post without one (docs/behavior/blog.md#category-derivation): from a
 * trailing `Category: X` line, or a short last line with a known category. Otherwise it's the
 * category whose words are most frequent in the title (counted three times), excerpt (twice), and
 * content. The default is Design.
 */
export function deriveCategory({ title, excerpt, content }: Categorizable): Category {
  const lines = textLines(content);
  const stated = categoryOfLine(lines.at(-1) ?? '');
  if (stated) return stated;
  const points = scores([
    [title ?? '', 3],
    [excerpt ?? '', 2],
    [lines.join('\n'), 1],
  ]);
  const most = Math.max(...points);
  return most === 0 ? 'Design' : (categories[points.indexOf(most)] ?? 'Design');
}

const isCategoryLine = (line: string) =>
  line.length <= SHORT_LINE && named(line.replace(/^\W*category\s*[:：]/i, '')) !== undefined;

/** Removes a last line that only names the category. */
export function withoutCategoryLine(sections: readonly Section[]): readonly Section[] {
  const last = sections.at(-1);
  if (last?.type !== 'paragraph') return sections;
  const text = plainText(last.text);
  const lines = text.split('\n');
  if (!isCategoryLine(lines.at(-1) ?? '')) return sections;
  const rest = sections.slice(0, -1);
  const kept =
    lines.length > 1 && typeof last.text === 'string'
      ? words(lines.slice(0, -1).join('\n'))
      : undefined;
  if (lines.length > 1 && kept === undefined) return sections;
  return kept === undefined ? rest : [...rest, { ...last, text: kept }];
}
