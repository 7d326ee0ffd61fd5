import { albumRows } from '@custom-designs/mocks';
import { albumRow } from '@custom-designs/supabase/albums';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyAlbum, fieldsOf } from './fields.ts';
import { openDraft } from './useAlbumDraft.ts';

const stored = z.parse(albumRow, albumRows.patio);
const saved = fieldsOf(stored);
const unsaved = (updatedAt: string, changes: object) =>
  JSON.stringify({ id: stored.id, updatedAt, before: saved, fields: { ...saved, ...changes } });

it('brings back changes that were not saved, of a new project, too', () => {
  const draft = openDraft(stored, unsaved(stored.updated_at, { title: 'Mine' }));
  expect(draft).toMatchObject({ notice: 'restored', contested: [], fields: { title: 'Mine' } });
  const fields = { ...emptyAlbum, title: 'New' };
  const written = JSON.stringify({ id: 'x', updatedAt: '', before: emptyAlbum, fields });
  expect(openDraft(null, written)).toMatchObject({ notice: 'restored', fields });
  expect(openDraft(stored, '')).toMatchObject({ notice: null, fields: saved });
});

it('combines them with what someone else has stored meanwhile', () => {
  const newer = { ...stored, title: 'Theirs', city: 'Edinburg', updated_at: '2026-11-26' };
  const draft = openDraft(newer, unsaved(stored.updated_at, { title: 'Mine' }));
  expect(draft).toMatchObject({
    contested: ['title'],
    fields: { title: 'Mine', city: 'Edinburg' },
    saved: { title: 'Theirs' },
    // After another reload, the choice isn't made yet.
    base: { updatedAt: stored.updated_at, before: saved },
  });
});
