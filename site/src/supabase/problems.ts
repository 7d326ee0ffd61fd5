import { AdapterError } from './errors.ts';

type Listener = (problem: AdapterError) => void;

const listeners = new Set<Listener>();

/**
 * Hears of what an adapter got over without throwing: a malformed row it skipped, a post it did not
 * find. Nothing is written to the console by itself; the build and a monitoring script listen here.
 * @returns a function that stops listening.
 */
export function onProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function reportProblem(...problem: ConstructorParameters<typeof AdapterError>): void {
  const error = new AdapterError(...problem);
  for (const listener of listeners) listener(error);
}
