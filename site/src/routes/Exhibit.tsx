import { Compare } from '@custom-designs/ui/components/Compare';
import type { ResolvedContent } from '../content/resolveContent.server.ts';
import type { Exhibit as ExhibitContent } from '../content/schema/collections.ts';

/** What visitors see or hear in a service's description. */
export function Exhibit(exhibit: ResolvedContent<ExhibitContent>) {
  const { pair, before = 'Builder’s lights' } = exhibit;
  return (
    <Compare
      {...pair}
      caption="One room, rendered twice"
      labels={{ after: 'Designed light', before, slider: 'Compare the light' }}
    />
  );
}
