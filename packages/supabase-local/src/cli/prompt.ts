import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return answer.trim();
}

/** Reads a line from the terminal without showing it. */
async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stdout.write(question);
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}

/** Reads hidden input from a terminal, or the first line of piped input. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return ((await text(process.stdin)).split(/\r?\n/)[0] ?? '').trim();
  const password = await askHidden('Password (at least 10 characters): ');
  const again = await askHidden('The same again: ');
  if (password !== again) throw new Error('The two passwords differ');
  return password;
}
