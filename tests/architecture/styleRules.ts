import { colorsNamed } from 'culori';
import { lineAt, type Rule, type Source, type SyntaxNode, walk } from './sources.ts';

const isStyle = ({ path }: Source) => path.endsWith('.css.ts');
const isTheme = ({ path }: Source) => path.startsWith('packages/ui/src/theme/');
const isDrawn = ({ path }: Source) =>
  isStyle({ path } as Source) ||
  (/^(packages\/ui|site)\/src\/.*\.tsx$/.test(path) &&
    !/\.(test|stories|fixtures)\.tsx$|\/docs\//.test(path));

const name = (node: unknown): string | undefined => {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('name' in node && typeof node.name === 'string') return node.name;
  return 'value' in node && typeof node.value === 'string' ? node.value : undefined;
};
const nodeOf = (value: unknown) => value as SyntaxNode;
const nodesOf = (value: unknown) => (value ?? []) as readonly SyntaxNode[];

/** Yields every string in the code, including the fixed parts of templates. */
function* texts({ program }: Source): Generator<{ text: string; start: number }> {
  for (const node of walk(program)) {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      yield { text: node.value, start: node.start };
    }
    if (node.type === 'TemplateElement') {
      yield { text: (node.value as { raw: string }).raw, start: node.start };
    }
  }
}

const say = (source: Source, start: number, text: string) =>
  `${source.path}:${lineAt(source.code, start)} ${text}`;

const written = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
const named = new RegExp(`(?<![\\w-])(${Object.keys(colorsNamed).join('|')})(?![\\w-])`, 'i');

export const colorsLiveInTheTheme: Rule = (source) => {
  if (!isDrawn(source) || isTheme(source)) return [];
  return [...texts(source)].flatMap(({ text, start }) => {
    // Color names count only in style files. In a component, such a word may be copy.
    const color = written.exec(text) ?? (isStyle(source) ? named.exec(text) : null);
    if (!color || (!isStyle(source) && /^#[\w-]+$/.test(text))) return [];
    return [
      say(
        source,
        start,
        `writes the color "${color[0]}": colors live in the theme. Use vars.color.`,
      ),
    ];
  });
};

function* properties({ program }: Source) {
  for (const node of walk(program)) {
    if (node.type !== 'Property') continue;
    const key = name(node.key);
    if (key !== undefined) yield { key, value: nodeOf(node.value), start: node.start };
  }
}

export const shadowsLiveInTheTheme: Rule = (source) => {
  if (!isStyle(source) || isTheme(source)) return [];
  return [...properties(source)].flatMap(({ key, value, start }) =>
    /^(boxShadow|textShadow)$/.test(key) && /\dpx\b/.test(source.code.slice(value.start, value.end))
      ? [say(source, start, `writes ${key} in pixels: light lives in the theme. Use vars.shadow.`)]
      : [],
  );
};

const physical =
  /^(left|right|top|bottom|(min|max)?-?(width|height)|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right|Top|Bottom)\w*)$/i;

/** The keys in a `recipe` are variant names, not CSS properties: `width: { auto: {} }`. */
const isVariant = ({ type, callee }: SyntaxNode) =>
  type === 'ObjectExpression' || (type === 'CallExpression' && /^in[A-Z]/.test(name(callee) ?? ''));

export const propertiesAreLogical: Rule = (source) => {
  if (!isStyle(source) || isTheme(source)) return [];
  return [...properties(source)].flatMap(({ key, value, start }) => {
    if (physical.test(key) && !isVariant(value)) {
      return [
        say(
          source,
          start,
          `sets ${key}, which is wrong in right-to-left pages. Use the logical property (inlineSize, blockSize, insetInlineStart, marginInlineStart ...).`,
        ),
      ];
    }
    const isSided =
      /^(textAlign|float|clear)$/.test(key) && /^(left|right)$/.test(name(value) ?? '');
    return isSided ? [say(source, start, `sets ${key} to a side. Use "start" or "end".`)] : [];
  });
};

const makers = ['style', 'globalStyle', 'styleVariants', 'recipe'];

/** Whether a rule sets its layer, through the helpers in styles/ or with `'@layer'`. */
function isLayered(source: Source, node: SyntaxNode | undefined): boolean {
  if (node?.type !== 'ObjectExpression') return true;
  const entries = nodesOf(node.properties);
  return entries.length === 0 || source.code.slice(node.start, node.end).includes('@layer');
}

const valuesOf = (node: SyntaxNode | undefined) =>
  node?.type === 'ObjectExpression'
    ? nodesOf(node.properties).map((entry) => ({
        key: name(entry.key),
        value: nodeOf(entry.value),
      }))
    : [];

/** Returns the objects that one call turns into style rules. */
function rulesOf(
  maker: string,
  [first, second]: readonly SyntaxNode[],
): (SyntaxNode | undefined)[] {
  if (maker === 'globalStyle') return [second];
  if (maker === 'style')
    return first?.type === 'ArrayExpression' ? nodesOf(first.elements).slice() : [first];
  if (maker === 'styleVariants') return valuesOf(first).map(({ value }) => value);
  const parts = Object.fromEntries(valuesOf(first).map(({ key, value }) => [key, value]));
  const variants = valuesOf(parts.variants).flatMap(({ value }) => valuesOf(value));
  const compounds = nodesOf(parts.compoundVariants?.elements).flatMap((one) =>
    valuesOf(one).filter(({ key }) => key === 'style'),
  );
  return [parts.base, ...[...variants, ...compounds].map(({ value }) => value)];
}

export const everyRuleHasItsLayer: Rule = (source) => {
  if (!isStyle(source) || /\/styles\/layered\.ts$/.test(source.path)) return [];
  return [...walk(source.program)].flatMap((node) => {
    const maker = node.type === 'CallExpression' ? name(node.callee) : undefined;
    if (!maker || !makers.includes(maker)) return [];
    return rulesOf(maker, nodesOf(node.arguments))
      .filter((rule) => !isLayered(source, rule))
      .map((rule) =>
        say(
          source,
          rule?.start ?? node.start,
          `is a rule of ${maker}() outside every cascade layer. Use componentStyle, sectionStyle, layoutStyle or inComponents, inSections.`,
        ),
      );
  });
};

/**
 * Ranges where a hover style is allowed: `hovered()`, and media queries for hover, print, or no
 * script.
 */
const hoverRanges = ({ program, code }: Source) =>
  [...walk(program)].flatMap((node) => {
    if (node.type === 'CallExpression') return name(node.callee) === 'hovered' ? [node] : [];
    if (node.type !== 'Property' || name(node.key) !== '@media') return [];
    return nodesOf(nodeOf(node.value).properties).filter(({ key }) => {
      const { start, end } = nodeOf(key) ?? { start: 0, end: 0 };
      return /hover|noScript/i.test(code.slice(start, end));
    });
  });

export const hoverNeedsHoverMedia: Rule = (source) => {
  if (!isStyle(source)) return [];
  const ranges = hoverRanges(source);
  return [...texts(source)]
    .filter(({ text }) => text.includes(':hover'))
    .filter(({ start }) => !ranges.some((range) => range.start <= start && start < range.end))
    .map(({ start }) =>
      say(
        source,
        start,
        'writes a bare :hover, which stays after a tap. Use [data-hovered] of the React Aria part, or hovered() for a plain element.',
      ),
    );
};
