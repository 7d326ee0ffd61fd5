import * as z from 'zod/mini';
import { contactResults, statuses } from './statuses.ts';

/* The only model of a message for managers (docs/behavior/data.md#leads-table). */

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value?.trim() || null),
);
const day = z.pipe(
  z.nullish(z.iso.date()),
  z.transform((value) => value ?? null),
);
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((value): readonly z.output<Item>[] => value ?? []),
  );
const id = z.string().check(z.minLength(1));
const moment = z
  .string()
  .check(z.refine((value) => !Number.isNaN(Date.parse(value)), 'is no time'));
const maybeMoment = z.pipe(
  z.nullish(moment),
  z.transform((value) => value ?? null),
);

/** A row of the table API, with every column that the inbox shows. */
export const leadRow = z.object({
  id,
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
  preferred_date: text,
  has_photo: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value === true),
  ),
  service: text,
  city: text,
  page: text,
  status: z.enum(statuses.map(({ value }) => value)),
  spam_reasons: listOf(z.string()),
  read_at: maybeMoment,
  deleted_at: maybeMoment,
  first_contacted_at: maybeMoment,
  /** The day to follow up, as `2026-12-24`. */
  next_at: day,
  /** The email of the manager who follows up. */
  owner: text,
  /** The email of the manager who wrote the message down. Null for a visitor's own message. */
  added_by: text,
  /** ISO 8601 with microseconds, unchanged, because pages of the list start after it. */
  created_at: moment,
});

export const leadColumns = Object.keys(leadRow.shape).join(',');

export type StoredLead = z.output<typeof leadRow>;

type Given = Pick<StoredLead, 'id' | 'status' | 'created_at'> & Partial<StoredLead>;

const emptyLead = z.parse(leadRow, { id: 'none', status: 'new', created_at: '2001-01-01' });

/** A message with these columns. The others are empty. */
export const leadOf = (columns: Given): StoredLead => ({ ...emptyLead, ...columns });

/** The columns that two managers may set differently. A change expects the values it has seen. */
export const guardedColumns = ['status', 'next_at', 'owner'] as const;

export type GuardedColumn = (typeof guardedColumns)[number];

/** The values of a message that managers change. */
export type LeadChanges = Partial<Pick<StoredLead, 'read_at' | 'deleted_at' | GuardedColumn>>;

/** A message that a manager writes down for a caller. */
export type Caller = Pick<
  StoredLead,
  'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'service'
>;

/** An entry of a message's history. */
export const eventRow = z.object({
  id,
  kind: z.enum(['status', 'owner', 'note', 'deleted', 'restored', ...contactResults]),
  status: text,
  /** Who owns the message after a change of its owner. */
  owner: text,
  note: text,
  author: text,
  edited_at: maybeMoment,
  created_at: moment,
});

export type LeadEvent = z.output<typeof eventRow>;

const attempt = z.object({ at: moment, error: z.optional(z.nullable(z.string())) });

/** A notification about a message and its result. */
export const deliveryRow = z.object({
  id,
  recipient: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: listOf(attempt),
  next_attempt_at: maybeMoment,
  sent_at: maybeMoment,
  created_at: moment,
});

export type LeadDelivery = z.output<typeof deliveryRow>;

/** A notification whose attempts have all failed, with its message. */
export const undeliveredRow = z.object({
  ...{ id, lead_id: id },
  recipient: deliveryRow.shape.recipient,
  attempts: deliveryRow.shape.attempts,
});

export const NOTE_LIMIT = 5000;

/** The name, email, or phone that identifies the sender. */
export const senderOf = ({ name, email, phone }: Pick<StoredLead, 'name' | 'email' | 'phone'>) =>
  name ?? email ?? phone ?? 'No name';
