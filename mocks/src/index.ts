export { fixtureManager, fixtureRows, openBackend, type Rows } from './backend.ts';
export { fixtureBucket, fixtureImageUrl, fixtureOrigin } from './fixtures/address.ts';
export { type ImageRow, imageRows, images, malformedImages } from './fixtures/images.ts';
export { brokenJsonPost, malformedPosts, type PostRow, postRows, posts } from './fixtures/posts.ts';
export {
  openScenario,
  type Scenario,
  type ScenarioName,
  type ScenarioOptions,
  scenario,
  scenarioNames,
} from './scenarios.ts';
