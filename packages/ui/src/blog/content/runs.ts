import { linkAddress } from './address.ts';
import { type RichText, type Run, richText } from './article.ts';

/** Reads a run of an article of our own. Other values are an empty text. */
function readRun(value: unknown): Run {
  if (typeof value !== 'object' || value === null) return { text: '' };
  const { text, strong, emphasis, code, href } = value as Readonly<Record<string, unknown>>;
  const address = linkAddress(href);
  return {
    ...(strong === true && { strong }),
    ...(emphasis === true && { emphasis }),
    ...(code === true && { code }),
    ...(address && { href: address }),
    text: typeof text === 'string' ? text : '',
  };
}

/**
 * Reads the property `runs`, which holds formatted text in articles of our own. It needs no HTML
 * parser, and nothing in it is taken for markup. Undefined if it holds no text.
 */
export const readRuns = (runs: unknown): RichText | undefined =>
  Array.isArray(runs) ? richText(runs.map(readRun)) : undefined;
