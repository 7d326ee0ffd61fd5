import { blogPages } from './blog.ts';
import { commercialPages } from './commercial.ts';
import { communityPages } from './communities.ts';
import { home } from './home.ts';
import { residentialPages } from './residential.ts';
import { servicePages } from './services.ts';
import {
  about,
  contact,
  facts,
  inbox,
  media,
  notFound,
  notSent,
  password,
  people,
  posts,
  privacy,
  projects,
  projectsDesk,
  sent,
  today,
} from './standalone.ts';
import type { ExpectedPage } from './statement.ts';

/** Every page (docs/behavior.md#routes) and its statements. */
export const pageGroups: Readonly<Record<string, readonly ExpectedPage[]>> = {
  'pages of the company': [home, about, contact, sent, notSent, privacy],
  'pages of services': servicePages,
  'pages for homes': residentialPages,
  'pages for businesses': commercialPages,
  'pages of cities': communityPages,
  'pages that are not there': [notFound],
  'pages of projects': [projects],
  'pages of the blog': blogPages,
  'pages of managers': [today, inbox, media, facts, password, people, ...posts, ...projectsDesk],
};

/** These pages share a template, so the group's first shows what the layout does. */
export const haveOneTemplate = (group: string) =>
  /^pages (of services|for homes|for businesses|of cities)$/.test(group);

export const everyPage: readonly ExpectedPage[] = Object.values(pageGroups).flat();
