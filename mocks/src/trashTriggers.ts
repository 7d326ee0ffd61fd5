import type { MemorySupabaseOptions } from '@custom-designs/supabase-local/memory';

/** What the database does with deleted images (supabase/migrations/20261127000100_trash.sql). */
export const trashTriggers: MemorySupabaseOptions['cascade'] = {
  images: ({ kind, touched, caller }, change) => {
    if (kind !== 'delete') return;
    const deleted = touched.map((row) => ({
      id: row.id ?? null,
      table_name: 'images',
      row,
      file_path: row.file_path ?? null,
      deleted_at: new Date().toISOString(),
      deleted_by: caller.claims.email ?? null,
    }));
    change('trash', (rows) => [...rows, ...deleted]);
  },
  trash: ({ kind, touched }, change) => {
    if (kind !== 'update') return;
    const restored = touched.flatMap(({ row }) => (row ? [row as object] : []));
    change('images', (rows) => [...rows, ...(restored as typeof rows)]);
    change('trash', (rows) => rows.filter(({ deleted_at }) => deleted_at !== null));
  },
};
