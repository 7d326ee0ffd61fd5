import { pagesOf } from '../content.ts';

const pathsOf = async (group: Parameters<typeof pagesOf>[0]) =>
  (await pagesOf(group)).map(({ path }) => path);

/** docs/behavior.md#routes: a page for each file of a folder, in the order that the files give. */
export const services = await pathsOf('services');
export const residential = await pathsOf('residential');
export const commercial = await pathsOf('commercial');
export const communities = await pathsOf('communities');
