/** The library's PageNotice, which is in every page's HTML. */
export const pageNotice = () => document.getElementById('page-notice');

/** The name that the navigation gives a page, else the words of the link that leads there. */
function nameOf(href: string, link: Element | null | undefined): string {
  const path = new URL(href).pathname;
  const known = document.querySelector(`header a[href="${CSS.escape(path)}"]`);
  return (known ?? link)?.textContent?.trim() ?? path;
}

/** @param message name of one of the notice's messages. @param href where trying again leads. */
function show(message: string, href: string, page = ''): void {
  const notice = pageNotice();
  const [text, retry] = [notice?.querySelector('p'), notice?.querySelector('a')];
  if (!notice || !text || !retry) return;
  retry.href = href;
  if (!notice.matches(':popover-open')) notice.showPopover();
  text.textContent = '';
  // New words for whoever listens, also when they are the same as before.
  requestAnimationFrame(() => {
    text.textContent = (notice.dataset[message] ?? '').replace('{page}', page);
  });
}

/** Says that a page cannot be opened. @param link that led there. */
export const sayUnreachable = (href: string, link?: Element | null): void =>
  show(navigator.onLine ? 'failed' : 'offline', href, nameOf(href, link));

/** Says that what was pressed waits for code that did not come. */
export const sayWaiting = (): void => show('waiting', location.pathname + location.search);

export function hideNotice(): void {
  const notice = pageNotice();
  if (notice?.matches(':popover-open')) notice.hidePopover();
}
