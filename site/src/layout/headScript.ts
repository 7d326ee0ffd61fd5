import { themeScript } from '@custom-designs/ui/theme-script';

/**
 * Runs before the first paint: the theme that was chosen, and a mark where the address asks for a part
 * of a list, which the prerendered page cannot know.
 */
export const headScript = `${themeScript};if(location.search)document.documentElement.dataset.query=''`;

/** Such a list is not shown before it is the right one; where the app never comes, after four seconds. */
export const headStyle =
  '[data-query]:not([data-hydrated]) [data-of-query]{visibility:hidden;animation:show 0s 4s forwards}@keyframes show{to{visibility:visible}}';
