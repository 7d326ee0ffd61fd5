import { Compare } from '@custom-designs/ui/components/Compare';
import { SoundCompare } from '@custom-designs/ui/components/SoundCompare';
import { Stack } from '@custom-designs/ui/layout';
import { LightRoom, type RoomLight } from '@custom-designs/ui/sections/LightRoom';
import type { RoomName, resolveLightRoom } from '../content/lightRoom.server.ts';
import type { ResolvedContent } from '../content/resolveContent.server.ts';
import type { Exhibit as ExhibitContent } from '../content/schema/collections.ts';

const roomLights = import.meta.glob<RoomLight>('../pictures/rooms/*.ts', { import: 'light' });

/** Returns a function that loads what a room is mixed from, for a visitor's first touch. */
const loadRoom = (name: RoomName) =>
  roomLights[`../pictures/rooms/${name}.ts`] as () => Promise<RoomLight>;

const soundRooms = [
  { name: 'Tiled room', seconds: 1.9 },
  { name: 'Treated room', seconds: 0.5 },
];

function Comparison(exhibit: ResolvedContent<ExhibitContent>) {
  if (exhibit.kind === 'sound') {
    return (
      <SoundCompare
        rooms={soundRooms}
        caption="One bar of guitar and a clap, synthesized, and how long each room takes to fall silent"
      />
    );
  }
  const { pair, before = 'Builder’s lights', caption = 'One room, rendered twice' } = exhibit;
  return (
    <Compare
      {...pair}
      caption={caption}
      labels={{ after: 'Designed light', before, slider: 'Compare the light' }}
    />
  );
}

interface ExhibitProps {
  exhibit?: ResolvedContent<ExhibitContent> | undefined;
  lightRoom?: ReturnType<typeof resolveLightRoom> | undefined;
}

/** Returns what visitors see, light, or hear in a page's description, if there is something. */
export function exhibitOf({ exhibit, lightRoom }: ExhibitProps) {
  if (!exhibit && !lightRoom) return undefined;
  return (
    <Stack gap="xl">
      {exhibit && <Comparison {...exhibit} />}
      {lightRoom && (
        <LightRoom
          image={lightRoom.image}
          caption={lightRoom.caption}
          room={{ ...lightRoom.room, load: loadRoom(lightRoom.name) }}
          sendTo="/contact"
          labels={lightRoom.labels}
        />
      )}
    </Stack>
  );
}
