import { AdapterError } from '@custom-designs/supabase/errors';
import { Autosave, type SaveState } from './Autosave.ts';
import type { Base, DraftModel, Unsaved } from './draftModel.ts';
import { ConflictError } from './table.ts';

export interface DraftState<Stored, Fields> {
  /** The version that a save replaces. Null for a new record. */
  readonly stored: Stored | null;
  /** The fields of `stored`. */
  readonly saved: Fields;
  /** The fields on the screen. */
  readonly fields: Fields;
  /** Fields that someone else changed, too. Nothing is saved until the editor has chosen. */
  readonly contested: readonly (keyof Fields)[];
  /** The editor's own values of those fields. */
  readonly mine: Fields;
  readonly notice: 'restored' | 'merged' | null;
  readonly save: SaveState;
  /** Something on the screen isn't saved. */
  readonly isDirty: boolean;
}

interface DraftOptions<Stored, Fields extends object> {
  readonly model: DraftModel<Stored, Fields>;
  readonly id: string;
  readonly stored: Stored | null;
  /** What this browser kept. */
  readonly unsaved: Unsaved<Fields> | null;
  /** Whether it's saved when someone asks for it, or by itself once typing pauses. */
  readonly saving: 'onPress' | 'auto';
  readonly send: (stored: Stored | null, fields: Fields) => Promise<Stored>;
  /** Stores unsaved text in this browser. An empty text removes it. */
  readonly keep: (text: string) => void;
  /** Called once a new record is stored. */
  readonly onCreated?: () => void;
}

/** One editor's work on a record: the fields, what's stored, and what's still unsaved. */
export class RecordDraft<Stored, Fields extends object> {
  readonly #options: DraftOptions<Stored, Fields>;
  readonly #autosave: Autosave<Fields>;
  readonly #listeners = new Set<() => void>();
  /** While an action runs, nothing is saved, because the action changes what's stored. */
  #isActing = false;
  /** The version before the contested fields, so that a reload shows the choice again. */
  #base: Base<Fields>;
  #state: DraftState<Stored, Fields>;

