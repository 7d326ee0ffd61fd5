import { AdapterError } from '@custom-designs/supabase/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Unsaved } from './draftModel.ts';
import { text } from './fields.ts';
import { RecordDraft } from './RecordDraft.ts';
import { defineRecord, type FieldsOf, type RowOf } from './record.ts';
import { ConflictError } from './table.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const note = defineRecord({
  table: 'albums',
  what: 'note',
  desk: '/admin/notes',
  needs: 'editor',
  order: { column: 'created_at', ascending: false },
  fields: {
    title: text({ label: 'Title', max: 100, isRequired: true }),
    city: text({ label: 'City', max: 100 }),
  },
  titleOf: ({ title }) => title,
});
type Note = RowOf<typeof note>;
type Fields = FieldsOf<typeof note>;

const first: Note = {
  id: 'a',
  title: 'Patio',
  city: 'Mission',
  created_at: 'first',
  updated_at: 'first',
};
const stored = (changes: Partial<Note>): Note => ({ ...first, updated_at: 'later', ...changes });
const unsavedOf = (changes: Partial<Fields>): Unsaved<Fields> => ({
  id: 'a',
  updatedAt: 'first',
  before: note.fieldsOf(first),
  fields: { ...note.fieldsOf(first), ...changes },
});

interface OpenOptions {
  readonly saving?: 'onPress' | 'auto';
  readonly known?: Note | null;
  readonly unsaved?: Unsaved<Fields> | null;
  /** By default, a save stores the fields. */
  readonly send?: (known: Note | null, fields: Fields) => Promise<Note>;
}

function open({ saving = 'onPress', known = first, unsaved = null, ...options }: OpenOptions = {}) {
  const send = vi.fn(options.send ?? (async (_known, fields) => stored(fields)));
  const onCreated = vi.fn();
  let kept = 'nothing yet';
  const keep = (written: string) => {
    kept = written;
  };
  const draft = new RecordDraft({
    model: note,
    id: 'a',
    stored: known,
    unsaved,
    saving,
    send,
    keep,
    onCreated,
  });
  const typed = () => note.readUnsaved(kept);
  return { draft, send, onCreated, typed, kept: () => kept, state: () => draft.getState() };
}

const lost = new AdapterError('network', 'connection lost');

