/**
 * Documents component props from TypeScript's own types, including inherited, picked, and computed
 * ones.
 */
import { fileURLToPath } from 'node:url';
import {
  isFunctionDeclaration,
  isIdentifier,
  isObjectBindingPattern,
} from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type Project,
  type Snapshot,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

const library = fileURLToPath(new URL('../packages/ui/', import.meta.url));
const config = `${library}tsconfig.package.json`;

/** The TypeScript API exports its enums as types only, so this is the raw flag. */
const aliasFlag = 2_097_152;
const optionalFlag = 16_777_216;

type Literal = string | number | boolean;

/** One of Storybook's `argTypes`. */
interface PropDoc {
  readonly name: string;
  readonly description: string;
  readonly type: { readonly name: string; readonly required: boolean };
  /** Disabled if the value can't be typed, as for functions. */
  readonly control: { readonly type: string } | { readonly disable: true };
  readonly options?: readonly Literal[];
  readonly table: {
    readonly type: { readonly summary: string };
    readonly defaultValue?: { readonly summary: string };
  };
}

export interface ComponentDoc {
  readonly description: string;
  readonly props: Readonly<Record<string, PropDoc>>;
}

type Kind = Pick<PropDoc, 'control' | 'options'> & { readonly name: string };

const literalOf = (type: Type): Literal | undefined =>
  type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType()
    ? type.value
    : undefined;

function enumeration(members: readonly Type[]): Kind | undefined {
  const values = members.map(literalOf);
  if (!values.every((value) => value !== undefined)) return undefined;
  if (values.every((value) => typeof value === 'boolean')) return boolean;
  const options = [...new Set(values)];
  return { name: 'enum', control: { type: options.length > 5 ? 'select' : 'radio' }, options };
}

const boolean: Kind = { name: 'boolean', control: { type: 'boolean' } };
const none = (name: string): Kind => ({ name, control: { disable: true } });

/** Classifies a prop's type and chooses the control that sets it. */
function kindOf(checker: Checker, type: Type, summary: string): Kind {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const isFunction = (member: Type) => checker.getSignaturesOfType(member, 0).length > 0;
  if (/^ReactNode\b/.test(summary)) return { name: 'node', control: { type: 'text' } };
  if (/^(Ref|RefObject)\b/.test(summary)) return none('ref');
  if (members.every(isFunction)) return none('function');
  const choice = enumeration(members);
  if (choice) return choice;
  if (summary === 'string') return { name: 'string', control: { type: 'text' } };
  if (summary === 'number') return { name: 'number', control: { type: 'number' } };
  if (/^(React)?(Element|JSX)|ComponentType|LucideIcon/.test(summary)) return none('other');
  return { name: 'object', control: { type: 'object' } };
}

