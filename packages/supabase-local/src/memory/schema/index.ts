import { customDesignBlogs } from './customDesignBlogs.ts';
import { images } from './images.ts';
import { leadCounts } from './leadCounts.ts';
import { leadDeliveries } from './leadDeliveries.ts';
import { leadEvents } from './leadEvents.ts';
import { leadNumbers } from './leadNumbers.ts';
import { leads } from './leads.ts';
import type { Table } from './table.ts';

export const TABLES = {
  custom_design_blogs: customDesignBlogs,
  images,
  lead_counts: leadCounts,
  lead_deliveries: leadDeliveries,
  lead_events: leadEvents,
  lead_numbers: leadNumbers,
  leads,
} satisfies {
  [name: string]: Table;
};

export type TableName = keyof typeof TABLES;

export function findTable(name: string): Table | undefined {
  return Object.hasOwn(TABLES, name) ? TABLES[name as TableName] : undefined;
}
