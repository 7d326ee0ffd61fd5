import { customDesignBlogs } from './customDesignBlogs.ts';
import { images } from './images.ts';
import { leads } from './leads.ts';
import type { Table } from './table.ts';

export const TABLES = { custom_design_blogs: customDesignBlogs, images, leads } satisfies {
  [name: string]: Table;
};

export type TableName = keyof typeof TABLES;

export function findTable(name: string): Table | undefined {
  return Object.hasOwn(TABLES, name) ? TABLES[name as TableName] : undefined;
}
