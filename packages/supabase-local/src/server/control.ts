import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { connectToOwner } from '../disk/lock.ts';
import { type Command, type Outcome, runCommand } from './commands.ts';
import type { Backend } from './openBackend.ts';

type Reply = { outcome: Outcome } | { error: string };

/**
 * The command line reaches a running server through the lock's socket, which only the owner of the
 * data directory can open. A connection carries one command and one response, each as JSON.
 */
export function serveControl(backend: Backend): (socket: Socket) => void {
  return (socket) => {
    const answer = async (): Promise<void> => {
      const asked = await text(socket);
      // A process that only checks whether the directory is in use connects and sends nothing.
      if (asked === '') return;
      const command = JSON.parse(asked) as Command;
      const reply: Reply = await runCommand(command, backend).then(
        (outcome) => ({ outcome }),
        (cause: unknown) => ({ error: cause instanceof Error ? cause.message : String(cause) }),
      );
      socket.end(JSON.stringify(reply));
    };
    answer().catch(() => socket.destroy());
  };
}

/** Undefined when no server runs on this data. */
export async function askServer(dataDir: string, command: Command): Promise<Outcome | undefined> {
  const socket = await connectToOwner(dataDir);
  if (!socket) return undefined;
  socket.end(JSON.stringify(command));
  const reply = JSON.parse(await text(socket)) as Reply;
  if ('error' in reply) throw new Error(reply.error);
  return reply.outcome;
}
