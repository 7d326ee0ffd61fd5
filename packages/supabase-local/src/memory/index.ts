export { DEVELOPMENT_PUBLISHABLE_KEY } from '../identity/keys.ts';
export {
  createMemorySupabase,
  type MemoryObject,
  type MemorySupabase,
  type MemorySupabaseOptions,
} from './createMemorySupabase.ts';
export type { MemoryRows } from './MemoryRestEngine.ts';
export { TABLES, type TableName } from './schema/index.ts';
