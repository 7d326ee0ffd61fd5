export const THEME_STORAGE_KEY = 'theme';

/**
 * Runs inline in <head> before the first paint, so that a stored light theme doesn't flash dark.
 * The site's Content-Security-Policy allows it by its hash.
 */
export const themeScript = `try{if(localStorage.getItem('${THEME_STORAGE_KEY}')==='light')document.documentElement.classList.replace('dark','light')}catch{}`;
