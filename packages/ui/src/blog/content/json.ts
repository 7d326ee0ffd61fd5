/** Deeper than anybody writes, and far from what would exhaust the stack. */
const DEPTH = 200;

class NoJson extends Error {}

/** Reads JSON that broke off, or has a comma or a line break too many. */
class BrokenJsonReader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  value(depth = 0): unknown {
    const start = this.next();
    if (depth > DEPTH) throw new NoJson();
    if (start === '"') return this.string();
    if (start === '[') return this.array(depth);
    if (start === '{') return this.object(depth);
    return this.literal();
  }

  private next(): string {
    while (/[\s,]/.test(this.text.charAt(this.at))) this.at += 1;
    return this.text.charAt(this.at);
  }

  private array(depth: number): unknown[] {
    const values: unknown[] = [];
    this.at += 1;
    while (this.next() !== ']' && this.at < this.text.length) values.push(this.value(depth + 1));
    this.at += 1;
    return values;
  }

  private object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.at += 1;
    while (this.next() !== '}' && this.at < this.text.length) {
      if (this.next() !== '"') throw new NoJson();
      const key = this.string();
      const isCut = this.next() === '';
      if (!isCut && this.next() !== ':') throw new NoJson();
      this.at += 1;
      if (this.next() !== '') entries.push([key, this.value(depth + 1)]);
    }
    this.at += 1;
    return Object.fromEntries(entries);
  }

  private string(): string {
    const start = this.at + 1;
    let end = start;
    while (end < this.text.length && this.text.charAt(end) !== '"') {
      end += this.text.charAt(end) === '\\' ? 2 : 1;
    }
    this.at = end + 1;
    const raw = this.text.slice(start, end);
    try {
      return JSON.parse(
        `"${raw.replace(/[\r\n\t]/g, (sign) => JSON.stringify(sign).slice(1, -1))}"`,
      );
    } catch {
      // Broken off inside an escape.
      return raw.replace(/\\(u[\da-f]{0,4}|.)?/gi, ' ');
    }
  }

  private literal(): unknown {
    const [found] = /^[-+\w.]{1,40}/.exec(this.text.slice(this.at, this.at + 40)) ?? [];
    if (
      !found ||
      !/^(-?\d[\d.e+-]*|true|false|null|t|tr|tru|f|fa|fal|fals|n|nu|nul)$/i.test(found)
    ) {
      throw new NoJson();
    }
    this.at += found.length;
    return Number.isNaN(Number(found)) ? null : Number(found);
  }

  /** What follows the value. */
  rest(): string {
    return this.text.slice(this.at).trim();
  }
}

/**
 * The value that a text means as JSON, though it may have been cut off while saving; undefined when
 * it means none.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (!/^\s*[[{]/.test(text)) return undefined;
  }
  try {
    const reader = new BrokenJsonReader(text);
    const value = reader.value();
    const rest = reader.rest();
    if (rest === '') return value;
    // "[1] Notes" is a sentence; a list of objects with a line after it is a list.
    return text.includes('{') ? [value, rest] : undefined;
  } catch {
    return undefined;
  }
}
