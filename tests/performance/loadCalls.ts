export const BUCKET = 'custom-designs-images';
export const PUBLIC = `/storage/v1/object/public/${BUCKET}`;
export const PICTURES = 40;
export const MANAGER = { email: 'manager@example.com', password: 'a manager password' };

export interface Call {
  method?: string;
  path: string;
  headers?: { [name: string]: string };
  body?: string | Buffer;
}

export interface Kind {
  name: string;
  /** How often, relative to the others. */
  weight: number;
  /** Statuses that are right. */
  expected: readonly number[];
  call: (turn: number) => Call;
}

const json = { 'content-type': 'application/json' };
export const picture = (bytes: number) =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(bytes, 7),
  ]);
const photo = picture(300_000);

/** What visitors and managers do, and what strangers try. */
export function kindsFor(bearer: string, etag: string): Kind[] {
  const manager = { ...json, authorization: `Bearer ${bearer}` };
  const row = (turn: number) => ({
    image_id: `load-${turn}`,
    file_name: 'load.png',
    file_path: `https://example.com/${turn}.png`,
    bucket_name: BUCKET,
    category: 'general-asset',
  });
  const file = (turn: number) => `${PUBLIC}/uploads/picture-${turn % PICTURES}.png`;
  const large = `${PUBLIC}/uploads/large.png`;
  const listed = 'id,title,date,excerpt,image,category,slug,author,created_at';
  return [
    {
      name: 'list of posts',
      weight: 20,
      expected: [200],
      call: (turn) => ({
        path: `/rest/v1/custom_design_blogs?select=${listed}&order=date.desc&limit=9&offset=${turn % 9}`,
      }),
    },
    {
      name: 'one post',
      weight: 15,
      expected: [200],
      call: (turn) => ({
        path: `/rest/v1/custom_design_blogs?select=*&slug=eq.post-${turn % 200}`,
        headers: { accept: 'application/vnd.pgrst.object+json' },
      }),
    },
    {
      name: 'filters',
      weight: 15,
      expected: [200],
      call: (turn) => ({
        path: `/rest/v1/images?select=*&title=ilike.*room*${turn % 10}*&is_featured=is.true&order=created_at.desc&limit=24`,
      }),
    },
    {
      name: 'count',
      weight: 5,
      expected: [200, 206],
      call: () => ({
        method: 'HEAD',
        path: '/rest/v1/images?select=id',
        headers: { prefer: 'count=exact' },
      }),
    },
    { name: 'picture', weight: 15, expected: [200], call: (turn) => ({ path: file(turn) }) },
    { name: 'picture of 2 MB', weight: 3, expected: [200], call: () => ({ path: large }) },
    {
      name: 'range',
      weight: 8,
      expected: [206],
      call: (turn) => ({
        path: large,
        headers: { range: `bytes=${turn % 1000}-${(turn % 1000) + 65_535}` },
      }),
    },
    {
      name: 'unchanged picture',
      weight: 8,
      expected: [304],
      call: () => ({ path: file(0), headers: { 'if-none-match': etag } }),
    },
    {
      name: 'refused insert',
      weight: 4,
      expected: [401],
      call: (turn) => ({
        method: 'POST',
        path: '/rest/v1/images',
        headers: json,
        body: JSON.stringify(row(turn)),
      }),
    },
    {
      name: 'refused upload',
      weight: 3,
      expected: [400],
      call: (turn) => ({
        method: 'POST',
        path: `/storage/v1/object/${BUCKET}/uploads/refused-${turn}.png`,
        headers: { 'content-type': 'image/png' },
        body: photo,
      }),
    },
    {
      name: "manager's insert",
      weight: 4,
      expected: [201],
      call: (turn) => ({
        method: 'POST',
        path: '/rest/v1/images',
        headers: manager,
        body: JSON.stringify(row(turn)),
      }),
    },
    {
      name: "manager's update",
      weight: 2,
      expected: [204],
      call: (turn) => ({
        method: 'PATCH',
        path: `/rest/v1/images?image_id=eq.load-${turn - 500}`,
        headers: manager,
        body: JSON.stringify({ title: 'Changed' }),
      }),
    },
    {
      name: "manager's upload",
      weight: 3,
      expected: [200],
      call: () => ({
        method: 'POST',
        path: `/storage/v1/object/${BUCKET}/uploads/load-${crypto.randomUUID()}.png`,
        headers: { ...manager, 'content-type': 'image/png' },
        body: photo,
      }),
    },
    // Too many from one address are refused without a look at the password.
    {
      name: 'wrong password',
      weight: 2,
      expected: [400, 429, 503],
      call: (turn) => ({
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        headers: json,
        body: JSON.stringify({ email: `stranger-${turn}@example.com`, password: 'wrong' }),
      }),
    },
  ];
}
