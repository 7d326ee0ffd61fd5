import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Reads a line from the terminal. A hidden one is not shown while it is typed. */
export async function ask(question: string, isHidden = false): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isHidden ? nowhere : process.stdout;
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  if (isHidden) process.stdout.write(question);
  const answer = await lines.question(isHidden ? '' : question);
  lines.close();
  if (isHidden) process.stdout.write('\n');
  return answer.trim();
}

/** Reads hidden input from a terminal, or the first line of piped input. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return ((await text(process.stdin)).split(/\r?\n/)[0] ?? '').trim();
  const password = await ask('Password (at least 10 characters, better 15 or more): ', true);
  const again = await ask('The same again: ', true);
  if (password !== again) throw new Error('The two passwords differ');
  return password;
}
