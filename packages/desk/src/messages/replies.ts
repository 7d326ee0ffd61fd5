import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { factTable } from '../facts/adapter/manageFacts.ts';
import type { StoredLead } from './storedLead.ts';

/** A text to start a text message or an email with. `{name}` stands for the visitor's first name. */
export interface Reply {
  /** The key of its fact. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

const stored = z.object({ title: z.string(), text: z.string() });

/** The replies as managers have last changed them. Without an answer, those of the build. */
export function useReplies(built: readonly Reply[]): readonly Reply[] {
  const { data = [] } = useQuery(factTable.listQuery());
  return built.map((reply) => {
    const row = data.find(({ key }) => key === reply.key);
    return { ...reply, ...z.safeParse(stored, row?.value).data };
  });
}

/** The key of the reply that asks for a review. */
const REVIEW = 'reply.review';

/** The replies that fit a status. Only a won message offers the one that asks for a review, as the first. */
export const repliesFor = (status: StoredLead['status'], replies: readonly Reply[]) => [
  ...replies.filter(({ key }) => key === REVIEW && status === 'won'),
  ...replies.filter(({ key }) => key !== REVIEW),
];

const titles = /^(mr|mrs|ms|miss|dr|sr|sra|srta|the|la|los|las)$/i;

/** The first word of a name, with a capital letter. Empty if a greeting can't use it. */
export function firstNameOf(name: string | null): string {
  const [first = ''] = name?.trim().split(/\s+/) ?? [];
  if (!/^\p{L}[\p{L}\p{M}’'-]+$/u.test(first) || titles.test(first)) return '';
  return first.charAt(0).toLocaleUpperCase() + first.slice(1);
}

/** Fills in a first name. Without one, the sentence leaves it out: "Hi, this is ..." */
export function filledIn(text: string, firstName: string): string {
  if (firstName) return text.replaceAll('{name}', firstName);
  return text
    .replace(/(^|[.!?]\s+|\n)\{name\}[,:]?\s*(.)/gu, (_, before: string, next: string) => {
      return before + next.toLocaleUpperCase();
    })
    .replace(/,? ?\{name\}/g, '');
}