/** Reads default values of props from the component's parameters, by prop name. */
function defaultsOf(component: TypeSymbol, project: Project): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const declaration = component.valueDeclaration?.resolve(project);
  if (!declaration || !isFunctionDeclaration(declaration)) return defaults;
  const pattern = declaration.parameters[0]?.name;
  if (!pattern || !isObjectBindingPattern(pattern)) return defaults;
  for (const { name, propertyName, initializer } of pattern.elements) {
    const key = propertyName ?? name;
    const text = initializer?.getText() ?? '';
    if (key && text && text.length <= 40) {
      defaults.set(isIdentifier(key) ? key.text : key.getText().replace(/['"]/g, ''), text);
    }
  }
  return defaults;
}

function propDoc(checker: Checker, prop: TypeSymbol, defaultValue: string | undefined): PropDoc {
  const declared = checker.getTypeOfSymbol(prop) ?? checker.getAnyType();
  const type = checker.getNonNullableType(declared) ?? declared;
  // TypeScript prints the alias `ReactNode` only if the type still includes null and undefined.
  const summary = checker
    .typeToString(declared)
    .replace(/( \| (undefined|null))+$/, '')
    .replace(/^\((\(.*\) => \w+)\)$/, '$1');
  const { name: kind, ...control } = kindOf(checker, type, summary);
  const values = control.options?.map((value) => JSON.stringify(value)).join(' | ');
  return {
    name: prop.name,
    description: prop.getDocumentationComment(checker),
    type: { name: kind, required: (prop.flags & optionalFlag) === 0 },
    ...control,
    table: {
      type: { summary: values ?? summary },
      ...(defaultValue && { defaultValue: { summary: defaultValue } }),
    },
  };
}

/**
 * Orders required props first, then the component's own, then those of React and React Aria. For a
 * component that passes on all attributes of its element, lists only its own props.
 */
function ownProps(props: readonly TypeSymbol[]): readonly TypeSymbol[] {
  const isForeign = ({ declarations }: TypeSymbol) =>
    declarations?.[0]?.path.includes('/node_modules/') ?? false;
  const rank = (prop: TypeSymbol) =>
    (prop.flags & optionalFlag ? 1 : 0) + (isForeign(prop) ? 2 : 0);
  const takesAll = props.some(({ name }) => name === 'onErrorCapture');
  return props
    .filter((prop) => !(takesAll && isForeign(prop)))
    .toSorted((one, other) => rank(one) - rank(other));
}

function componentDoc(component: TypeSymbol, project: Project): ComponentDoc | undefined {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(component);
  const [call] = type ? checker.getSignaturesOfType(type, 0) : [];
  // A context is callable too, but apps render it only through its provider.
  const isComponent = /^[A-Z]/.test(component.name) && !component.name.endsWith('Context');
  if (!call || !isComponent) return undefined;
  const taken = call.getParameters().length > 0 && checker.getParameterType(call, 0);
  const defaults = defaultsOf(component, project);
  const props = ownProps(taken ? checker.getPropertiesOfType(taken) : []).map((prop) =>
    propDoc(checker, prop, defaults.get(prop.name)),
  );
  return {
    description: component.getDocumentationComment(checker),
    props: Object.fromEntries(props.map((prop) => [prop.name, prop])),
  };
}

/** Reads the library once, and again after a source changes. */
class Docgen {
  readonly #api = new API({ cwd: library });
  #snapshot: Snapshot | undefined;

  #project(): Project {
    this.#snapshot ??= this.#api.updateSnapshot({
      openProjects: [config],
      fileChanges: { invalidateAll: true },
    });
    const project = this.#snapshot.getProject(config);
    if (!project) throw new Error(`TypeScript could not open ${config}.`);
    return project;
  }

  forget(): void {
    this.#snapshot?.dispose();
    this.#snapshot = undefined;
  }

  /** Returns the components that a module exports, by name. */
  read(path: string): Readonly<Record<string, ComponentDoc>> {
    const project = this.#project();
    const { checker, program } = project;
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return {};
    const docs = checker.getExportsOfModule(module).map((exported) => {
      const symbol = exported.flags & aliasFlag ? checker.getAliasedSymbol(exported) : exported;
      return [exported.name, componentDoc(symbol, project)] as const;
    });
    return Object.fromEntries(docs.filter((doc): doc is [string, ComponentDoc] => !!doc[1]));
  }

  close(): void {
    this.#api.close();
  }
}

/** Adds each component's props to its module, where Storybook looks for them. */
export function docgenPlugin() {
  let docgen: Docgen | undefined;
  return {
    name: 'custom-designs:docgen',
    transform(code: string, id: string) {
      const path = id.split('?')[0] ?? '';
      const isComponent = path.startsWith(`${library}src/`) && /\/[A-Z]\w*\.tsx$/.test(path);
      if (!isComponent || !code.includes('export ')) return undefined;
      docgen ??= new Docgen();
      const additions = Object.entries(docgen.read(path))
        // Skips names that are re-exported from another file.
        .filter(([name]) => new RegExp(`\\b(?:function|const|class) ${name}\\b`).test(code))
        .map(([name, doc]) => `${name}.__docgenInfo = ${JSON.stringify(doc)};`);
      return additions.length > 0
        ? { code: `${code}\n${additions.join('\n')}\n`, map: null }
        : undefined;
    },
    watchChange() {
      docgen?.forget();
    },
    closeBundle() {
      docgen?.close();
      docgen = undefined;
    },
  };
}
