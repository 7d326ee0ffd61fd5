export { fixtureRows, openBackend, type Rows } from './backend.ts';
export { codeOf } from './codeOf.ts';
export { fixtureBucket, fixtureImageUrl, fixtureOrigin } from './fixtures/address.ts';
export { albumRows } from './fixtures/albums.ts';
export { deskPosts, deskRows } from './fixtures/deskPosts.ts';
export { type ImageRow, imageRows, images, malformedImages } from './fixtures/images.ts';
export { inboxRows, leadRows } from './fixtures/leads.ts';
export { fixtureEditor, fixtureManager, people } from './fixtures/people.ts';
export { brokenJsonPost, malformedPosts, type PostRow, postRows, posts } from './fixtures/posts.ts';
export { reviewRows } from './fixtures/reviews.ts';
export { type ScenarioName, scenarioNames } from './scenarioNames.ts';
export {
  mailedByProject,
  openScenario,
  type Scenario,
  type ScenarioOptions,
  scenario,
} from './scenarios.ts';
