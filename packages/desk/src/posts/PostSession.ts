import { Autosave, type SaveState } from '../record/Autosave.ts';
import { PostConflictError, type StoredPost } from './adapter/index.ts';
import {
  type Base,
  baseOf,
  type OpenedPost,
  openPost,
  type Restored,
  writeUnsaved,
} from './openPost.ts';
import { type FieldName, isSame, merge, type PostFields } from './post.ts';

export interface SessionState extends OpenedPost {
  /** The fields on the screen. */
  readonly fields: PostFields;
  /** Fields that someone else changed, too. Nothing is saved until the editor has chosen. */
  readonly contested: readonly FieldName[];
  /** The editor's values of those fields. */
  readonly mine: PostFields;
  readonly save: SaveState;
  readonly notice: 'restored' | 'merged' | null;
}

interface SessionOptions {
  readonly opened: OpenedPost;
  readonly restored: Restored | null;
  readonly save: (post: StoredPost, fields: PostFields, draftId: string) => Promise<StoredPost>;
  /** Stores unsaved text in this browser. An empty text removes it. */
  readonly keep: (text: string) => void;
}

/** One editor's work on a post: the fields, what's stored, and what's still unsaved. */
export class PostSession {
  readonly #options: SessionOptions;
  readonly #autosave: Autosave<PostFields>;
  readonly #listeners = new Set<() => void>();
  #draftId = crypto.randomUUID();
  /** While an action runs, nothing is saved, because the action changes what's stored. */
  #isActing = false;
  /** The version before the contested fields, so that a reload shows the choice again. */
  #base: Base;
  #state: SessionState;

  constructor(options: SessionOptions) {
    const { opened, restored } = options;
    this.#options = options;
    this.#base = restored?.base ?? baseOf(opened);
    this.#autosave = new Autosave({
      save: (fields) => this.#save(fields),
      onState: (save) => this.#set({ save }),
    });
    const fields = restored?.fields ?? opened.saved;
    this.#state = {
      ...opened,
      fields,
      mine: fields,
      contested: restored?.contested ?? [],
      save: { is: 'saved' },
      notice: restored ? 'restored' : null,
    };
    if (restored?.contested.length === 0) this.#autosave.change(fields);
  }

  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly change = (changes: Partial<PostFields>): void => {
    this.#set({ fields: { ...this.#state.fields, ...changes } });
    this.#store(this.#autosave.isUnsaved);
  };

  /** Ends the choice between two versions. The fields on the screen are saved. */
  readonly settle = (): void => {
    this.#set({ contested: [], notice: null });
    this.#store();
  };

  readonly dismissNotice = (): void => this.#set({ notice: null });

  /** Saves what's unsaved. @throws the error of the save */
  readonly flush = async (): Promise<void> => {
    if (this.#autosave.isUnsaved) await this.#autosave.flush();
    if (this.#state.contested.length > 0) {
      throw new PostConflictError(this.#state.stored);
    }
  };

  /**
   * Saves, runs an action on the stored post, and continues with its result. What someone types
   * meanwhile is kept and saved afterward.
   */
  readonly run = async (act: (state: SessionState) => Promise<StoredPost>): Promise<void> => {
    await this.flush();
    const { fields: before } = this.#state;
    this.#isActing = true;
    try {
      await this.#adopt(await act(this.#state), before);
    } catch (error) {
      if (error instanceof PostConflictError) await this.#combine(error.current);
      throw error;
    } finally {
      this.#isActing = false;
      this.#store();
    }
  };

  /** Drops unsaved text, such as after the post was deleted. */
  readonly forget = (): void => {
    this.#autosave.cancel();
    this.#options.keep('');
  };

  async #adopt(stored: StoredPost, before: PostFields): Promise<void> {
    const opened = await openPost(stored);
    this.#draftId = crypto.randomUUID();
    const { fields } = merge(before, opened.saved, this.#state.fields);
    this.#set({ ...opened, fields, contested: [], notice: null, save: { is: 'saved' } });
  }

  async #save(fields: PostFields): Promise<void> {
    try {
      const { stored } = this.#state;
      const next = await this.#options.save(stored, fields, this.#draftId);
      this.#set({ stored: next, saved: fields, isConverted: false });
      this.#store();
    } catch (error) {
      if (error instanceof PostConflictError) await this.#combine(error.current);
      throw error;
    }
  }

  /** Continues from someone else's version, and keeps what only this editor changed. */
  async #combine(current: StoredPost): Promise<void> {
    const opened = await openPost(current);
    const mine = this.#state.fields;
    if (this.#state.contested.length === 0) this.#base = baseOf(this.#state);
    const { fields, contested } = merge(this.#state.saved, opened.saved, mine);
    this.#set({ ...opened, fields, mine, contested, notice: 'merged' });
    this.#autosave.cancel();
    this.#store();
  }

  /**
   * Keeps unsaved fields in this browser. They're also saved, unless a choice or an action comes
   * first. With `isSending`, a save of other fields is on its way.
   */
  #store(isSending = false): void {
    const { fields, saved, contested } = this.#state;
    const isContested = contested.length > 0;
    if (!isContested && !isSending && isSame(fields, saved)) {
      this.#options.keep('');
      return;
    }
    const base = isContested ? this.#base : baseOf(this.#state);
    this.#options.keep(writeUnsaved(base, fields));
    if (!isContested && !this.#isActing) this.#autosave.change(fields);
  }

  #set(changes: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
