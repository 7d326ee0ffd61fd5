import { handover } from './handover.ts';

const addresses = import.meta.glob<string>('../drawings/papers/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The section about papers, with their drawings. */
export const papers = {
  heading: handover.heading,
  lead: handover.lead,
  items: Object.entries(handover.papers).map(([name, { alt, ...words }]) => {
    const src = addresses[`../drawings/papers/${name}.svg`] as string;
    return { ...words, image: { src, alt, width: 480, height: 620, color: '#f5ebd7' } };
  }),
};
