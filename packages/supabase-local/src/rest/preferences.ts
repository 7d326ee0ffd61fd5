import { ApiError } from '../http/errors.ts';
import { unsupported } from './errors.ts';

export interface Preferences {
  returnsRows: boolean;
  count: boolean;
  single: boolean;
  applied: string[];
}

const REFUSED =
  /^(resolution|missing|tx|max-affected)=|^count=(planned|estimated)$|^return=headers-only$/;
const ROWS = /^(\*\/\*|application\/\*|application\/json|application\/vnd\.pgrst\.array\+json)$/;
const ONE_ROW = 'application/vnd.pgrst.object+json';

function wantsSingle(accept: string | null): boolean {
  const types = (accept ?? '*/*').split(',').map((type) => type.trim());
  for (const type of types) {
    const [name = '', ...parameters] = type.split(';').map((part) => part.trim());
    const isStripped = parameters.some((parameter) => parameter.startsWith('nulls'));
    if (!isStripped && name === ONE_ROW) return true;
    if (!isStripped && ROWS.test(name)) return false;
  }
  const message = `None of these media types are available: ${types.join(', ')}`;
  throw new ApiError('PGRST107', message, { status: 406 });
}

/** Reads `Prefer` and `Accept`. Refuses an unknown preference that would change the response. */
export function parsePreferences(headers: Headers): Preferences {
  const prefer = (headers.get('prefer') ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const refused = prefer.find((item) => REFUSED.test(item));
  if (refused) throw unsupported(`"Prefer: ${refused}"`);
  return {
    returnsRows: prefer.includes('return=representation'),
    count: prefer.includes('count=exact'),
    single: wantsSingle(headers.get('accept')),
    applied: prefer.filter((item) => /^(return=(minimal|representation)|count=exact)$/.test(item)),
  };
}
