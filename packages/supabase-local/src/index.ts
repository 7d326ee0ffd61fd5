export {
  type Connection,
  createSupabaseHandler,
  type SupabaseHandler,
  type SupabaseHandlerOptions,
} from './createSupabaseHandler.ts';
export { ApiError } from './http/errors.ts';
export { DEVELOPMENT_PUBLISHABLE_KEY } from './identity/keys.ts';
export type {
  AuthStore,
  BlobStore,
  Bucket,
  ByteRange,
  Bytes,
  Caller,
  Json,
  JsonObject,
  NewObject,
  NewUser,
  ObjectMetadata,
  ObjectStore,
  RestEngine,
  Role,
  Session,
  StatementResult,
  StoredObject,
  User,
} from './ports.ts';
export type { Condition, Order, Selected, Statement } from './rest/statement.ts';
