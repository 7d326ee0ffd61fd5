/** Text fields that are facts wherever they stand. */
const facts = [
  'drawing',
  'featuresImage',
  'heroImage',
  'href',
  'icon',
  'id',
  'image',
  'location',
  'pair',
  'price',
] as const;

/** Text fields that are facts beside a certain other field. */
const factsBeside = {
  /** A testimonial is by the same person. */
  content: ['author', 'name'],
  /** A city has the same name. Its phone is a key of company.ts. */
  mailbox: ['mailbox', 'name', 'phone'],
  /** An item of the plan of a house has the same light. */
  detail: ['light'],
} as const;

type FactsBeside = typeof factsBeside;
type FactOf<Content> =
  | (typeof facts)[number]
  | {
      [Key in keyof FactsBeside]: Key extends keyof Content ? FactsBeside[Key][number] : never;
    }[keyof FactsBeside];

/** The fields of content that have words. */
type WordKey<Content> = {
  [Key in keyof Content]: Key extends FactOf<Content>
    ? Extract<Content[Key], object> extends never
      ? never
      : Key
    : [HasWords<Content[Key]>] extends [never]
      ? never
      : Key;
}[keyof Content];

/** A text of a fixed list, such as the name of a room, is a fact. */
type HasWords<Value> = Value extends string
  ? string extends Value
    ? true
    : never
  : Value extends readonly (infer Item)[]
    ? HasWords<Item>
    : Value extends object
      ? WordKey<Value>
      : never;

/**
 * What another language says of content: the fields that have words, and no other. Facts, such as links and pictures,
 * are in the English file only.
 */
export type Words<Content> = Content extends string
  ? string
  : Content extends readonly (infer Item)[]
    ? readonly Words<Item>[]
    : Content extends object
      ? {
          readonly [Key in keyof Content as Key extends WordKey<Content> ? Key : never]: Words<
            Content[Key]
          >;
        }
      : Content;

/** Text fields of a fixed list. The type knows them by their values. */
const fixed = ['ask', 'call', 'kind', 'room', 'tone'];

const isFact = (content: object, name: string): boolean =>
  fixed.includes(name) ||
  facts.some((fact) => fact === name) ||
  Object.entries(factsBeside).some(
    ([key, names]) => key in content && names.some((fact) => fact === name),
  );

type Place = readonly (string | number)[];

/** Puts words in the place of the English ones, and notes every text that only one of the languages has. */
function join(content: unknown, words: unknown, place: Place, problems: string[]): unknown {
  const note = (problem: string) => problems.push(`${[...place].join('.') || 'It'} ${problem}`);
  if (typeof content === 'string') {
    if (typeof words !== 'string' || !words) note('has no words');
    return words;
  }
  if (Array.isArray(content)) {
    const items: readonly unknown[] = Array.isArray(words) ? words : [];
    if (items.length !== content.length)
      note(`has ${items.length} items, and ${content.length} in English`);
    return content.map((item, index) => join(item, items[index], [...place, index], problems));
  }
  if (typeof content !== 'object' || content === null) return content;
  const own: Readonly<Record<string, unknown>> =
    typeof words === 'object' && words !== null ? { ...words } : {};
  for (const name of Object.keys(own))
    if (!(name in content)) note(`has the text ${name}, unlike English`);
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      typeof value === 'string' && isFact(content, name)
        ? value
        : join(value, own[name], [...place, name], problems),
    ]),
  );
}

/**
 * Returns content with the words of another language.
 * @param file the file of the words, for the error
 * @throws Error that names every text that only one of the languages has
 */
export function inWords<Content>(content: Content, words: Words<Content>, file: string): Content {
  const problems: string[] = [];
  const joined = join(content, words, [], problems) as Content;
  if (problems.length === 0) return joined;
  throw new Error(
    `${file} doesn't say the same as its English file, so a page would be without a text:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
  );
}
