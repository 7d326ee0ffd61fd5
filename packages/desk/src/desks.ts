import type { Database } from '../../../supabase/database.gen.ts';
import { articleHref } from './posts/slug.ts';

/** Rows of a desk that the public pages show. */
interface Published {
  readonly table: keyof Database['public']['Tables'];
  /** The column that identifies a row. */
  readonly key: string;
  /** What a row is, such as "post". */
  readonly what: string;
  /**
   * Filters for the public rows that are newer than a moment, as PostgREST writes them. A row fulfills
   * all of them. Both moments are ISO 8601.
   */
  readonly newer: (since: string, now: string) => readonly string[];
  /** Where a row shows a picture. Without it, rows show none. */
  readonly useOf?: (row: UsingRow) => { readonly label: string; readonly href: string };
}

interface UsingRow {
  readonly id: string;
  readonly title: string;
  readonly slug?: string | null;
}

/** A part of the managers' pages, and all that other parts need to know about it. */
interface DeskDescription {
  /** Its first screen. */
  readonly href: string;
  readonly label: string;
  /** Its name for those who may not see all of it. */
  readonly ownLabel?: string;
  /** Name of its icon, for desks that may stand in the phone's bar. */
  readonly icon?: 'file-text' | 'images' | 'mail' | 'sun';
  /** Who may open it. `account` is anyone who is signed in. */
  readonly needs: 'manager' | 'editor' | 'account' | 'nobody';
  /** What people do here, as in "Only managers can read messages." */
  readonly work: string;
  /** Added to the sign-in of those who have no session yet, or no longer. */
  readonly advice?: { readonly write?: string; readonly expired?: string };
  /** Shown before the account is known. Its parts wait for the account themselves. */
  readonly isShownEarly?: boolean;
  /** Its other screens, by the rest of their address. */
  readonly screens?: Readonly<Record<string, DeskScreen>>;
  /** What a browser keeps of it until it's saved, as in "1 note". The names of drafts start with it. */
  readonly drafts?: string;
  readonly published?: Published;
}

export interface DeskScreen {
  readonly title: string;
  /** Work stays on the screen when the session ends, because it may hold unsaved text. */
  readonly holdsWork?: boolean;
}

/** Every desk, in the order of the bar. */
const described = [
  {
    href: '/admin',
    label: 'Today',
    icon: 'sun',
    needs: 'editor',
    work: 'see what’s waiting',
  },
  {
    href: '/admin/leads',
    label: 'Messages',
    icon: 'mail',
    needs: 'manager',
    work: 'read messages',
    isShownEarly: true,
    drafts: 'note',
  },
  {
    href: '/admin/media',
    label: 'Media Center',
    icon: 'images',
    needs: 'nobody',
    work: 'change images',
    published: {
      table: 'images',
      key: 'id',
      what: 'picture',
      newer: (since) => ['is_published.is.true', `created_at.gt.${since}`],
    },
  },
  {
    href: '/admin/posts',
    label: 'Posts',
    icon: 'file-text',
    needs: 'editor',
    work: 'write posts',
    screens: { '/edit': { title: 'Post', holdsWork: true }, '/preview': { title: 'Preview' } },
    drafts: 'post',
    published: {
      table: 'custom_design_blogs',
      key: 'id',
      what: 'post',
      newer: (since, now) => [
        'status.eq.published',
        'draft_of.is.null',
        `updated_at.gt.${since},publish_at.gt.${since}`,
        `publish_at.is.null,publish_at.lte.${now}`,
      ],
      useOf: (row) => ({ label: row.title, href: articleHref(row) }),
    },
  },
  {
    href: '/admin/projects',
    label: 'Projects',
    needs: 'editor',
    work: 'change projects',
    screens: { '/edit': { title: 'Project', holdsWork: true } },
    drafts: 'project',
    published: {
      table: 'albums',
      key: 'id',
      what: 'project',
      newer: (since) => ['is_published.is.true', `updated_at.gt.${since}`],
      // It may be a draft, so it's opened for editing.
      useOf: ({ id, title }) => ({
        label: `Project “${title}”`,
        href: `/admin/projects/edit?album=${id}`,
      }),
    },
  },
  {
    href: '/admin/reviews',
    label: 'Reviews',
    needs: 'manager',
    work: 'change reviews',
    screens: { '/edit': { title: 'Review', holdsWork: true } },
    drafts: 'review',
    published: {
      table: 'reviews',
      key: 'id',
      what: 'review',
      newer: (since) => ['is_published.is.true', `updated_at.gt.${since}`],
    },
  },
  {
    href: '/admin/facts',
    label: 'Facts',
    needs: 'manager',
    work: 'change facts',
    advice: { expired: 'What you typed is still here.' },
    drafts: 'fact',
    published: {
      table: 'site_facts',
      key: 'key',
      what: 'fact',
      // Only the inbox shows replies.
      newer: (since) => [`updated_at.gt.${since}`, 'key.not.like.reply.*'],
    },
  },
  {
    href: '/admin/people',
    label: 'People',
    ownLabel: 'Account',
    needs: 'account',
    work: 'see people',
    advice: { write: 'Everyone with an account can change their own.' },
  },
] as const satisfies readonly DeskDescription[];

/** What a browser may keep until it's saved. */
export type DraftKind = Extract<(typeof described)[number], { drafts: string }>['drafts'];

export interface DeskEntry extends DeskDescription {
  readonly drafts?: DraftKind;
}

export const desks: readonly DeskEntry[] = described;

export const draftKinds: readonly DraftKind[] = desks.flatMap(({ drafts = [] }) => drafts);

/** The rows of all desks that the public pages show. */
export const publishedRows: readonly Published[] = desks.flatMap(({ published = [] }) => published);
