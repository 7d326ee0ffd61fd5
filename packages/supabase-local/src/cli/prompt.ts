import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';

const ENTER = ['\r', '\n', '\u0004'];
const INTERRUPT = '\u0003';
const BACKSPACE = ['\u007f', '\b'];

export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return answer.trim();
}

/** Reads a line from the terminal without showing it. */
export function askHidden(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve, reject) => {
    let typed = '';
    const finish = (settle: () => void) => {
      stdin.off('data', read);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write('\n');
      settle();
    };
    const read = (chunk: string) => {
      for (const character of chunk) {
        if (character === INTERRUPT) return finish(() => reject(new Error('Canceled')));
        if (ENTER.includes(character)) return finish(() => resolve(typed));
        typed = BACKSPACE.includes(character) ? typed.slice(0, -1) : typed + character;
      }
    };
    stdin.on('data', read);
  });
}

/** Reads hidden input from a terminal, or the first line of piped input. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return ((await text(process.stdin)).split(/\r?\n/)[0] ?? '').trim();
  const password = await askHidden('Password (at least 10 characters): ');
  const again = await askHidden('The same again: ');
  if (password !== again) throw new Error('The two passwords differ');
  return password;
}
