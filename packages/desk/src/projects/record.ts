import { albumRow, albumTable } from '@custom-designs/supabase/albums';
import { choice, custom, flag, text } from '../record/fields.ts';
import { defineRecord, type FieldsOf, type RowOf } from '../record/record.ts';
import { tableOf } from '../record/table.ts';

/** The database's limit. */
export const MOST_PICTURES = 300;

/** A project on the desk (docs/behavior/data.md#albums-table). A new column is a line of its fields. */
export const project = defineRecord({
  table: albumTable,
  what: 'project',
  desk: '/admin/projects',
  parameter: 'album',
  needs: 'editor',
  // The order of the page.
  order: { column: 'created_at', ascending: false },
  fields: {
    title: text({ label: 'Title', max: 120, isRequired: true }),
    city: choice({ label: 'City' }),
    service: choice({ label: 'Service' }),
    sentence: text({
      label: 'One sentence',
      shortLabel: 'Sentence',
      hint: 'What was asked, or what is special about it.',
      max: 300,
      isLong: true,
    }),
    /** The id of a picture. Without one, the first picture is the cover. */
    coverId: custom({
      label: 'Cover',
      schema: albumRow.shape.cover_id,
      empty: '',
      inWords: (id, nameOf) => id && nameOf(id),
    }),
    pictures: custom({
      label: 'Pictures',
      schema: albumRow.shape.pictures,
      empty: [],
      inWords: (pictures, nameOf) => pictures.map(({ id }) => nameOf(id)).join(', '),
    }),
    isPublished: flag({ label: 'Show on the website', shortLabel: 'On the website' }),
  },
  titleOf: ({ title }) => title,
  isPublic: ({ isPublished }) => isPublished,
  pageOf: (_, id) => `/projects#${id}`,
  deleteNote: 'Its pictures stay in the library.',
});

export type ProjectFields = FieldsOf<typeof project>;
export type ProjectRow = RowOf<typeof project>;

export const projects = tableOf(project);
