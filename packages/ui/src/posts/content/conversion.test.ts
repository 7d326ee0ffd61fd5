import { getSchema, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imageAddress, linkAddress } from '../../blog/content/address.ts';
import { plainText, richText } from '../../blog/content/article.ts';
import {
  junk,
  junkImages,
  spokenHtml,
  spokenObject,
  spokenSections,
} from '../../blog/content/generated.fixtures.ts';
import { readHtml } from '../../blog/content/html.ts';
import { readArticleWith } from '../../blog/content/readArticle.ts';
import { schemaExtensions } from '../schema/schemaExtensions.ts';
import { docToSections } from './docToSections.ts';
import type { EditorSection } from './sections.ts';
import { sectionsToDoc } from './sectionsToDoc.ts';

const options = (numRuns: number) => ({ numRuns, seed: 2019 });
const schema = getSchema(schemaExtensions());

/** The document as the editor would hold it, which throws for content that its schema refuses. */
function throughEditor(doc: JSONContent): JSONContent {
  const node = schema.nodeFromJSON(doc);
  node.check();
  return node.toJSON();
}

const content = fc.oneof(
  junk,
  ...[spokenHtml, spokenSections, spokenObject].map((spoken) => spoken.map((one) => one.content)),
);

it('returns every article unchanged that a reader can produce', () => {
  fc.assert(
    fc.property(content, junkImages, (value, column) => {
      const { sections } = readArticleWith(readHtml, value, column);
      expect(docToSections(throughEditor(sectionsToDoc(sections)))).toEqual(sections);
    }),
    options(600),
  );
});

it('keeps the ids, descriptions, and title of pictures', () => {
  const sections: EditorSection[] = [
    { type: 'image', url: '/a.webp', id: 'a1', alt: '', caption: 'Dusk' },
    { type: 'gallery', images: [{ url: '/b.webp', id: 'b1', alt: 'Palms' }], isTitled: true },
  ];
  expect(docToSections(throughEditor(sectionsToDoc(sections)))).toEqual(sections);
});

const mark = fc.record(
  {
    type: fc.constantFrom('strong', 'emphasis', 'code', 'link', 'underline'),
    attrs: fc.record({ href: fc.oneof(fc.webUrl(), fc.constant('javascript:alert(1)')) }),
  },
  { requiredKeys: ['type'] },
);
const inline = fc.oneof(
  fc.record({ type: fc.constant('text'), text: fc.string(), marks: fc.array(mark) }),
  fc.record({ type: fc.constant('lineBreak') }),
);
const { node } = fc.letrec<{ node: JSONContent }>((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom(
        'paragraph',
        'heading',
        'list',
        'image',
        'gallery',
        'table',
        'listItem',
      ),
      attrs: fc.record({
        url: fc.oneof(fc.webUrl(), fc.constant('data:image/png;base64,AA')),
        images: fc.anything({ maxDepth: 2 }),
        isOrdered: fc.anything({ maxDepth: 0 }),
      }),
      content: fc.array(fc.oneof({ depthSize: 'small' }, inline, tie('node')), { maxLength: 4 }),
    },
    { requiredKeys: ['type'] },
  ) as fc.Arbitrary<JSONContent>,
}));

it('makes valid sections with safe addresses of any document', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (blocks) => {
      const sections = docToSections({ type: 'doc', content: blocks });
      for (const section of sections) {
        const texts =
          section.type === 'list' ? section.items : 'text' in section ? [section.text] : [];
        const images =
          section.type === 'image' ? [section] : section.type === 'gallery' ? section.images : [];
        for (const text of texts) {
          const runs = typeof text === 'string' ? [{ text }] : text;
          expect(richText(runs)).toEqual(text);
          expect(plainText(text).trim()).not.toBe('');
          for (const { href } of runs.filter((run) => 'href' in run))
            expect(linkAddress(href)).toBe(href);
        }
        for (const { url } of images) expect(imageAddress(url)).toBe(url);
        expect(texts.length + images.length).toBeGreaterThan(0);
      }
      expect(docToSections(throughEditor(sectionsToDoc(sections)))).toEqual(sections);
    }),
    options(600),
  );
});
