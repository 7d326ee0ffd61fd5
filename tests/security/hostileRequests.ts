import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/server';
import fc from 'fast-check';

/** Bytes of one connection, as Latin-1 text, and how the client ends it. */
export interface Attack {
  bytes: string;
  /** `wait` for the server to close, `finish` sending (FIN), or `reset` the connection. */
  ending: 'wait' | 'finish' | 'reset';
}

const anyOf = <T>(...values: T[]) => fc.constantFrom(...values);
const words = (text: string) => anyOf(...text.trim().split(/\s+/));
const mostly = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: rare });
const bytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((list) => Buffer.from(list).toString('latin1'));
const encoded = (maxLength: number) =>
  fc
    .uint8Array({ maxLength })
    .map((list) => Array.from(list, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
const repeated = (text: string, most: number) =>
  fc.nat({ max: most }).map((count) => text.repeat(count));

const METHOD = mostly(
  anyOf('GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'DELETE'),
  anyOf('PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'GE T', ''),
);

/** A part of a path, mostly hostile. */
const PIECE = mostly(
  fc.oneof(
    words(`.. . %2e%2e % %0 %00 %ff %c0%ae %e2%82 %5c ; ~ @ images uploads custom-designs-images public
      list blog a.png constructor __proto__ toString %3Cscript%3E 'or'1'='1 $%7B7*7%7D`),
    encoded(6),
    repeated('a', 3_000),
  ),
  fc.oneof(bytes(6), words('<script> \\ {{7*7}} " |')),
);

const FILTER = fc.oneof(
  words(`eq.1 not.is.null in.( not.eq. fts.a not.not. eq.%00 is.%00 . gt.infinity lt.1e999
    eq.99999999999999999999 eq.NaN`),
  repeated('%25a', 700).map((pattern) => `like.${pattern}`),
  repeated('{', 900).map((open) => `eq.${open}`),
  repeated('"a",', 900).map((list) => `in.(${list}"b")`),
  fc.tuple(words('eq gt ilike in is'), encoded(12)).map((parts) => parts.join('.')),
);
const COLUMN = words('id title tags date images file_size created_at nope');
const LOGIC = fc.oneof(
  anyOf('(id.eq.1,and(id.is.null))', '(id.eq.")', '()', '(', '(title.like.*,not.or(id.is.null))'),
  repeated('or(', 400).map((open) => `(${open}`),
  fc
    .array(fc.tuple(COLUMN, FILTER), { maxLength: 5 })
    .map((all) => `(${all.map((one) => one.join('.'))})`),
);
const SELECTION = fc.oneof(
  anyOf('*', 'id::text', 'a:id,a:title', `${'content,'.repeat(500)}id`, 'images->0', 'id,a(b)'),
  fc.array(fc.oneof(COLUMN, encoded(4)), { maxLength: 60 }).map((columns) => columns.join()),
);
const NUMBER = anyOf('0', '5', '-1', '1e9', '1.5', '999999999', '99999999999999999999', '', 'many');
const PAIR = fc.oneof(
  fc.tuple(COLUMN, FILTER),
  fc.tuple(fc.constant('select'), SELECTION),
  fc.tuple(fc.constant('order'), anyOf('title', 'title.desc.nullsfirst', 'id.up', 'images')),
  fc.tuple(anyOf('limit', 'offset'), NUMBER),
  fc.tuple(anyOf('or', 'and', 'not.or'), LOGIC),
  fc.tuple(anyOf('columns', 'on_conflict', 'apikey', ''), PIECE),
  fc.tuple(PIECE, PIECE),
);
const QUERY = fc
  .array(PAIR, { maxLength: 3 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
const PREFIX =
  words(`/ // /rest/v1/ /auth/v1/ /storage/v1/object/ /blog/ /assets/ /admin/ /functions/v1/
  /functions/v1/leads/ /outbox/v1/ /storage/v1/object/public/custom-designs-images/uploads/
  /storage/v1/object/list/ /storage/v1/object/info/public/ /storage/v1/render/image/`);
const SERVICE = words(`/rest/v1/images? /rest/v1/custom_design_blogs? /rest/v1/leads? /auth/v1/user?
  /functions/v1/leads? /functions/v1/leads/deliver? /outbox/v1/emails?
  /auth/v1/token?grant_type=password& /auth/v1/token?grant_type=refresh_token&
  /auth/v1/logout?scope=global& /storage/v1/object/list/custom-designs-images?
  /storage/v1/object/public/custom-designs-images/uploads/kept.png?
  /storage/v1/object/custom-designs-images/uploads/new.png?`);
const TARGET = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(SERVICE, QUERY).map((parts) => parts.join('')) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(PREFIX, fc.array(PIECE, { maxLength: 3 }), QUERY)
      .map(([prefix, pieces, query]) => `${prefix}${pieces.join('/')}?${query}`),
  },
  {
    weight: 1,
    arbitrary: anyOf(
      ...['*', '', ' ', 'http://', 'http://evil.example/', 'http://[::1', 'https://a:b@localhost/'],
      ...['ftp://x/', 'localhost:80', '?', '#', '/?#%', '/\u0000', '/ /'],
    ),
  },
  { weight: 1, arbitrary: bytes(40) },
);

const HOST = mostly(
  fc.constant('Host: localhost'),
  anyOf(
    ...['Host: evil.example', 'Host: a b', 'Host:', 'Host: [::1', 'Host: localhost:99999', 'X: y'],
    ...['Host: a\r\nHost: b', 'Host: \u0000', 'Host: 127.0.0.1/..', 'Host: ..', 'Host: \u00e9'],
  ),
);

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const EXPIRY = { exp: 4_102_444_800 };
const forged = (header: object, claims: object) =>
  `Authorization: Bearer ${base64(header)}.${base64(claims)}.AAAA`;
const HEADER = mostly(
  fc.oneof(
    anyOf('apikey: ', 'apikey: sb_secret_x', 'Authorization: Bearer ', 'Authorization: Basic eA=='),
    anyOf(
      forged({ alg: 'none' }, { role: 'service_role', ...EXPIRY }),
      forged({ alg: 'HS256' }, { role: 'service_role', ...EXPIRY }),
      forged({ alg: 'RS256', kid: '../../etc/passwd' }, { role: 'manager', ...EXPIRY }),
      forged([], []),
      'Authorization: Bearer a.b.c',
    ),
    anyOf(
      ...['Range: bytes=10-5', 'Range: bytes=-0', 'Range: bytes=0-0,1-1', 'Range: lines=1-2'],
      ...[`Range: bytes=${'0-1,'.repeat(900)}`, `Range: bytes=${'9'.repeat(400)}-`],
      ...['Range: bytes=-99999999999999999999', 'If-Range: Mon, 99 Foo', 'If-None-Match: W/"a'],
      ...['If-None-Match: *', 'If-Modified-Since: never', 'If-Match: "x"'],
    ),
    anyOf(
      ...['Accept: text/csv', 'Accept: application/vnd.pgrst.object+json', 'Accept-Profile: auth'],
      ...['Prefer: count=exact,return=representation', 'Prefer: resolution=merge-duplicates'],
      ...['x-upsert: true', 'Expect: 100-continue', 'Expect: nonsense', 'Accept-Encoding: br;q=9'],
      ...['Upgrade: websocket', 'Connection: upgrade', 'Origin: null', 'X-Forwarded-For: ../..'],
      'Access-Control-Request-Headers: a\tb',
    ),
    repeated('a', 6_000).map((value) => `X-Long: ${value}`),
    fc
      .nat({ max: 400 })
      .map((count) =>
        Array.from({ length: count + 1 }, (_, index) => `X-${index}: y`).join('\r\n'),
      ),
  ),
  fc.oneof(
    bytes(20),
    fc.tuple(anyOf('X', 'Cookie', 'Referer'), bytes(30)).map((parts) => parts.join(': ')),
  ),
);

const BODY = fc.oneof(
  anyOf('', '{}', '[]', 'null', '{', '[{}]', '"text"', '{"__proto__":{"a":1}}', '{"title":"x"}'),
  anyOf(
    '{"email":"a@example.com","password":"x"}',
    '{"email":"a\\u0000","password":"\\u0000"}',
    '{"refresh_token":"\\u0000"}',
    '{"prefix":"\\u0000"}',
    '{"prefixes":["\\u0000"]}',
    '{"prefix":"","limit":-1}',
    '{"kind":"home","email":"a@example.com","message":"\\ud800"}',
    '{"kind":"home","email":"a@example.com","preferred_date":"infinity"}',
  ),
  repeated('[', 20_000),
  repeated('{"a":', 5_000),
  fc.nat({ max: 5_000 }).map((depth) => `{"images":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  anyOf(
    '--b\r\n\r\nx',
    '--b--',
    '--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nx\r\n--b--\r\n',
    '--b\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\na\u0000b\r\n--b--\r\n',
  ),
  bytes(300),
);
const TYPE = anyOf(
  ...['application/json', 'application/json', 'multipart/form-data; boundary=b', 'image/png'],
  ...['multipart/form-data', 'text/html', 'application/json; charset=utf-7', '\u00e9', ''],
);
const KEY = `apikey: ${DEVELOPMENT_PUBLISHABLE_KEY}`;

const HEAD = fc
  .tuple(METHOD, TARGET, HOST, mostly(fc.constant<string[]>([KEY]), fc.constant<string[]>([])))
  .chain(([method, target, host, key]) =>
    fc
      .array(HEADER, { maxLength: 2 })
      .map((headers) => [`${method} ${target} HTTP/1.1`, host, ...key, ...headers].join('\r\n')),
  );

/** A read that is valid HTTP, so it reaches the request handler. */
const READ = fc
  .tuple(SERVICE, QUERY)
  .map((target) => `GET ${target.join('')} HTTP/1.1\r\nHost: localhost\r\n${KEY}`)
  .map((head) => `${head}\r\nConnection: close\r\n\r\n`);

/** A request whose body has the declared length. */
const WHOLE = fc.tuple(HEAD, TYPE, BODY).map(([head, type, body]) => {
  const length = Buffer.byteLength(body, 'latin1');
  const framing = `Content-Length: ${length}\r\nConnection: close`;
  return `${head}\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n${body}`;
});

/** A request whose body contradicts its headers. */
const MISFRAMED = fc
  .tuple(
    HEAD,
    anyOf('Length: 5', 'Length: -1', 'Length: 1\r\nContent-Length: 2', 'Encoding: chunked'),
    anyOf('5\r\nab', 'zz\r\n', '0\r\n\r\nGET /', 'ffffffffffffffff\r\na', '2\r\n{}\r\n0\r\n\r\n'),
  )
  .map(([head, framing, body]) => {
    const kind = framing.startsWith('Length') ? 'Content' : 'Transfer';
    return `${head}\r\n${kind}-${framing}\r\n\r\n${body}`;
  });

const CUT = fc.tuple(WHOLE, fc.nat({ max: 400 })).map(([text, length]) => text.slice(0, length));
const endedBy = (text: fc.Arbitrary<string>, ...endings: Attack['ending'][]) =>
  fc.record({ bytes: text, ending: anyOf(...endings) });

export const ATTACK = fc.oneof(
  { weight: 8, arbitrary: endedBy(READ, 'wait') },
  { weight: 10, arbitrary: endedBy(WHOLE, 'wait', 'wait', 'wait', 'finish', 'reset') },
  { weight: 2, arbitrary: endedBy(MISFRAMED, 'finish', 'reset') },
  { weight: 2, arbitrary: endedBy(CUT, 'finish', 'reset') },
  { weight: 1, arbitrary: endedBy(bytes(200), 'finish', 'reset') },
);
