import type { MemorySupabaseOptions } from '@custom-designs/supabase-local/memory';

let writes = 0;

/** The time of a write. A fraction of a millisecond distinguishes two writes at the same moment. */
export function timeOfWrite(): string {
  writes += 1;
  return new Date().toISOString().replace('Z', `${String(writes % 1000).padStart(3, '0')}+00:00`);
}

/**
 * What the database does with posts (supabase/migrations/20261126001003_post_drafts.sql) and links to
 * their previews (20261128000300_post_previews.sql).
 */
export const postTriggers = {
  beforeWrite: {
    custom_design_blogs: (row, { claims }) => ({
      ...row,
      updated_at: timeOfWrite(),
      updated_by: claims.email ?? null,
    }),
  },
  afterWrite: {
    custom_design_blogs: (rows) => {
      const ready = rows.filter((row) => row.status === 'published' && row.draft_of);
      const fields = new Map(ready.map((row) => [row.draft_of, row]));
      return rows
        .filter((row) => !ready.includes(row))
        .map((row) => {
          const draft = fields.get(row.id);
          if (!draft) return row;
          return {
            ...draft,
            id: row.id ?? null,
            draft_of: null,
            created_at: row.created_at ?? null,
          };
        });
    },
    // Everyone has one link to a preview.
    post_previews: (rows) => [
      ...new Map(rows.toReversed().map((row) => [`${row.post_id} ${row.made_by}`, row])).values(),
    ],
  },
  defaults: {
    post_previews: ({ claims }) => ({ key: crypto.randomUUID(), made_by: claims.sub ?? null }),
  },
  views: {
    post_editing: (rowsOf) =>
      rowsOf('custom_design_blogs').map(({ id = null, updated_by }) => ({
        ...{ post_id: id, updated_by: updated_by ?? null },
      })),
  },
} satisfies Partial<MemorySupabaseOptions>;
