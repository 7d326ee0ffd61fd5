/** The library's PageNotice, which is in every page's HTML. */
const pageNotice = () => document.getElementById('page-notice');

/** The name that the navigation gives a page, else the words of the link that leads there. */
function nameOf({ pathname, textContent }: HTMLAnchorElement): string {
  const known = document.querySelector(`header a[href="${CSS.escape(pathname)}"]`);
  return (known?.textContent ?? textContent).trim() || pathname;
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

let page = '';

/** Says that the page of a link cannot be opened offline. The notice's own link keeps the page's name. */
export function sayOffline(link: HTMLAnchorElement): void {
  if (link.parentElement !== pageNotice()) page = nameOf(link);
  show('offline', link.href, page);
}

/** Says that what was pressed waits for code that did not come. */
export const sayWaiting = (): void => show('waiting', location.pathname + location.search);

export function hideNotice(): void {
  const notice = pageNotice();
  if (notice?.matches(':popover-open')) notice.hidePopover();
}
