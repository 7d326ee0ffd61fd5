import type { Task, TaskItem } from '@custom-designs/ui/desk';
import { excerptOf } from '@custom-designs/ui/leads';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { dialed } from '../../../../supabase/functions/_shared/dialed.ts';
import { personName } from '../../../../supabase/functions/_shared/personName.ts';
import type { SignedIn } from '../auth/index.ts';
import { leadQueries } from '../messages/adapter/index.ts';
import { type InboxView, inboxHref } from '../messages/address.ts';
import {
  ASK_FOR_REVIEW,
  dayLabel,
  isReviewPlanned,
  openMinutes,
  today,
} from '../messages/followUp.ts';
import { durationOf } from '../messages/reports.ts';
import { type StoredLead, senderOf } from '../messages/storedLead.ts';
import { questionOf } from '../messages/useLeadList.ts';
import { imagesQuery } from '../pictures/adapter/index.ts';
import { isUntitled, UNTITLED_HREF } from '../pictures/image.ts';
import { deskQueries } from '../posts/adapter/index.ts';
import type { ListedPost } from '../posts/listedPost.ts';
import { inOrder } from '../posts/listView.ts';
import { post } from '../posts/record.ts';
import { appearsAt, shownTime } from '../posts/status.ts';

/** As many as a glance takes in. */
const SHOWN = 3;
/** The company that answers first often wins the job. A visitor waits this long without a mark, in open hours. */
const PATIENCE_MINUTES = 30;
const POLL_MS = 60_000;

function callHref({ phone }: StoredLead): string | undefined {
  const digits = phone ? dialed(phone) : '';
  return digits ? `tel:${digits}` : undefined;
}

/** How long ago, in its largest unit: "48 min", "20 h", "3 d". */
function ageOf(seconds: number): string {
  const unit = [86_400, 3600].find((size) => seconds >= size) ?? 60;
  return durationOf(Math.floor(seconds / unit) * unit);
}

/** Whether someone has contacted the visitor, or plans to. */
const isTouched = ({ first_contacted_at, next_at }: StoredLead) =>
  first_contacted_at !== null || next_at !== null;

const isLateDay = ({ next_at }: StoredLead): boolean => next_at !== null && next_at < today();

const planOf = (lead: StoredLead): string =>
  lead.next_at === null
    ? ''
    : `${isLateDay(lead) ? 'was due' : 'follow up'} ${dayLabel(lead.next_at)}`;

/** A message with what tells whether to call now. The owner is left out of a list of one's own. */
function messageItem(lead: StoredLead, now: number, view: InboxView, me: string): TaskItem {
  const { id, status, has_photo, created_at, owner } = lead;
  const notes = [
    view !== 'due' && `${ageOf((now - Date.parse(created_at)) / 1000)} ago`,
    planOf(lead) || (isTouched(lead) && 'contacted'),
    owner && view !== 'mine' && (owner === me ? 'yours' : personName(owner)),
  ];
  const isPlan = isReviewPlanned(lead);
  const excerpt = view === 'due' ? undefined : excerptOf(lead);
  return {
    id,
    title: senderOf(lead),
    href: inboxHref({ view, leadId: id }),
    text: isPlan ? ASK_FOR_REVIEW : excerpt,
    time: notes.filter(Boolean).join(', '),
    isLate:
      isLateDay(lead) ||
      (status === 'new' &&
        !isTouched(lead) &&
        openMinutes(Date.parse(created_at), now) > PATIENCE_MINUTES),
    hasPhoto: has_photo,
    callHref: callHref(lead),
  };
}

/** Whom to call first: who is due, then who waits without a contact or a plan. Who is planned for later comes last. */
function urgencyOf(lead: StoredLead): number {
  const { next_at } = lead;
  if (next_at !== null) return next_at <= today() ? 0 : 3;
  return isTouched(lead) ? 2 : 1;
}

const byUrgency = (leads: readonly StoredLead[]): readonly StoredLead[] =>
  leads.toSorted(
    (one, other) =>
      urgencyOf(one) - urgencyOf(other) || (one.next_at ?? '').localeCompare(other.next_at ?? ''),
  );

