import { company } from '../content/company.ts';

/** Search engines show no more (specification section 2, Commercial). */
const LONGEST_DESCRIPTION = 160;

/** Cut at the last whole word that fits. */
export function cutDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  return cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '');
}

interface Area {
  title: string;
  subtitle: string;
  description: string;
}

/** Title and description of a residential or commercial page. */
export const areaMeta = (page: Area | undefined) =>
  page
    ? [
        { title: `${page.title} ${page.subtitle} - ${company.name}` },
        { name: 'description', content: cutDescription(page.description) },
      ]
    : [];
