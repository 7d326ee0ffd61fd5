import type { MemorySupabaseOptions } from '@custom-designs/supabase-local/memory';

type Cascade = NonNullable<MemorySupabaseOptions['cascade']>;

const keepDeleted =
  (table: string): Cascade[string] =>
  ({ kind, touched, caller }, change) => {
    if (kind !== 'delete') return;
    const deleted = touched.map((row) => ({
      id: row.id ?? null,
      table_name: table,
      row,
      file_path: row.file_path ?? null,
      deleted_at: new Date().toISOString(),
      deleted_by: caller.claims.email ?? null,
    }));
    change('trash', (rows) => [...rows, ...deleted]);
  };

/** What the database does with deleted rows (supabase/migrations/20261127000101_trash.sql). */
export const trashTriggers: Cascade = {
  images: keepDeleted('images'),
  albums: keepDeleted('albums'),
  reviews: keepDeleted('reviews'),
  custom_design_blogs: (write, change) => {
    const ids = write.touched.map(({ id }) => id);
    if (write.kind !== 'delete' || ids.length === 0) return;
    // The draft of a published post is deleted with it, and comes back with it.
    const drafts: object[] = [];
    change('custom_design_blogs', (rows) => {
      drafts.push(...rows.filter(({ draft_of }) => draft_of && ids.includes(draft_of)));
      return rows.filter((row) => !drafts.includes(row));
    });
    const touched = write.touched
      .filter(({ draft_of }) => !draft_of)
      .map((row) => {
        const draft = drafts.find((one) => 'draft_of' in one && one.draft_of === row.id);
        return draft ? { ...row, draft } : row;
      });
    keepDeleted('custom_design_blogs')?.({ ...write, touched } as typeof write, change);
  },
  trash: ({ kind, touched }, change) => {
    if (kind !== 'update') return;
    for (const { table_name, row } of touched) {
      if (typeof table_name !== 'string' || !row) continue;
      const { draft, ...restored } = row as { draft?: object };
      const added = draft ? [restored, draft] : [restored];
      change(table_name, (rows) => [...rows, ...(added as typeof rows)]);
    }
    change('trash', (rows) => rows.filter(({ deleted_at }) => deleted_at !== null));
  },
};
