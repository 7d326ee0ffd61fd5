import { Compare } from '@custom-designs/ui/components/Compare';
import { SoundCompare } from '@custom-designs/ui/components/SoundCompare';
import type { ResolvedContent } from '../content/resolveContent.server.ts';
import type { Exhibit as ExhibitContent } from '../content/schema/collections.ts';

const rooms = [
  { name: 'Tiled room', seconds: 1.9 },
  { name: 'Treated room', seconds: 0.5 },
];

/** What visitors see or hear in a service's description. */
export function Exhibit(exhibit: ResolvedContent<ExhibitContent>) {
  if (exhibit.kind === 'sound') {
    return (
      <SoundCompare
        rooms={rooms}
        caption="One bar of guitar and a clap, synthesized, and how long each room takes to fall silent"
      />
    );
  }
  const { pair, before = 'Builder’s lights' } = exhibit;
  return (
    <Compare
      {...pair}
      caption="One room, rendered twice"
      labels={{ after: 'Designed light', before, slider: 'Compare the light' }}
    />
  );
}
