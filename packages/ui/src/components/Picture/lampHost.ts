/** Spread on a card: while it is pointed at or holds the focus, the pictures in it light up. */
export const lampHost = { 'data-lamps': '' } as const;
