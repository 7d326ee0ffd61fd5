export { DEVELOPMENT_PUBLISHABLE_KEY } from '../identity/keys.ts';
export {
  createMemorySupabase,
  type MemorySupabase,
  type MemorySupabaseOptions,
} from './createMemorySupabase.ts';
export type { MemoryTables, Row } from './MemoryRestEngine.ts';
