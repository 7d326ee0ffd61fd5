import { AdapterError } from '../../adapters/AdapterError.ts';
import { SignInDismissed } from './SignInGate.ts';

/** What a browser says when nobody answered; it helps nobody. */
const isBrowserWords = (message: string) => /^(Type|Abort)Error\b|^Failed to fetch/.test(message);

/** The call got no answer, or one that says nothing. */
const hasNoWords = ({ message }: Error) =>
  isBrowserWords(message) || /^Failed to \w+ image/.test(message);

/** The backend's words, or the stated fallback where it has none (specification section 8). */
export function listFailure(error: Error | null): string {
  const said = error?.message ?? '';
  return said === '' || isBrowserWords(said) ? 'Failed to fetch images' : said;
}

/** Why something did not happen, and what to do, for somebody who is no engineer. */
export function reasonFor(error: unknown): string {
  if (error instanceof SignInDismissed) return 'You are not signed in.';
  if (!(error instanceof AdapterError)) return 'Something unexpected happened. Please try again.';
  if (error.reason === 'not-allowed')
    return 'This account is not a manager, so nothing was changed.';
  if (error.kind === 'network' && hasNoWords(error)) {
    return 'Nobody answered. Check your connection and try again.';
  }
  if (error.kind === 'missing') return 'It has been deleted meanwhile.';
  if (error.kind === 'conflict')
    return 'Somebody else changed it meanwhile. Look at it and try again.';
  return error.message;
}