const postItem = ({ id, title, status, publishAt, date, updatedAt }: ListedPost): TaskItem => ({
  id,
  title: title.trim() || 'Untitled post',
  href: post.editHref(id),
  time:
    status === 'scheduled'
      ? `appears ${appearsAt({ publish_at: publishAt, date })}`
      : `changed ${shownTime(updatedAt)}`,
});

const leadsOf = (query: UseInfiniteQueryResult<InfiniteData<{ leads: readonly StoredLead[] }>>) =>
  query.data?.pages[0]?.leads ?? [];

/** What waits, from every screen. Only managers read messages. */
export function useTasks({ isManager, email: me }: Pick<SignedIn, 'isManager' | 'email'>) {
  const enabled = isManager;
  const counts = useQuery({ ...leadQueries.counts(), enabled });
  const undelivered = useQuery({ ...leadQueries.undelivered(), enabled });
  const newest = useInfiniteQuery({ ...leadQueries.list(questionOf('new')), enabled });
  const due = useInfiniteQuery({ ...leadQueries.list(questionOf('due')), enabled });
  const mine = useInfiniteQuery({
    ...leadQueries.list(questionOf('mine', undefined, me)),
    enabled,
  });
  // What colleagues change shows within the minute, as messages do.
  const allPosts = useQuery({ ...deskQueries.list(), refetchInterval: POLL_MS });
  const images = useQuery({ ...imagesQuery(), refetchInterval: POLL_MS });
  const needed = isManager ? [counts, undelivered, allPosts, images] : [allPosts, images];
  const retry = () => void Promise.all(needed.map(({ refetch }) => refetch()));
  if (needed.some(({ data }) => !data)) {
    const error = needed.find((query) => query.error)?.error ?? null;
    return { tasks: undefined, error, retry };
  }
  const failed = undelivered.data?.filter(({ recipient }) => recipient !== 'visitor') ?? [];
  const { byStatus = {}, due: dueCount = 0, byOwner = {} } = counts.data ?? {};
  const { new: unhandled = 0 } = byStatus;
  const inStatus = (status: ListedPost['status']) =>
    inOrder(allPosts.data?.filter((one) => one.status === status) ?? [], { tab: status });
  const [drafts, scheduled] = [inStatus('draft'), inStatus('scheduled')];
  const untitled = images.data?.filter(isUntitled) ?? [];
  const now = Date.now();
  const named = new Set<string>();
  /** The first messages of a list, without those that an earlier list names. */
  const firstOf = (leads: readonly StoredLead[], view: InboxView): readonly TaskItem[] => {
    const first = leads.filter(({ id }) => !named.has(id)).slice(0, SHOWN);
    for (const { id } of first) named.add(id);
    return first.map((lead) => messageItem(lead, now, view, me));
  };
  const tasks: readonly Task[] = [
    {
      label: `${failed.length === 1 ? 'notification' : 'notifications'} that didn’t reach you`,
      count: failed.length,
      href: '/admin/leads',
      isUrgent: true,
    },
    {
      label: byOwner[me] === 1 ? 'open message is yours' : 'open messages are yours',
      count: byOwner[me] ?? 0,
      href: '/admin/leads?status=mine',
      items: firstOf(byUrgency(leadsOf(mine)), 'mine'),
    },
    {
      label: unhandled === 1 ? 'new message' : 'new messages',
      count: unhandled,
      href: '/admin/leads',
      items: firstOf(
        leadsOf(newest).toSorted((one, other) => Number(isTouched(one)) - Number(isTouched(other))),
        'new',
      ),
    },
    {
      label: dueCount === 1 ? 'message to follow up' : 'messages to follow up',
      count: dueCount,
      href: '/admin/leads?status=due',
      items: firstOf(leadsOf(due), 'due'),
    },
    {
      label: drafts.length === 1 ? 'draft of a post' : 'drafts of posts',
      count: drafts.length,
      href: '/admin/posts',
      items: drafts.slice(0, SHOWN).map(postItem),
    },
    {
      label: scheduled.length === 1 ? 'scheduled post' : 'scheduled posts',
      count: scheduled.length,
      href: '/admin/posts?status=scheduled',
      items: scheduled.slice(0, SHOWN).map(postItem),
    },
    {
      label: untitled.length === 1 ? 'picture without a title' : 'pictures without a title',
      count: untitled.length,
      href: UNTITLED_HREF,
    },
  ];
  return { tasks, error: null, retry };
}
