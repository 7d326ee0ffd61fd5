import { Compare } from '@custom-designs/ui/components/Compare';
import { CableReach } from '@custom-designs/ui/exhibits/CableReach';
import { LightRoom, type RoomLight } from '@custom-designs/ui/exhibits/LightRoom';
import { SoundCompare } from '@custom-designs/ui/exhibits/SoundCompare';
import { Stack } from '@custom-designs/ui/layout';
import type { RoomName, resolveLightRoom } from '../content/lightRoom.server.ts';
import type { ResolvedContent } from '../content/resolveContent.server.ts';
import type { Exhibit as ExhibitContent } from '../content/schema/collections.ts';
import accessPoints from '../drawings/signal/access-points.svg?url';
import accessPointsOnPhones from '../drawings/signal/access-points-phone.svg?url';
import closetRouter from '../drawings/signal/closet-router.svg?url';
import closetRouterOnPhones from '../drawings/signal/closet-router-phone.svg?url';

const roomLights = import.meta.glob<RoomLight>('../pictures/rooms/*.ts', { import: 'light' });

/** Returns a function that loads what a room is mixed from, for a visitor's first touch. */
const loadRoom = (name: RoomName) =>
  roomLights[`../pictures/rooms/${name}.ts`] as () => Promise<RoomLight>;

const soundRooms = [
  { name: 'Tiled room', seconds: 1.9 },
  { name: 'Treated room', seconds: 0.5 },
];

const planSize = { width: 1600, height: 900 };
const signal = {
  after: {
    src: accessPoints,
    phoneSrc: accessPointsOnPhones,
    alt: 'Floor plan with six access points: the signal is strong in nearly every room',
    ...planSize,
  },
  before: {
    src: closetRouter,
    phoneSrc: closetRouterOnPhones,
    alt: 'The same plan with a router in the closet: the signal fades behind each block wall',
    ...planSize,
  },
};

const cables = [{ name: 'Copper', reach: 328 }, { name: 'Glass' }];

function Comparison(exhibit: ResolvedContent<ExhibitContent>) {
  if (exhibit.kind === 'sound') {
    return (
      <SoundCompare
        rooms={soundRooms}
        caption="One bar of guitar and a clap, synthesized, and how long each room takes to fall silent"
      />
    );
  }
  if (exhibit.kind === 'signal') {
    return (
      <Compare
        {...signal}
        caption="An illustration: signal in one house with block walls, brightest where it’s strong"
        labels={{
          after: 'Wired access points',
          before: 'One router in the closet',
          slider: 'Compare the signal',
        }}
      />
    );
  }
  if (exhibit.kind === 'reach') {
    return (
      <CableReach
        cables={cables}
        caption="An illustration: one lamp at the far end of each cable"
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
