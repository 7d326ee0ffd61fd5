/** From here on there is room for a list and a message: 1024 px at the browser's usual text size. */
export const BESIDE = '64em';
