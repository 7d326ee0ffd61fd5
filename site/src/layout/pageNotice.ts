/** The library's PageNotice, which is in the HTML of every page. */
const pageNotice = () => document.getElementById('page-notice');

/** Returns a page's name in the navigation, or else the link's text. */
function nameOf({ pathname, textContent }: HTMLAnchorElement): string {
  const known = document.querySelector(`header a[href="${CSS.escape(pathname)}"]`);
  return (known?.textContent ?? textContent).trim() || pathname;
}

/**
 * @param message the key of one of the notice's messages. @param href the target of "Try again".
 */
function show(message: string, href: string, page = ''): void {
  const notice = pageNotice();
  const [text, retry] = [notice?.querySelector('p'), notice?.querySelector('a')];
  if (!notice || !text || !retry) return;
  retry.href = href;
  if (!notice.matches(':popover-open')) notice.showPopover();
  text.textContent = '';
  // Clears the text first, so that screen readers announce the same message again.
  requestAnimationFrame(() => {
    text.textContent = (notice.dataset[message] ?? '').replace('{page}', page);
  });
}

let page = '';

/**
 * Says that a link's page can't be opened offline. The notice's retry link has no page name of its
 * own, so the notice names the same page again.
 */
export function sayOffline(link: HTMLAnchorElement): void {
  if (link.parentElement !== pageNotice()) page = nameOf(link);
  show('offline', link.href, page);
}

/** Says that the pressed control waits for code that could not be loaded. */
export const sayWaiting = (): void => show('waiting', location.pathname + location.search);

export function hideNotice(): void {
  const notice = pageNotice();
  if (notice?.matches(':popover-open')) notice.hidePopover();
}
