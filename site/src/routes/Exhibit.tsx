import { Compare } from '@custom-designs/ui/components/Compare';
import { SoundCompare } from '@custom-designs/ui/components/SoundCompare';
import { Stack } from '@custom-designs/ui/layout';
import { LightRoom } from '@custom-designs/ui/sections/LightRoom';
import type { resolveLightRoom } from '../content/lightRoom.server.ts';
import type { ResolvedContent } from '../content/resolveContent.server.ts';
import type { Exhibit as ExhibitContent } from '../content/schema/collections.ts';
import { loadRoom } from './loadRoom.ts';

const rooms = [
  { name: 'Tiled room', seconds: 1.9 },
  { name: 'Treated room', seconds: 0.5 },
];

type ExhibitProps = ResolvedContent<ExhibitContent> & {
  lightRoom?: Awaited<ReturnType<typeof resolveLightRoom>> | undefined;
};

/** What visitors see, light, or hear in a service's description. */
export function Exhibit({ lightRoom, ...exhibit }: ExhibitProps) {
  if (exhibit.kind === 'sound') {
    return (
      <SoundCompare
        rooms={rooms}
        caption="One bar of guitar and a clap, synthesized, and how long each room takes to fall silent"
      />
    );
  }
  const { pair, before = 'Builder’s lights', caption = 'One room, rendered twice' } = exhibit;
  return (
    <Stack gap="xl">
      <Compare
        {...pair}
        caption={caption}
        labels={{ after: 'Designed light', before, slider: 'Compare the light' }}
      />
      {lightRoom && (
        <LightRoom
          image={lightRoom.image}
          room={{ ...lightRoom.room, load: loadRoom }}
          sendTo="/contact"
          labels={lightRoom.labels}
        />
      )}
    </Stack>
  );
}
