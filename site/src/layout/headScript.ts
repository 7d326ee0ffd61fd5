import { themeScript } from '@custom-designs/ui/theme-script';

/**
 * Runs before the first paint. It sets the chosen theme, and marks a page whose address selects a
 * part of a list, which the prerendered HTML doesn't show.
 */
export const headScript = `${themeScript};if(location.search)document.documentElement.dataset.query=''`;

/**
 * Hides the list of such a page until the right one is ready, or for four seconds if the app never
 * loads.
 */
export const headStyle =
  '[data-query]:not([data-hydrated]) [data-of-query]{visibility:hidden;animation:show 0s 4s forwards}@keyframes show{to{visibility:visible}}';
