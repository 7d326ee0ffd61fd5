import { fixtureImageUrl, removedFile } from './fixtures/address.ts';

const folder = fixtureImageUrl('').replace('.webp', '');

/**
 * Serves the seed's pictures, which Storybook has at `/seed`, also as uploads. In Node, they're
 * empty. Undefined for any other request or a missing file.
 */
export async function seedPicture(request: Request): Promise<Response | undefined> {
  const { method } = request;
  const url = request.url.replace('/uploads/', '/seed/');
  const isThere = url.startsWith(folder) && url !== fixtureImageUrl(removedFile);
  if (method !== 'GET' || !isThere || typeof document === 'undefined') return undefined;
  const answer = await fetch(
    new URL(`${import.meta.env.BASE_URL}seed/${url.slice(folder.length)}`, document.baseURI),
  );
  return answer.headers.get('content-type')?.startsWith('image/') ? answer : undefined;
}
