import { afterAll, beforeAll, describe } from 'vitest';
import { accountLinks } from './accountLinks.ts';
import { activity } from './activity.ts';
import { albums } from './albums.ts';
import { auth } from './auth.ts';
import { cors } from './cors.ts';
import { facts } from './facts.ts';
import { filters } from './filters.ts';
import { restoreRows } from './fixtures.ts';
import { Contract, type ManagedBackend, USERS } from './harness.ts';
import { inbox } from './inbox.ts';
import { inboxFollowUps } from './inboxFollowUps.ts';
import { inboxReads } from './inboxReads.ts';
import { leads } from './leads.ts';
import { people } from './people.ts';
import { policies } from './policies.ts';
import { posts } from './posts.ts';
import { postVersions } from './postVersions.ts';
import { push } from './push.ts';
import { ranges } from './ranges.ts';
import { reads } from './reads.ts';
import { refusals } from './refusals.ts';
import { reviews } from './reviews.ts';
import { secondStep, secondStepRights } from './secondStep.ts';
import { storage } from './storage.ts';
import { writes } from './writes.ts';

const START_TIMEOUT = 60_000;

type Chapters = (contract: () => Contract) => void;

export const everything: Chapters = (contract) => {
  describe('tables', () => {
    reads(contract);
    filters(contract);
    ranges(contract);
    refusals(contract);
  });
  describe('writes', () => writes(contract));
  describe('posts', () => {
    posts(contract);
    postVersions(contract);
  });
  describe('requests of visitors', () => leads(contract));
  describe('inbox', () => {
    inbox(contract);
    inboxReads(contract);
    inboxFollowUps(contract);
  });
  describe('pushes', () => push(contract));
  describe('facts', () => facts(contract));
  describe('albums', () => albums(contract));
  describe('reviews', () => reviews(contract));
  describe('accounts', () => {
    auth(contract);
    accountLinks(contract);
    people(contract);
    activity(contract);
  });
  describe('files', () => storage(contract));
  cors(contract);
};

/** Apart from the rest, because it takes as long as everything else. */
export const access: Chapters = (contract) => {
  describe('policies', () => policies(contract));
  describe('the second step', () => {
    secondStep(contract);
    secondStepRights(contract);
  });
};

/** The chapters that the memory engine also passes. */
export const rows: Chapters = (contract) => {
  filters(contract);
  ranges(contract);
  accountLinks(contract);
  secondStep(contract);
};

/** Runs the same script against any engine, through an unmodified supabase-js. */
export function runContract(
  name: string,
  start: () => Promise<ManagedBackend>,
  chapters = everything,
): void {
  describe(name, () => {
    let current: Contract;
    const contract = () => current;

    beforeAll(async () => {
      current = new Contract(await start());
      for (const user of USERS) await current.backend.addUser(user);
      await current.signIn();
      await restoreRows(current);
    }, START_TIMEOUT);
    afterAll(() => current?.backend.close(), START_TIMEOUT);

    chapters(contract);
  });
}
