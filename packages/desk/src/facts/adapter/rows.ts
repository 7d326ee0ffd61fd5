import * as z from 'zod/mini';

export const factsTable = 'site_facts';
export const changesTable = 'site_fact_changes';

export const factRow = z.object({
  key: z.string(),
  value: z.unknown(),
  updated_at: z.string(),
});

export const changeRow = z.object({
  id: z.string(),
  key: z.string(),
  old_value: z.unknown(),
  value: z.unknown(),
  changed_by: z.nullable(z.string()),
  changed_at: z.string(),
});

export const factColumns = 'key,value,updated_at';
export const changeColumns = 'id,key,old_value,value,changed_by,changed_at';

/** A changed fact. A null value means that of the content file. */
export type StoredFact = z.infer<typeof factRow>;
/** One change of a fact, from the history. */
export type FactChange = z.infer<typeof changeRow>;
