/** A card on the widest grid, twice as dense; a portrait fills it as well once it is cropped. */
const CARD = { width: 640, height: 360 };
/** A panorama would otherwise be as long as the street it shows. */
const LONGEST = 1280;

/** The small copy covers a card and keeps the picture's shape; it is never larger than the picture. */
export function thumbnailSize(width: number, height: number) {
  const covering = Math.max(CARD.width / width, CARD.height / height);
  const scale = Math.min(1, covering, LONGEST / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
