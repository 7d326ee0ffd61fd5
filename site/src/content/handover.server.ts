import { handover } from './handover.ts';
import type { PaperName } from './schema/parts.ts';

const addresses = import.meta.glob<string>('../drawings/papers/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The section about papers with those of a page. */
export const handoverOf = (names: readonly PaperName[]) => ({
  heading: handover.heading,
  lead: handover.lead,
  items: names.map((name) => {
    const { alt, ...words } = handover.papers[name];
    const src = addresses[`../drawings/papers/${name}.svg`] as string;
    return { ...words, image: { src, alt, width: 480, height: 620, color: '#f5ebd7' } };
  }),
});
