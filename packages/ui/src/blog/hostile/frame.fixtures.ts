/** A separate page that records executed code and policy violations. */
export interface WatchedFrame {
  readonly ran: () => number;
  /** Returns the policy violations that the browser reported. */
  readonly reports: () => readonly string[];
  readonly document: Document;
  readonly close: () => void;
}

/** Blocks and reports all scripts. Pictures may load from the web, as on the site. */
const policy =
  "default-src 'none'; script-src 'none'; style-src 'none'; base-uri 'none'; form-action 'none'; img-src 'self' http: https:";

/** Events that an inline handler could wait for. */
const occasions =
  'error load click mouseover mouseenter pointerenter focus focusin toggle beforetoggle animationstart transitionend wheel touchstart submit begin'.split(
    ' ',
  );

export function openFrame(html: string, isGuarded: boolean): Promise<WatchedFrame> {
  const frame = document.createElement('iframe');
  frame.title = 'Watched page';
  document.body.append(frame);
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error('The frame has no page.');
  let ran = 0;
  const reports: string[] = [];
  contentDocument.open();
  Object.assign(contentWindow, {
    ran: () => {
      ran += 1;
    },
  });
  const guard = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  contentDocument.write(`<!doctype html><title>x</title>${isGuarded ? guard : ''}<body>`);
  contentDocument.addEventListener('securitypolicyviolation', (event) => {
    reports.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
  const loaded = Promise.withResolvers<WatchedFrame>();
  contentWindow.addEventListener('load', () => {
    for (const element of contentDocument.querySelectorAll('*')) {
      for (const occasion of occasions) element.dispatchEvent(new Event(occasion));
    }
    // Reports and handlers are tasks. Both have run when a later message arrives.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () =>
      loaded.resolve({
        ran: () => ran,
        reports: () => reports,
        document: contentDocument,
        close: () => frame.remove(),
      });
    setTimeout(() => port2.postMessage(null));
  });
  contentDocument.write(html);
  contentDocument.close();
  return loaded.promise;
}
