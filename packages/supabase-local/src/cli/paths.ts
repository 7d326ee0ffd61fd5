import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

export const DEFAULT_PORT = 54321;
export const SUPABASE_DIR = join(ROOT, 'supabase');
export const DEFAULT_DATA_DIR = join(ROOT, '.data', 'supabase');
