/** The last part of a page's address, which is one of the given slugs by the route table. */
export function slugOf<Slug extends string>(request: Request, slugs: readonly Slug[]): Slug {
  const last = new URL(request.url).pathname
    .replace(/\/$/, '')
    .replace(/\.data$/, '')
    .split('/')
    .at(-1);
  const slug = slugs.find((known) => known === last);
  if (!slug) throw new Response('Not found', { status: 404 });
  return slug;
}
