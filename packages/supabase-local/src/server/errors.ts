export type ServerErrorCode =
  | 'port-taken'
  | 'data-locked'
  | 'data-version'
  | 'data-corrupt'
  | 'secrets-invalid'
  | 'config-invalid'
  | 'database-unreachable';

/** A failed start that the person at the keyboard can fix. */
export class ServerError extends Error {
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ServerError';
    this.code = code;
  }
}
