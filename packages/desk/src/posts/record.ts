import { categories } from '@custom-designs/ui/blog/content';
import * as z from 'zod/mini';
import { choice, custom, day, text } from '../record/fields.ts';
import { defineRecord, type FieldsOf, type RowOf } from '../record/record.ts';
import { deskSite } from '../site.ts';
import { postTable } from './adapter/rows.ts';
import { keptSections } from './keptSections.ts';
import { wordsOf, writeSections } from './sections.ts';

/**
 * A post at the desk (docs/behavior/data.md#posts-table). Its drafts and its publication are in the
 * adapter, because a published post has two rows while someone changes it.
 */
export const post = defineRecord({
  table: postTable,
  what: 'post',
  desk: '/admin/posts',
  needs: 'editor',
  order: { column: 'updated_at', ascending: false },
  fields: {
    title: text({ label: 'Title', max: 300 }),
    excerpt: text({
      label: 'Excerpt',
      hint: 'One or two sentences. Cards and search engines show them.',
      max: 1000,
      isLong: true,
    }),
    /** The address of the cover. */
    image: custom({ label: 'Cover', schema: z.string(), empty: '', inWords: (url) => url }),
    category: choice({ label: 'Category', options: categories, none: 'Choose for me' }),
    /** The last part of the address. */
    slug: custom({ label: 'Address', schema: z.string(), empty: '', inWords: (slug) => slug }),
    author: text({ label: 'Author', max: 80 }),
    date: day({
      label: 'Date on the page',
      shortLabel: 'Date',
      hint: 'Empty: the day of publication.',
    }),
    sections: custom({
      label: 'Text',
      column: 'content',
      schema: keptSections,
      empty: [],
      inWords: wordsOf,
    }),
  },
  titleOf: ({ title }) => title,
});

/** What an editor changes. A blank text is missing. */
export type PostFields = FieldsOf<typeof post>;
/** A post with its text as sections. */
export type PostRecord = RowOf<typeof post>;

/**
 * The columns of the fields. Most may be blank but not null. Pictures are sections, so the old
 * column of pictures is emptied.
 */
export const columnsOf = ({ sections, image, slug, date, author, ...texts }: PostFields) => ({
  ...texts,
  image: image || null,
  slug: slug || null,
  date: date || null,
  author: author.trim() || deskSite().name,
  content: writeSections(sections),
  images: null,
});
