import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import { ServerError } from './errors.ts';

export interface BucketConfig {
  id: string;
  public: boolean;
  fileSizeLimit: number | null;
  allowedMimeTypes: string[] | null;
  /** A folder whose files are uploaded on the first start. */
  objectsPath: string | undefined;
}

export interface Config {
  maxRows: number;
  tokenSeconds: number;
  reuseSeconds: number;
  /** Files or patterns in the project's folder, run in this order. */
  seedPaths: string[];
  supabaseDir: string;
  buckets: BucketConfig[];
}

const UNITS: { [unit: string]: number } = {
  b: 1,
  kb: 1000,
  mb: 1000 ** 2,
  gb: 1000 ** 3,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
};

function table(value: TomlValue | undefined): TomlTable {
  const isTable = typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);
  return isTable ? value : {};
}

function number(value: TomlValue | undefined, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}

function texts(value: TomlValue | undefined): string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;
}

/** Sizes in the CLI's format: 10MiB, 50MB, or a number of bytes. */
export function parseSize(value: TomlValue | undefined): number | null {
  if (typeof value === 'number') return value;
  const match = /^(\d+)\s*([kmg]?i?b)$/i.exec(typeof value === 'string' ? value : '');
  if (!match) return null;
  return Number(match[1]) * (UNITS[(match[2] ?? 'b').toLowerCase()] ?? 1);
}

function parseBucket(id: string, value: TomlValue, folder: string): BucketConfig {
  const bucket = table(value);
  const objects = bucket.objects_path;
  return {
    id,
    public: bucket.public === true,
    fileSizeLimit: parseSize(bucket.file_size_limit),
    allowedMimeTypes: texts(bucket.allowed_mime_types) ?? null,
    objectsPath: typeof objects === 'string' ? resolve(folder, objects) : undefined,
  };
}

/** Reads the part of the CLI's config.toml that this backend uses, and ignores the rest. */
export async function loadConfig(supabaseDir: string): Promise<Config> {
  const path = join(supabaseDir, 'config.toml');
  let toml: TomlTable;
  try {
    toml = parse(await readFile(path, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ServerError('config-invalid', `${path} could not be read: ${reason}`, { cause });
  }
  const auth = table(toml.auth);
  const seed = table(table(toml.db).seed);
  const seedPaths = seed.enabled === false ? [] : (texts(seed.sql_paths) ?? ['./seed.sql']);
  const buckets = Object.entries(table(table(toml.storage).buckets));
  return {
    maxRows: number(table(toml.api).max_rows, 1000),
    tokenSeconds: number(auth.jwt_expiry, 3600),
    reuseSeconds: number(auth.refresh_token_reuse_interval, 10),
    seedPaths,
    supabaseDir,
    buckets: buckets.map(([id, value]) => parseBucket(id, value, supabaseDir)),
  };
}