it('keeps what is typed in this browser until it’s saved', async () => {
  const { draft, send, state, typed, kept } = open();
  expect(kept()).toBe('');
  draft.change({ title: 'Mine' });
  expect(state()).toMatchObject({ isDirty: true, fields: { title: 'Mine', city: 'Mission' } });
  expect(typed()).toEqual(unsavedOf({ title: 'Mine' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).not.toHaveBeenCalled();
  await draft.save();
  expect(send).toHaveBeenCalledExactlyOnceWith(first, { title: 'Mine', city: 'Mission' });
  expect(state()).toMatchObject({ isDirty: false, save: { is: 'saved' } });
  expect(state().stored?.updated_at).toBe('later');
  expect(kept()).toBe('');
});

it('holds as unsaved what is typed during a save', async () => {
  const sending = Promise.withResolvers<Note>();
  const { draft, send, state, typed } = open({ send: () => sending.promise });
  draft.change({ title: 'Sent' });
  const saved = draft.save();
  expect(state().save.is).toBe('saving');
  draft.change({ city: 'Typed' });
  sending.resolve(stored({ title: 'Sent' }));
  await saved;
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledOnce();
  expect(state()).toMatchObject({ isDirty: true, fields: { title: 'Sent', city: 'Typed' } });
  expect(typed()).toMatchObject({ updatedAt: 'later', before: { title: 'Sent' } });
});

it('stores a new record once, and tells its screen', async () => {
  const { draft, send, onCreated, state } = open({ known: null });
  expect(state()).toMatchObject({ stored: null, isDirty: false, fields: note.empty });
  draft.change({ title: 'New' });
  await draft.save();
  draft.change({ title: 'Newer' });
  await draft.save();
  expect(send.mock.calls.map(([known]) => known?.updated_at)).toEqual([undefined, 'later']);
  expect(onCreated).toHaveBeenCalledOnce();
});

it.each([
  ['a lost connection', lost],
  ['an ended session', new AdapterError('denied', 'No', undefined, 'signed-out')],
])('keeps the fields through %s, and saves them with the next press', async (_what, error) => {
  const send = vi.fn<() => Promise<Note>>().mockRejectedValueOnce(error);
  const { draft, state, kept } = open({ send });
  draft.change({ title: 'Mine' });
  await expect(draft.save()).rejects.toBe(error);
  expect(state()).toMatchObject({ isDirty: true, save: { is: 'failed', error } });
  expect(kept()).toContain('Mine');
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledOnce();
  send.mockResolvedValueOnce(stored({ title: 'Mine' }));
  await draft.save();
  expect(state()).toMatchObject({ isDirty: false, save: { is: 'saved' } });
  expect(kept()).toBe('');
});

it('adds a deleted record again with the next press', async () => {
  const send = vi.fn<(known: Note | null) => Promise<Note>>();
  send.mockRejectedValueOnce(new AdapterError('missing', 'Someone deleted this note.'));
  send.mockResolvedValueOnce(stored({ title: 'Mine' }));
  const { draft } = open({ send });
  draft.change({ title: 'Mine' });
  await expect(draft.save()).rejects.toMatchObject({ kind: 'missing' });
  await draft.save();
  expect(send.mock.calls.map(([known]) => known)).toEqual([first, null]);
});

it('continues on someone else’s version, and asks about what both changed', async () => {
  const theirs = stored({ title: 'Theirs', city: 'Edinburg' });
  const send = vi.fn<(known: Note | null, fields: Fields) => Promise<Note>>();
  send.mockRejectedValueOnce(new ConflictError('note', theirs));
  const { draft, state, typed } = open({ send });
  draft.change({ title: 'Mine' });
  await expect(draft.save()).rejects.toBeInstanceOf(ConflictError);
  expect(state()).toMatchObject({
    stored: theirs,
    saved: { title: 'Theirs' },
    fields: { title: 'Mine', city: 'Edinburg' },
    mine: { title: 'Mine' },
    contested: ['title'],
    notice: 'merged',
    save: { is: 'saved' },
  });
  // The editor's version is what they type, and the other choice doesn't replace it.
  draft.change({ title: 'Mine, too' });
  draft.change({ title: 'Theirs' });
  expect(state()).toMatchObject({ fields: { title: 'Theirs' }, mine: { title: 'Mine, too' } });
  draft.change({ title: 'Mine' });
  // After a reload, the choice isn't made yet.
  const reopened = open({ known: theirs, unsaved: typed() });
  expect(reopened.state()).toMatchObject({ contested: ['title'], fields: { title: 'Mine' } });
  send.mockResolvedValueOnce(stored({ title: 'Mine', city: 'Edinburg' }));
  await draft.settle();
  expect(send).toHaveBeenLastCalledWith(theirs, { title: 'Mine', city: 'Edinburg' });
  expect(state()).toMatchObject({ contested: [], notice: null, isDirty: false });
});

it('is saved when someone else has stored the same', async () => {
  const send = async () => {
    throw new ConflictError('note', stored({ title: 'Same' }));
  };
  const { draft, state, kept } = open({ saving: 'auto', send });
  draft.change({ title: 'Same' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(state()).toMatchObject({ contested: [], isDirty: false, save: { is: 'saved' } });
  expect(kept()).toBe('');
});

it('restores what wasn’t saved, on top of what someone has stored since', () => {
  const same = open({ unsaved: unsavedOf({ title: 'Mine' }) });
  expect(same.state()).toMatchObject({ notice: 'restored', contested: [], isDirty: true });
  const newer = stored({ title: 'Theirs', city: 'Edinburg' });
  const unsaved = unsavedOf({ title: 'Mine' });
  const merged = open({ known: newer, unsaved });
  expect(merged.state()).toMatchObject({
    notice: 'restored',
    contested: ['title'],
    fields: { title: 'Mine', city: 'Edinburg' },
    saved: { title: 'Theirs' },
  });
  expect(merged.typed()).toMatchObject({ updatedAt: 'first', before: unsaved.before });
  merged.draft.dismissNotice();
  expect(merged.state().notice).toBeNull();
});

it('restores a new record, and nothing that is stored by now', () => {
  const before = note.empty;
  const unsaved = { id: 'a', updatedAt: '', before, fields: { ...before, title: 'New' } };
  expect(open({ known: null, unsaved }).state()).toMatchObject({
    notice: 'restored',
    fields: { title: 'New' },
  });
  const known = stored({ title: 'Mine' });
  const saved = open({ known, unsaved: unsavedOf({ title: 'Mine' }) });
  expect(saved.state()).toMatchObject({ notice: null, isDirty: false });
  expect(saved.kept()).toBe('');
});

it('saves by itself once typing pauses, and keeps a space at the end of a text', async () => {
  const send = async (_known: Note | null, { title }: Fields) => stored({ title: title.trim() });
  const { draft, state, kept } = open({ saving: 'auto', send });
  draft.change({ title: 'Mine ' });
  expect(state().save.is).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(state()).toMatchObject({ fields: { title: 'Mine ' }, saved: { title: 'Mine' } });
  expect(state().save.is).toBe('saved');
  expect(kept()).toBe('');
});

it('saves restored text by itself, but no contested one before the choice', async () => {
  const restored = open({ saving: 'auto', unsaved: unsavedOf({ title: 'Mine' }) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(restored.send).toHaveBeenCalledOnce();
  const known = stored({ title: 'Theirs' });
  const contested = open({ saving: 'auto', known, unsaved: unsavedOf({ title: 'Mine' }) });
  contested.draft.change({ city: 'Donna' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(contested.send).not.toHaveBeenCalled();
  await expect(contested.draft.save()).rejects.toBeInstanceOf(ConflictError);
  await contested.draft.settle();
  await vi.advanceTimersByTimeAsync(1000);
  expect(contested.send).toHaveBeenCalledExactlyOnceWith(known, { title: 'Mine', city: 'Donna' });
});

it('keeps and then saves what is typed while an action runs', async () => {
  const { draft, send, state, kept } = open({ saving: 'auto' });
  const acted = Promise.withResolvers<Note>();
  const running = draft.run(() => acted.promise);
  await vi.advanceTimersByTimeAsync(0);
  draft.change({ title: 'Typed' });
  await vi.advanceTimersByTimeAsync(5000);
  // The action changes what's stored, so a save would conflict with it.
  expect(send).not.toHaveBeenCalled();
  expect(kept()).toContain('Typed');
  acted.resolve(stored({ city: 'Acted' }));
  await running;
  expect(state().fields).toEqual({ title: 'Typed', city: 'Acted' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledOnce();
  expect(kept()).toBe('');
});

it('forgets what is typed once the record is deleted', async () => {
  const { draft, send, kept } = open({ saving: 'auto' });
  draft.change({ title: 'Mine' });
  draft.forget();
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).not.toHaveBeenCalled();
  expect(kept()).toBe('');
});

it('tells its listeners about each change', () => {
  const { draft } = open();
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  draft.change({ title: 'Mine' });
  stop();
  draft.change({ title: 'Mine, too' });
  expect(listener).toHaveBeenCalledOnce();
});
