/** What happened to an address that was to be shared. */
export type Shared = 'shared' | 'canceled' | 'copied' | 'refused';

type Hands = Pick<Partial<Navigator>, 'share' | 'clipboard'>;

/**
 * Hands an address on: the device's own sheet, else the clipboard. `refused` when the browser allows
 * neither, so that somebody has to copy it by hand.
 */
export async function share(
  data: { title: string; url: string },
  hands: Hands = navigator,
): Promise<Shared> {
  if (hands.share) {
    try {
      await hands.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    }
  }
  try {
    if (!hands.clipboard) return 'refused';
    await hands.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
