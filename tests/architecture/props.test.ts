import { afterAll, describe, expect, it } from 'vitest';
import { type ComponentDoc, Docgen, type PropDoc } from '../../.storybook/docgen.ts';
import { entries, folder } from '../../packages/ui/build/entries.ts';

const docgen = new Docgen();
afterAll(() => docgen.close());

const components = entries.flatMap(({ subpath, module }) =>
  Object.entries(docgen.read(`${folder}src/${module}.ts`)).map(
    ([name, doc]): [string, ComponentDoc] => [`${subpath} ${name}`, doc],
  ),
);
const props = components.flatMap(([component, doc]) =>
  Object.values(doc.props).map((prop): [string, PropDoc] => [`${component} ${prop.name}`, prop]),
);
const prop = (title: string) => props.find(([name]) => name === title)?.[1];

describe('the table of props', () => {
  it('describes every prop of every public component', () => {
    expect(components.length).toBeGreaterThan(80);
    const silent = props.filter(([, { description }]) => !description.trim());
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('offers no editor of objects for words, choices, switches, and functions', () => {
    const edited = props.filter(([, { control, options, table }]) => {
      const isObject = 'type' in control && control.type === 'object';
      return (
        isObject &&
        (options || /^(string|number|boolean|ReactNode)$|^\([^|]*=>/.test(table.type.summary))
      );
    });
    expect(edited.map(([name, { table }]) => `${name}: ${table.type.summary}`)).toEqual([]);
  });

  it('offers the choices of a variant, and its default', () => {
    expect(prop('components/Button Button variant')).toMatchObject({
      type: { name: 'enum', required: false },
      control: { type: 'radio' },
      options: expect.arrayContaining(['primary', 'secondary']),
      table: { defaultValue: { summary: "'primary'" } },
    });
  });

  it('knows switches, words, and functions', () => {
    expect(prop('components/Button Button isDisabled')?.control).toEqual({ type: 'boolean' });
    expect(prop('components/Button Button children')?.control).toEqual({ type: 'text' });
    expect(prop('components/Button Button onPress')?.control).toEqual({ disable: true });
  });
});
