import { commercial, residential } from '../../content/pages.server.ts';

/** Every case study of the content files, by the page that tells it. */
export const caseChapters = () =>
  [...residential, ...commercial].map(({ name, path, heroImage, cases }) => ({
    title: name,
    image: heroImage,
    href: `${path}#stories`,
    cases: cases.map(({ image: _, ...words }) => words),
  }));
