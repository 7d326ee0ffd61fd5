import { lightRoom } from './lightRoom.ts';
import { pictureOf } from './resolveContent.server.ts';

export type RoomName = keyof typeof lightRoom.rooms;

interface RoomTable {
  circuits: Record<string, object>;
  switches: Record<string, [number, number]>;
  scenes: Record<string, Record<string, number>>;
}

const tables = import.meta.glob<RoomTable>('../pictures/rooms/*/room.json', {
  eager: true,
  import: 'default',
});

/** Returns what a room's picture and lamps are mixed from. */
export function tableOf(name: RoomName): RoomTable {
  const table = tables[`../pictures/rooms/${name}/room.json`];
  if (!table) throw new Error(`There is no room "${name}": see packages/imagery/README.md.`);
  return table;
}

const percentsOf = (levels: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    // Even steps to the eye.
    Object.entries(levels).map(([lamp, level]) => [lamp, Math.round(100 * level ** (1 / 2.2))]),
  );

/** Returns a room that visitors light, without what its light is mixed from. Runs in loaders only. */
export function resolveLightRoom(name: RoomName) {
  const { caption, lamps, scenes } = lightRoom.rooms[name];
  const { circuits, switches, scenes: levels } = tableOf(name);
  const isWindowless = !('sun' in circuits);
  const picture = pictureOf(name);
  const { daytime, ...evening } = picture;
  // Without daylight to mix, the first touch would turn a picture by day into night.
  const image = isWindowless ? evening : picture;
  return {
    name,
    image,
    caption,
    labels: lightRoom.labels,
    room: {
      lamps: Object.entries(lamps).map(([id, label]) => ({
        id,
        label,
        place: switches[id] as [number, number],
      })),
      scenes: Object.entries(scenes).map(([id, label], index) => {
        const { daytime: _, ...still } = index === 0 ? picture : pictureOf(`${name}-${id}`);
        return { id, label, percents: percentsOf(levels[id] ?? {}), still };
      }),
      isWindowless,
      hasDaytime: !isWindowless && daytime !== undefined,
    },
  };
}
