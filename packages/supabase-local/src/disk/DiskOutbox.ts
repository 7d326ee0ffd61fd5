import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outbox, OutboxMail } from '../interfaces.ts';
import { writeWhole } from './flush.ts';

/** File names end with the id of a delivery. */
const DELIVERY = /Z-([0-9a-f-]{36})\.\w+$/;

/** Stores emails as files that open in a browser: `<time>-<id>.json`, `.html`, and `.txt`. */
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
    if (mail.html) await writeWhole(`${name}.html`, mail.html);
    if (mail.text) await writeWhole(`${name}.txt`, mail.text);
    // Written last, so an email with this file is complete.
    await writeWhole(`${name}.json`, `${JSON.stringify(mail, null, 2)}\n`);
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Removes the emails of deleted messages, and half-written files that a crash left. */
  async sweep(isKnown: (delivery: string) => boolean): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const id = DELIVERY.exec(name)?.[1];
      const isOrphan = name.endsWith('.tmp') || (id !== undefined && !isKnown(id));
      if (isOrphan) await rm(join(this.folder, name), { force: true });
    }
  }
}
