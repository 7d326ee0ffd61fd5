export type ServerErrorCode =
  | 'port-taken'
  | 'data-locked'
  | 'data-version'
  | 'data-corrupt'
  | 'data-read-only'
  | 'disk-full'
  | 'secrets-invalid'
  | 'config-invalid'
  | 'database-unreachable';

/** An error at the start that the user can fix. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ServerError';
    this.code = code;
  }
}
