import { replaceBackend } from '@custom-designs/supabase/client';
import { clientOfPage } from '@custom-designs/supabase/queryClient';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import {
  changeKey,
  countUnsent,
  currentAccount,
  currentSignedIn,
  onAuthChange,
  type SignedIn,
  signIn,
  signOut,
} from '../../../packages/desk/src/auth/index.ts';
import { leadCache, leadQueries } from '../../../packages/desk/src/messages/adapter/index.ts';
import { changeOf, prepareQueue } from '../../../packages/desk/src/messages/changeQueue.ts';
import {
  type Change,
  changeAll,
  withChanges,
} from '../../../packages/desk/src/messages/changes.ts';
import { startOfflineCache } from '../../../packages/desk/src/messages/offlineCache.ts';
import { createUploader } from '../../../packages/desk/src/pictures/adapter/index.ts';
import {
  needOf,
  waitForConnection,
} from '../../../packages/desk/src/pictures/upload/connection.ts';
import { runBatch } from '../../../packages/desk/src/pictures/upload/runBatch.ts';
import {
  detailsOf,
  isBusy,
  noUploads,
  type Upload,
  uploadReducer,
} from '../../../packages/desk/src/pictures/upload/uploadReducer.ts';
import { openDraft, saveOnLeaving } from '../../../packages/desk/src/record/useRecord.ts';
import { review, reviews } from '../../../packages/desk/src/reviews/record.ts';
import { SignInGate } from '../../../packages/desk/src/SignInGate.ts';
import type { Account } from './world.ts';

/*
 * The managers' app as one tab runs it, without its screens: what their hooks call, in that order.
 * The world bundles this file, and runs it in each tab.
 */

/** What a page gets beyond what a browser has. */
export interface Simulated {
  readonly backend: {
    readonly supabaseUrl: string;
    readonly publishableKey: string;
    readonly fetch: typeof fetch;
  };
  readonly leadId: string;
  /** The id of the review in the tab's address. Empty for a new one. */
  readonly address: { review: string };
  readonly onRefused: (text: string) => void;
}

declare const simulated: Simulated;
const { backend, leadId, address, onRefused } = simulated;
const nothing = () => undefined;
replaceBackend(backend);
onlineManager.setOnline(navigator.onLine);
const client = clientOfPage();
const gate = new SignInGate(async () => (await currentSignedIn()) !== null, nothing);
let signedIn: SignedIn | null | undefined;
let hasLeft = false;

/* Messages: Inbox.tsx and useLeadChanges.ts. */

prepareQueue(client, gate, nothing);
let endCache: () => void = nothing;

const textOf = (change: Change): string =>
  (change.kind === 'note' && change.note.text) ||
  (change.kind === 'update' && change.updates[0]?.after.owner) ||
  '';
const changesIn = (status: 'pending' | 'error') =>
  client.getMutationCache().findAll({ mutationKey: changeKey, status });
client.getMutationCache().subscribe(() => {
  for (const failed of changesIn('error')) onRefused(textOf(changeOf(failed).change));
});

function send(change: Change): boolean {
  if (!signedIn) return false;
  const queued = { id: crypto.randomUUID(), account: signedIn.id, change, isSilent: false };
  new MutationObserver(client, { mutationKey: changeKey }).mutate(queued as never).catch(nothing);
  return true;
}

function assign(owner: string): boolean {
  const pending = changesIn('pending').map((each) => changeOf(each).change);
  const lead = leadCache.find(client, leadId);
  return lead !== undefined && send(changeAll(withChanges([lead], pending), { owner }));
}

/* A review: useRecord.ts. It's saved by itself, as posts are. */

let opened:
  | { account: string; draft: ReturnType<typeof openReview>; leave: () => void }
  | undefined;

type Review = Awaited<ReturnType<typeof reviews.read>>;
const openReview = (stored: Review, account: string) =>
  openDraft(
    stored,
    {
      ...{ record: review, table: reviews, asked: address.review, saving: 'auto' as const },
      ...{ account, gate },
      onCreated: (id: string) => {
        address.review = id;
      },
    },
    nothing,
  ).draft;

function leaveReview() {
  opened?.leave();
  opened = undefined;
}

async function openReviewFor(account: string) {
  const stored = address.review === '' ? null : await reviews.read(address.review).catch(nothing);
  if (stored === undefined || opened || signedIn?.id !== account) return;
  const draft = openReview(stored, account);
  opened = { account, draft, leave: saveOnLeaving(draft) };
}

