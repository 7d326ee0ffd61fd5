import { ApiError } from '../../http/errors.ts';
import type { Json } from '../../ports.ts';
import type { ColumnType } from '../schema/table.ts';
import { invalidSyntax, outOfRange } from './faults.ts';
import { parseDate, parseTimestamp } from './time.ts';

const UUID = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i;

const TRUE = ['t', 'tr', 'tru', 'true', 'y', 'ye', 'yes', 'on', '1'];
const FALSE = ['f', 'fa', 'fal', 'fals', 'false', 'n', 'no', 'of', 'off', '0'];

function parseUuid(text: string): string {
  const match = UUID.exec(text);
  if (!match) throw invalidSyntax('uuid', text);
  return match.slice(1).join('-').toLowerCase();
}

function parseBoolean(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (TRUE.includes(word)) return true;
  if (FALSE.includes(word)) return false;
  throw invalidSyntax('boolean', text);
}

function parseInteger(type: 'integer' | 'bigint', text: string): number {
  if (!/^\s*[+-]?\d+\s*$/.test(text)) throw invalidSyntax(type, text);
  const value = Number(text);
  const limit = type === 'integer' ? 2 ** 31 : Number.MAX_SAFE_INTEGER;
  if (value >= limit || value < -limit) throw outOfRange(type, text);
  return value;
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('22P02', 'invalid input syntax for type json');
  }
}

/** An array literal without nesting: `{a,"b c",NULL}`. */
function parseArray(text: string): Json[] {
  const inner = /^\s*\{(.*)\}\s*$/s.exec(text)?.[1];
  if (inner === undefined) throw new ApiError('22P02', `malformed array literal: "${text}"`);
  const items = inner.match(/"(?:\\.|[^"\\])*"|[^,]+/gs) ?? [];
  return items.map((item) => {
    const trimmed = item.trim();
    if (/^null$/i.test(trimmed)) return null;
    return trimmed.startsWith('"') ? trimmed.slice(1, -1).replace(/\\(.)/gs, '$1') : trimmed;
  });
}

/**
 * Parses a text like PostgreSQL's input function and returns the value that its JSON output shows.
 */
export function parseText(type: ColumnType, text: string): Json {
  if (text.includes('\0')) {
    throw new ApiError('22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  }
  switch (type) {
    case 'uuid':
      return parseUuid(text);
    case 'boolean':
      return parseBoolean(text);
    case 'integer':
    case 'bigint':
      return parseInteger(type, text);
    case 'date':
      return parseDate(text);
    case 'timestamp with time zone':
      return parseTimestamp(text);
    case 'json':
      return parseJson(text);
    case 'text[]':
      return parseArray(text);
    case 'text':
    case 'tsvector':
      return text;
  }
}

/** Converts a JSON value like `json_populate_record` for a column of this type. */
export function fromJson(type: ColumnType, value: Json): Json {
  if (value === null) return null;
  if (type !== 'json' && typeof value === 'string' && value.includes('\0')) {
    throw new ApiError('22P05', 'unsupported Unicode escape sequence', {
      details: '\\u0000 cannot be converted to text.',
    });
  }
  if (type === 'json') return value;
  if (type === 'text[]' && typeof value !== 'string') {
    if (!Array.isArray(value)) throw new ApiError('22P02', 'expected JSON array');
    return value.map((item) => (item === null ? null : asText(item)));
  }
  return parseText(type, asText(value));
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
