import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

/** What the package's own report says a subpath offers: the types as they are published. */
const reports = import.meta.glob<string>('../../api/**/*.api.md', {
  query: '?raw',
  import: 'default',
});

/** A report's declarations are parted by blank lines; its values are none of a reader's business. */
const shapesOf = (report: string, isWanted: (shape: string) => boolean) =>
  [...report.matchAll(/^export (?:interface|type) (\w+)[\s\S]*?(?=\n\n|\n```)/gm)]
    .filter(([, shape = '']) => isWanted(shape))
    .map(([text]) => text.replace(/^export /, ''))
    .join('\n\n');

async function typesOf(title: string): Promise<string> {
  const [area = '', name = ''] = title.split('/');
  const folder = area.toLowerCase();
  const own = reports[`../../api/${folder}/${name}.api.md`];
  if (own) return shapesOf(await own(), () => true);
  const whole = reports[`../../api/${folder}.api.md`];
  return whole ? shapesOf(await whole(), (shape) => shape.startsWith(name)) : '';
}

/** Props as TypeScript knows them, also those that are picked from React Aria. */
export function GuideTypes({ title }: { title: string }) {
  const [code, setCode] = useState('');
  useEffect(() => {
    let isWanted = true;
    typesOf(title).then((types) => {
      if (isWanted) setCode(types);
    });
    return () => {
      isWanted = false;
    };
  }, [title]);
  return code ? <Source code={code} language="tsx" dark /> : null;
}