/* Pictures: useBatch.ts. */

let uploads = noUploads;
let canceling: AbortController | undefined;
let resume: () => void = nothing;
let owner: string | undefined;
const uploader = createUploader();
const JPEG = '\u00ff\u00d8\u00ff\u00e0';

function stopUploads() {
  canceling?.abort();
  resume();
  uploads = noUploads;
}

const pictureOf = (name: string) => {
  const content = new Blob([Uint8Array.from(JPEG + name, (letter) => letter.charCodeAt(0))], {
    type: 'image/jpeg',
  });
  return { content, thumbnail: content, extension: 'jpg', width: 4, height: 3, sha256: name };
};

async function sendUploads(files: readonly Upload[]) {
  owner ??= currentAccount() ?? undefined;
  const controller = new AbortController();
  canceling = controller;
  await runBatch({
    files: files.map((each) => ({ ...each, picture: pictureOf(each.file.name) })),
    send: async (file, picture, sending) => {
      if (owner !== currentAccount()) controller.abort();
      sending.signal.throwIfAborted();
      const details = detailsOf(file, uploads.defaults);
      const about = { key: file.id, fileName: file.file.name, ...picture, ...details };
      await uploader.upload({ ...about, ...sending });
    },
    needOf,
    waitFor: async (need, tries, signal) => {
      if (need === 'connection') return waitForConnection(tries, signal);
      await new Promise<void>((resolve) => {
        resume = resolve;
        gate.ask('expired').then(resolve, nothing);
      });
      return true;
    },
    dispatch: (event) => {
      uploads = uploadReducer(uploads, event);
    },
    signal: controller.signal,
  });
  canceling = undefined;
}

function upload(name: string): boolean {
  if (!signedIn || isBusy(uploads)) return false;
  const file = new File([], `${name}.jpg`);
  uploads = uploadReducer(uploads, { type: 'added', files: [{ id: crypto.randomUUID(), file }] });
  void sendUploads(uploads.items.filter(({ status }) => status === 'pending'));
  return true;
}

/* The desk: useManager.ts and Desk.tsx. */

gate.attend();
onAuthChange((told, isFresh) => {
  const former = signedIn;
  signedIn = told;
  if (told) hasLeft = false;
  if (isFresh) gate.signedIn();
  if (told?.id !== former?.id) {
    endCache();
    endCache = told ? startOfflineCache(client, told.id, seeMessage) : nothing;
  }
  // Another account gets new screens. A session that ends leaves work where it is.
  if (told && told.id !== opened?.account) leaveReview();
  const isOthers = told ? told.id !== (owner ?? told.id) : hasLeft;
  if (isOthers) stopUploads();
  if (isOthers || told) owner = told?.id;
  if (told) void openReviewFor(told.id);
});

const seeMessage = () => void client.fetchQuery(leadQueries.lead(leadId)).catch(nothing);

async function leave() {
  hasLeft = true;
  leaveReview();
  await signOut().catch((error: unknown) => {
    hasLeft = false;
    throw error;
  });
}

export const page = {
  account: () => signedIn?.email.split('@')[0] as Account | undefined,
  signIn: async (email: string, password: string) => {
    await signIn(email, password);
    gate.signedIn();
  },
  signOut: leave,
  note: (text: string) => {
    const at = new Date().toISOString();
    return send({ kind: 'note', leadId, note: { id: crypto.randomUUID(), at, text } });
  },
  assign,
  upload,
  type: (words: string) => {
    opened?.draft.change({ words });
    return opened !== undefined;
  },
  /** Opens what a lost connection kept closed, and sends failed uploads again. */
  tryAgain: () => {
    seeMessage();
    if (signedIn) void openReviewFor(signedIn.id);
    if (!isBusy(uploads)) void sendUploads(uploads.items.filter((file) => file.status === 'error'));
  },
  /** What the screen says about waiting work. */
  shown: async () => {
    const { fields, mine, contested, isDirty } = opened?.draft.getState() ?? {};
    return {
      waiting: changesIn('pending').map((each) => textOf(changeOf(each).change)),
      refused: changesIn('error').map((each) => textOf(changeOf(each).change)),
      unsent: Object.fromEntries(await countUnsent()),
      uploads: uploads.items.map(({ file, status, error }) => ({ name: file.name, status, error })),
      review: opened && { words: fields?.words, mine: mine?.words, contested, isDirty },
    };
  },
};
export type Page = typeof page;
Object.assign(globalThis, { page });
