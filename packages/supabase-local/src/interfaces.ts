import type { JsonObject, Statement } from './rest/statement.ts';

export type { Json, JsonObject } from './rest/statement.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';

/** The caller: its database role and the verified claims that policies read. */
export interface Caller {
  role: Role;
  claims: JsonObject;
}

export interface StatementResult {
  /** The rows as the text of one JSON array. Undefined if none were requested. */
  body: string | undefined;
  /** How many rows were read or changed. */
  rows: number;
  /** The number of all matching rows, before limit and offset. Only with `count`. */
  total?: number;
}

/** Runs one statement as the caller, in one transaction. Throws ApiError. */
export interface RestEngine {
  run(statement: Statement, caller: Caller): Promise<StatementResult>;
}

export interface User {
  id: string;
  email: string;
  app_metadata: JsonObject;
  user_metadata: JsonObject;
  created_at: string;
  updated_at: string;
  last_sign_in_at: string | null;
  /** Null until an invitation is accepted. */
  email_confirmed_at: string | null;
  invited_at: string | null;
  /** The address that the account is about to get, or an empty string. */
  new_email: string;
  factors: Factor[];
}

/** An authenticator app. It's `verified` once a code of it was entered. */
export interface Factor {
  id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

export interface NewFactor {
  id: string;
  userId: string;
  friendlyName: string;
  /** In base 32. */
  secret: string;
}

/** One attempt to enter a code, by Supabase Auth's name. */
export interface Challenge {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The network address that asked for it. */
  address: string;
  isUsed: boolean;
}

/** What checks a code: the secret, and the challenge if it's one of this factor. */
export interface FactorCheck {
  secret: string;
  challenge: Challenge | undefined;
}

/** A code that was right. */
export interface RightCode {
  userId: string;
  factorId: string;
  challengeId: string;
  sessionId: string;
  /** The period of 30 seconds that the code belongs to, counted since 1970. */
  period: number;
}

/** `aal2` once a code was entered. */
export type Level = 'aal1' | 'aal2';

/**
 * How someone signed in. As in Supabase Auth, a mailed link is `otp`. Such a session sets one
 * password without the current one, and is `password` from then on. A link that confirms an address
 * grants no password, so its session is `password` too.
 */
export type SignInMethod = 'password' | 'otp';

export interface Session {
  id: string;
  user: User;
  refreshToken: string;
  method: SignInMethod;
  level: Level;
}

/**
 * The kinds of mailed links, by the names of supabase-js. `email_undo` goes to the former address
 * when an address changes. It opens like `recovery`, so it has no name there.
 */
export type LinkType = 'invite' | 'recovery' | 'email_change' | 'email_undo';

/** How long a link that undoes a change works. No one else gets its address until then. */
export const UNDO_SECONDS = 24 * 3600;

/** A mailed link. Stores keep a hash of its token. */
export interface Link {
  type: LinkType;
  userId: string;
  hash: string;
  /** The address that it was mailed to. It becomes the account's once the link is opened. */
  email: string;
}

export interface PasswordChange {
  password: string;
  current: string | undefined;
  /** The only session that stays. It decides whether the current password is needed. */
  sessionId: string;
}

export type PasswordChanged = 'done' | 'same' | 'wrong' | 'current-required';
export type Refreshed = Session | 'missing' | 'reused';
export type SignOutScope = 'global' | 'local' | 'others';

export interface AuthStore {
  /** Returns a new session if the password is correct. */
  signIn(email: string, password: string): Promise<Session | undefined>;
  /** Tells the hook "password verification attempt" that an account's password was wrong. */
  reportRefusal(email: string): Promise<void>;
  findUser(id: string): Promise<User | undefined>;
  /** Undefined for a session that has ended. */
  levelOf(sessionId: string): Promise<Level | undefined>;
  /** Rotates the token. Using a token twice ends its whole session. */
  refresh(token: string): Promise<Refreshed>;
  endSessions(userId: string, sessionId: string, scope: SignOutScope): Promise<void>;
  findByEmail(email: string): Promise<User | undefined>;
  /**
   * Creates an account without a password, which a link confirms. Undefined if another account has
   * the address, or gets it back by a link that undoes a change.
   */
  createUser(user: UnconfirmedUser): Promise<User | undefined>;
  /** Deletes an account and ends its sessions. */
  deleteUser(id: string): Promise<void>;
  /**
   * Stores a link in place of the account's earlier one of this type. @returns seconds to wait if
   * the earlier one is younger than `pauseSeconds`, otherwise 0. Of several at once, only one is
   * stored. A link that undoes a change stays for its lifetime if it went to another address, or two
   * changes would take away the first owner's.
   */
  addLink(link: Link, pauseSeconds: number): Promise<number>;
  /**
   * Uses up a link: confirms the account, sets a changed address, and signs in. Undefined for an
   * unknown, used, or expired one. The account's other links are removed, except
   * one that undoes a change. Opening that one also ends all sessions.
   */
  redeem(type: LinkType, hash: string, lifetimeSeconds: number): Promise<Session | undefined>;
  isPassword(userId: string, password: string): Promise<boolean>;
  /** Sets a password, removes the account's links, and ends its other sessions. */
  changePassword(userId: string, change: PasswordChange): Promise<PasswordChanged>;
  /** Stores an unverified factor. */
  addFactor(factor: NewFactor): Promise<void>;
  /** Removes a factor. Sessions that it raised are `aal1` again. */
  removeFactor(userId: string, factorId: string): Promise<void>;
  addChallenge(factorId: string, address: string): Promise<Challenge>;
  findChallenge(factorId: string, challengeId: string): Promise<FactorCheck | undefined>;
  /**
   * Verifies the factor and raises the session, with another refresh token. Ends the account's other
   * `aal1` sessions, and removes its unverified factors. Undefined if this code, a later one, or the
   * challenge was used before.
   */
  raise(code: RightCode): Promise<Session | undefined>;
}

export type UnconfirmedUser = Pick<User, 'email' | 'app_metadata' | 'user_metadata'>;

export interface NewUser {
  email: string;
  password: string;
  app_metadata?: JsonObject;
}

export interface Bucket {
  id: string;
  public: boolean;
  fileSizeLimit: number | null;
  allowedMimeTypes: string[] | null;
}

export interface StoredObject {
  id: string;
  name: string;
  /** The name of the bytes in the blob store. */
  version: string;
  created_at: string;
  updated_at: string;
  metadata: ObjectMetadata;
}

export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

export interface NewObject {
  name: string;
  version: string;
  metadata: ObjectMetadata;
}

/** Rows of storage.objects. Methods that take a caller obey the policies. */
export interface ObjectStore {
  bucket(id: string): Promise<Bucket | undefined>;
  /** Returns the object if its bucket is public. */
  findPublic(bucket: string, name: string): Promise<StoredObject | undefined>;
  find(bucket: string, name: string, caller: Caller): Promise<StoredObject | undefined>;
  /**
   * Checks the caller's right to insert this row, or to replace the one that exists, without
   * storing it. @throws ApiError (42501, 23505)
   */
  authorizeInsert(
    bucket: string,
    name: string,
    caller: Caller,
    isReplacing?: boolean,
  ): Promise<void>;
  insert(
    bucket: string,
    object: NewObject,
    caller: Caller,
    isReplacing?: boolean,
  ): Promise<StoredObject>;
  list(bucket: string, prefix: string, caller: Caller): Promise<StoredObject[]>;
  /** Returns the deleted rows. */
  remove(bucket: string, names: string[], caller: Caller): Promise<StoredObject[]>;
}

/** The handler that a function in `supabase/functions` passes to `Deno.serve`. */
export type EdgeFunction = (request: Request) => Promise<Response>;

/** An email as received, with its key. */
export interface OutboxMail {
  /** The idempotency key. An email with the same key counts as the same email. */
  id: string;
  at: string;
  from: string;
  to: string[];
  reply_to?: string | undefined;
  subject: string;
  html?: string | undefined;
  text?: string | undefined;
}

/** Stores emails instead of sending them. */
export interface Outbox {
  /** The email is on disk when this resolves. */
  put(mail: OutboxMail): Promise<void>;
}

export interface ByteRange {
  start: number;
  /** Inclusive, as in HTTP. */
  end: number;
}

export type Bytes = Uint8Array<ArrayBuffer>;

export interface BlobStore {
  /** The bytes are on disk when this resolves. */
  put(version: string, bytes: Bytes): Promise<void>;
  open(version: string, range: ByteRange): Promise<ReadableStream<Bytes> | Bytes | undefined>;
  remove(version: string): Promise<void>;
}
