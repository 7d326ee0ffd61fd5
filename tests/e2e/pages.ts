import { pagesOf } from './content.ts';

const pathsOf = async (group: Parameters<typeof pagesOf>[0]) =>
  (await pagesOf(group)).map(({ path }) => path);

/** docs/behavior/every-page.md#routes: a page for each file of a folder, in the order that the files give. */
export const services = await pathsOf('services');
export const residential = await pathsOf('residential');
export const commercial = await pathsOf('commercial');
export const communities = await pathsOf('communities');

/** An address without a page. */
export const notFound = '/no-such-room';

/** Every page of the site, with one article, by the template that they share. */
export const pageGroups: Readonly<Record<string, readonly string[]>> = {
  'pages of the company': [
    '/',
    '/about',
    '/contact',
    '/contact/sent',
    '/contact/not-sent',
    '/privacy',
  ],
  'pages of services': ['/services', ...services],
  'pages for homes': ['/residential', ...residential],
  'pages for businesses': ['/commercial', ...commercial],
  'pages of cities': ['/communities', ...communities],
  'pages that are not there': [notFound],
  'pages of projects': ['/projects'],
  'pages of the blog': ['/blog', '/blog/lighting-a-palm'],
  'pages of managers': ['/admin/leads', '/admin/media', '/admin/password', '/blog/preview'],
  // They show nothing else before a sign-in.
  'pages behind a sign-in': [
    '/admin',
    '/admin/facts',
    '/admin/people',
    '/admin/posts',
    '/admin/posts/edit',
    '/admin/posts/preview',
    '/admin/projects',
    '/admin/projects/edit',
    '/admin/reviews',
    '/admin/reviews/edit',
  ],
};

/** These pages share a template, so the group's first shows what the layout does. */
export const haveOneTemplate = (group: string) =>
  /^pages (of services|for homes|for businesses|of cities|behind a sign-in)$/.test(group);

export const everyPage: readonly string[] = Object.values(pageGroups).flat();
