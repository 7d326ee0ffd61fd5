import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { templates } from './examples/templates.fixtures.tsx';

/** Returns the headings of levels 1 and 2 in page order. */
const headingsOf = (page: ReactElement) =>
  [...renderToString(page).matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, html = '']) =>
    html.replace(/<[^>]*>/g, ''),
  );

describe.each(templates)('$name', ({ full, minimal, optional }) => {
  it('shows every section that has content', () => {
    const shown = headingsOf(full).join('\n');
    for (const heading of optional) expect(shown).toContain(heading);
  });

  it('leaves out sections with empty lists', () => {
    const html = renderToString(minimal);
    for (const heading of optional) expect(html).not.toContain(heading);
    expect(headingsOf(minimal)).toHaveLength(2);
    expect(html).not.toMatch(/<(ul|ol|dl|section|figure)[^>]*><\/\1>|undefined|\[object/);
  });
});
