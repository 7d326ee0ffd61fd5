import { ApiError } from '../http/errors.ts';
import { jsonResponse } from '../http/respond.ts';

type StorageErrorCode =
  | 'AccessDenied'
  | 'EntityTooLarge'
  | 'InvalidJWT'
  | 'InvalidKey'
  | 'InvalidMimeType'
  | 'InvalidRequest'
  | 'KeyAlreadyExists'
  | 'NoSuchBucket'
  | 'NoSuchKey'
  | 'NotSupported';

const STORAGE_ERRORS: { [code in StorageErrorCode]: { status: number; error: string } } = {
  AccessDenied: { status: 403, error: 'Unauthorized' },
  EntityTooLarge: { status: 413, error: 'Payload too large' },
  InvalidJWT: { status: 403, error: 'Unauthorized' },
  InvalidKey: { status: 400, error: 'InvalidKey' },
  InvalidMimeType: { status: 415, error: 'invalid_mime_type' },
  InvalidRequest: { status: 400, error: 'InvalidRequest' },
  KeyAlreadyExists: { status: 409, error: 'Duplicate' },
  NoSuchBucket: { status: 404, error: 'Bucket not found' },
  NoSuchKey: { status: 404, error: 'not_found' },
  NotSupported: { status: 400, error: 'NotSupported' },
};

export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Storage returns HTTP 400 and puts the real status in the body, which supabase-js reads. */
export function storageError(cause: unknown): Response {
  const { code, message } = toStorageError(cause);
  const { status, error } = STORAGE_ERRORS[code];
  return jsonResponse(400, { statusCode: String(status), code, error, message });
}

function toStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  if (!(cause instanceof ApiError)) throw cause;
  if (cause.code === '42501') return new StorageError('AccessDenied', cause.message);
  if (cause.code === '23505') {
    return new StorageError('KeyAlreadyExists', 'The resource already exists');
  }
  if (cause.status === 401) return new StorageError('InvalidJWT', cause.message);
  throw cause;
}

export function missingObject(): StorageError {
  return new StorageError('NoSuchKey', 'Object not found');
}
