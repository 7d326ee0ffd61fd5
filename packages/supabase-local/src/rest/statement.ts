export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const COMPARISONS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const STATES = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type State = (typeof STATES)[number];

export type ColumnCondition =
  | { kind: 'compare'; column: string; operator: Comparison; value: string; negated: boolean }
  | { kind: 'in'; column: string; values: string[]; negated: boolean }
  | { kind: 'is'; column: string; state: State; negated: boolean }
  | { kind: 'search'; column: string; words: SearchWord[]; negated: boolean };

/** A word, or its beginning, that must occur in a `tsvector`. In lower case. */
export interface SearchWord {
  text: string;
  isPrefix: boolean;
}

interface ConditionGroup {
  kind: 'and' | 'or';
  conditions: Condition[];
  negated: boolean;
}

export type Condition = ColumnCondition | ConditionGroup;

/** `*` selects every column. `alias` renames a column in the response. */
export interface Selected {
  column: string;
  alias?: string;
}

export interface Order {
  column: string;
  descending: boolean;
  nulls?: 'first' | 'last';
}

interface Common {
  table: string;
  /** Requires exactly one row. Otherwise throws PGRST116 and writes nothing. */
  single: boolean;
  count: boolean;
}

export interface Select extends Common {
  kind: 'select';
  columns: Selected[];
  where: Condition[];
  order: Order[];
  limit: number | undefined;
  offset: number;
}

export interface Insert extends Common {
  kind: 'insert';
  names: string[];
  rows: JsonObject[];
  returning: Selected[] | undefined;
}

export interface Update extends Common {
  kind: 'update';
  values: { [column: string]: Json };
  where: Condition[];
  returning: Selected[] | undefined;
}

export interface Delete extends Common {
  kind: 'delete';
  where: Condition[];
  returning: Selected[] | undefined;
}

export type Statement = Select | Insert | Update | Delete;
