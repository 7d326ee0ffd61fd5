import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outbox, OutboxMail } from '../ports.ts';

/** Mails as files that one can open: `<time>-<id>.json`, `.html`, and `.txt`. */
export class DiskOutbox implements Outbox {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async put(mail: OutboxMail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const known = (await readdir(this.folder)).find((name) => name.endsWith(`-${mail.id}.json`));
    if (known) return;
    const name = join(this.folder, `${mail.at.replace(/[:.]/g, '-')}-${mail.id}`);
    if (mail.html) await this.#write(`${name}.html`, mail.html);
    if (mail.text) await this.#write(`${name}.txt`, mail.text);
    // Last: a mail with this file is whole.
    await this.#write(`${name}.json`, `${JSON.stringify(mail, null, 2)}\n`);
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Flushed to disk before it gets its name, so a crash leaves no half of a mail. */
  async #write(path: string, text: string): Promise<void> {
    await writeFile(`${path}.tmp`, text, { mode: 0o600, flush: true });
    await rename(`${path}.tmp`, path);
  }
}
