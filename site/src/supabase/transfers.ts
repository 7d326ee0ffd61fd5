/** What somebody wants to know, and decide, about one upload. */
export interface TransferWatch {
  readonly signal: AbortSignal;
  /** How much has been sent, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** A connection that moves nothing for so long is gone, even when the system has not noticed. */
const STALLED_MS = 60_000;

const watches = new Map<string, TransferWatch>();

/**
 * Follows the upload to a path of a bucket (`bucket/folder/file.jpg`) while `send` runs. supabase-js
 * offers neither progress nor a way to stop, so its fetch is asked to look here.
 */
export async function watchTransfer<Result>(
  path: string,
  watch: TransferWatch,
  send: () => Promise<Result>,
): Promise<Result> {
  watches.set(path, watch);
  try {
    return await send();
  } finally {
    watches.delete(path);
  }
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

/** fetch says nothing of what it has sent, XMLHttpRequest does. */
function sendCounting(
  url: string,
  { method = 'POST', headers, body }: RequestInit,
  { signal, onProgress }: TransferWatch,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(stalled);
    stalled = setTimeout(stop, STALLED_MS);
  };
  return new Promise<Response>((resolve, reject) => {
    const fail = () => reject(signal.aborted ? signal.reason : new TypeError('connection lost'));
    request.open(method, url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, responseText } = request;
      onProgress(1);
      const text = [204, 205, 304].includes(status) ? null : responseText;
      resolve(new Response(text, { status, headers: headersOf(request) }));
    };
    request.onerror = fail;
    request.onabort = fail;
    if (signal.aborted) return fail();
    signal.addEventListener('abort', stop);
    wait();
    request.send(body as XMLHttpRequestBodyInit);
  }).finally(() => {
    clearTimeout(stalled);
    signal.removeEventListener('abort', stop);
  });
}

const STORED = '/storage/v1/object/';

function watchOf(input: Request | URL | string, init: RequestInit | undefined) {
  if (init?.method !== 'POST' || input instanceof Request) return undefined;
  const url = String(input);
  const at = url.indexOf(STORED);
  return at < 0 ? undefined : watches.get(decodeURIComponent(url.slice(at + STORED.length)));
}

/** The fetch of the media client: as given, or the page's own, but uploads somebody watches are counted. */
export function watchedFetch(given: typeof fetch | undefined): typeof fetch {
  return async (input, init) => {
    const watch = watchOf(input, init);
    if (watch && !given && typeof XMLHttpRequest !== 'undefined') {
      return sendCounting(String(input), init ?? {}, watch);
    }
    const answer = await (given ?? fetch)(input, watch ? { ...init, signal: watch.signal } : init);
    watch?.onProgress(1);
    return answer;
  };
}
