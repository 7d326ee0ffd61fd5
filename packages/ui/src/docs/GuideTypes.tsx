import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

/** What the package's own report says a subpath offers: the types as they are published. */
const reports = import.meta.glob<string>('../../api/**/*.api.md', {
  query: '?raw',
  import: 'default',
});

const reportOf = (title: string) => {
  const [area = '', name = ''] = title.split('/');
  const folder = area.toLowerCase();
  const paths = [`../../api/${folder}/${name}.api.md`, `../../api/${folder}.api.md`];
  return paths.map((path) => reports[path]).find(Boolean);
};

/** A report's declarations are parted by blank lines, and its values are none of a reader's business. */
const propsOf = (report: string, name: string) => {
  const shapes = [...report.matchAll(/^export (?:interface|type) (\w+)[\s\S]*?(?=\n\n|\n```)/gm)];
  const own = shapes.filter(([, shape]) => shape?.startsWith(name));
  return (own.length > 0 ? own : shapes.filter(([, shape]) => shape?.endsWith('Props')))
    .map(([text]) => text.replace(/^export /, ''))
    .join('\n\n');
};

/** Props as TypeScript knows them, also those that are picked from React Aria. */
export function GuideTypes({ title }: { title: string }) {
  const [code, setCode] = useState('');
  useEffect(() => {
    let isWanted = true;
    reportOf(title)?.().then((report) => {
      if (isWanted) setCode(propsOf(report, title.split('/')[1] ?? ''));
    });
    return () => {
      isWanted = false;
    };
  }, [title]);
  return code ? <Source code={code} language="tsx" /> : null;
}
