import { join } from 'node:path';
import { DiskOutbox } from '../disk/DiskOutbox.ts';
import type { CliOptions } from './options.ts';

/** Lists what was kept instead of being sent, the oldest first, and where the files are. */
export async function mail({ dataDir }: CliOptions): Promise<void> {
  const outbox = new DiskOutbox(join(dataDir, 'outbox'));
  const mails = await outbox.list();
  for (const { at, to, reply_to, subject } of mails) {
    const reply = reply_to === undefined ? '' : ` (a reply goes to ${reply_to})`;
    console.log(`${at}  to ${to.join(', ')}${reply}\n  ${subject}`);
  }
  console.log(`${mails.length} ${mails.length === 1 ? 'mail' : 'mails'} in ${outbox.folder}`);
}
