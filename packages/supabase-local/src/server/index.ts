export { DEVELOPMENT_PUBLISHABLE_KEY } from '../identity/keys.ts';
export { parseRange } from '../storage/range.ts';
export { isAllowedHost } from './allowedHosts.ts';
export { type RunningSupabase, type StartOptions, startSupabase } from './startSupabase.ts';
