/** Loads what the hero's room is mixed from, at a visitor's first touch. */
export const loadRoom = async () => (await import('../pictures/rooms/homeHero.ts')).light;