  constructor(options: DraftOptions<Stored, Fields>) {
    const { model, stored, unsaved } = options;
    const saved = stored === null ? model.empty : model.fieldsOf(stored);
    const current = { updatedAt: stored === null ? '' : model.versionOf(stored), before: saved };
    const isOlder = unsaved !== null && unsaved.updatedAt !== current.updatedAt;
    const base = isOlder ? unsaved : current;
    const mine = unsaved?.fields ?? saved;
    const merged = model.merge({ before: base.before, theirs: saved, mine });
    const isDirty = !model.isSame(merged.fields, saved);
    this.#options = options;
    this.#base = base;
    this.#state = {
      ...merged,
      stored,
      saved,
      mine,
      notice: isDirty ? 'restored' : null,
      save: { is: 'saved' },
      isDirty,
    };
    this.#autosave = new Autosave({
      save: (fields) => this.#send(fields),
      onState: (save) => this.#set({ save }),
    });
    this.#store();
  }

  readonly getState = (): DraftState<Stored, Fields> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly change = (changes: Partial<Fields>): void => {
    const { fields: before, mine, saved, contested } = this.#state;
    const fields = { ...before, ...changes };
    // The editor types on in their own version. The other version never replaces it.
    const typed = contested.filter(
      (name) => before[name] === mine[name] && fields[name] !== saved[name],
    );
    this.#set({
      fields,
      mine: Object.assign({}, mine, ...typed.map((name) => ({ [name]: fields[name] }))),
    });
    this.#store(this.#autosave.isUnsaved);
  };

  /** Changes the field of this name to a value that its control or another version has. */
  readonly set = (name: keyof Fields, value: unknown): void =>
    this.change(Object.assign({}, this.#state.fields, { [name]: value }));

  /** Ends the choice between two versions, and saves the fields on the screen. */
  readonly settle = async (): Promise<void> => {
    if (!this.#isAuto) return this.save();
    this.#set({ contested: [], notice: null });
    this.#store();
  };

  readonly dismissNotice = (): void => this.#set({ notice: null });

  /** Saves what's unsaved. @throws the error of the save */
  readonly save = async (): Promise<void> => {
    if (!this.#isAuto) return this.#saveOnce();
    if (this.#autosave.isUnsaved) await this.#autosave.flush();
    const { contested, stored } = this.#state;
    if (contested.length > 0) throw new ConflictError(this.#options.model.what, stored);
  };

  /**
   * Saves, runs an action on the stored record, and continues with its result. What someone types
   * meanwhile is kept and saved afterward. @throws the error of the save or of the action
   */
  readonly run = async (
    act: (stored: Stored, fields: Fields) => Promise<Stored>,
  ): Promise<void> => {
    await this.save();
    const { stored: known, fields: before } = this.#state;
    if (known === null) throw new AdapterError('missing', 'This isn’t stored yet.');
    this.#isActing = true;
    try {
      const stored = await act(known, before);
      const saved = this.#options.model.fieldsOf(stored);
      const versions = { before, theirs: saved, mine: this.#state.fields };
      const { fields } = this.#options.model.merge(versions);
      this.#set({ stored, saved, fields, contested: [], notice: null, save: { is: 'saved' } });
    } catch (error) {
      if (error instanceof ConflictError) this.#combine(error.current);
      throw error;
    } finally {
      this.#isActing = false;
      this.#store();
    }
  };

  /** Drops unsaved text, such as after the record was deleted. */
  readonly forget = (): void => {
    this.#autosave.cancel();
    this.#options.keep('');
  };

  get #isAuto(): boolean {
    return this.#options.saving === 'auto';
  }

  /** Saves the fields on the screen. After a failure, nothing is sent before the next press. */
  async #saveOnce(): Promise<void> {
    this.#autosave.change(this.#state.fields);
    await this.#autosave.flush().catch((error: unknown) => {
      this.#autosave.cancel();
      this.#store();
      throw error;
    });
  }

  async #send(sent: Fields): Promise<void> {
    const { stored } = this.#state;
    try {
      this.#adopt(await this.#options.send(stored, sent), sent);
    } catch (error) {
      if (error instanceof ConflictError) this.#combine(error.current);
      // The next press adds it again. Without a press, nothing brings back a deleted record.
      const isGone = error instanceof AdapterError && error.kind === 'missing';
      if (isGone && !this.#isAuto) this.#set({ stored: null });
      throw error;
    }
    if (stored === null) this.#options.onCreated?.();
    this.#store();
  }

  /** Continues from the version that a save has stored. What was typed meanwhile is unsaved. */
  #adopt(stored: Stored, sent: Fields): void {
    const { model } = this.#options;
    const { fields } = this.#state;
    const saved = model.fieldsOf(stored);
    this.#set({ stored, saved });
    // A text that is saved while someone types it keeps the space at its end.
    if (this.#isAuto) return;
    const isAll = model.isSame(fields, sent);
    this.#set({ fields: isAll ? saved : fields, contested: [], notice: null });
  }

  /** Continues from someone else's version, and keeps what only this editor changed. */
  #combine(stored: Stored): void {
    const { model } = this.#options;
    const { fields: mine, saved: before } = this.#state;
    const saved = model.fieldsOf(stored);
    this.#base = this.#current();
    const merged = model.merge({ before, theirs: saved, mine });
    this.#set({ ...merged, stored, saved, mine, notice: 'merged' });
    this.#autosave.cancel();
    this.#store();
  }

  #current(): Base<Fields> {
    const { stored, saved: before } = this.#state;
    return { updatedAt: stored === null ? '' : this.#options.model.versionOf(stored), before };
  }

  /**
   * Keeps unsaved fields in this browser. If they're saved by themselves, they're also sent, unless
   * a choice or an action comes first. With `isSending`, a save of other fields is on its way.
   */
  #store(isSending = false): void {
    const { model, id, keep } = this.#options;
    const { fields, saved, contested } = this.#state;
    const isContested = contested.length > 0;
    if (!isContested && !isSending && model.isSame(fields, saved)) {
      keep('');
      return;
    }
    const base = isContested ? this.#base : this.#current();
    keep(model.writeUnsaved({ id, updatedAt: base.updatedAt, before: base.before, fields }));
    if (this.#isAuto && !isContested && !this.#isActing) this.#autosave.change(fields);
  }

  #set(changes: Partial<DraftState<Stored, Fields>>): void {
    const state = { ...this.#state, ...changes };
    const isSame = this.#options.model.isSame(state.fields, state.saved);
    this.#state = { ...state, isDirty: state.contested.length > 0 || !isSame };
    for (const listener of this.#listeners) listener();
  }
}
