/** The result of sharing an address. */
export type Shared = 'shared' | 'canceled' | 'copied' | 'refused';

type Hands = Pick<Partial<Navigator>, 'share' | 'clipboard'>;

/**
 * Shares an address with the device's share sheet, or copies it. `refused` if the browser allows
 * neither, so the user has to copy it by hand.
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
