import table from '../pictures/rooms/home-hero/room.json' with { type: 'json' };
import { lightRoom } from './lightRoom.ts';
import { resolveContent } from './resolveContent.server.ts';

/** The portrait crop of the room, 5 by 4 at its left (site/imagery/crops.ts). */
const portrait: [left: number, width: number] = [0, 70.3125];

const percentsOf = (levels: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    // Even steps to the eye.
    Object.entries(levels).map(([lamp, level]) => [lamp, Math.round(100 * level ** (1 / 2.2))]),
  );

/** Returns the room that visitors light, without what its light is mixed from. Runs in loaders only. */
export async function resolveLightRoom() {
  const { image, labels, lamps, scenes } = await resolveContent(lightRoom);
  type Lamp = keyof typeof lamps;
  type Scene = keyof typeof scenes;
  return {
    image,
    labels,
    room: {
      lamps: (Object.keys(lamps) as Lamp[]).map((id) => ({
        id,
        label: lamps[id],
        place: table.switches[id] as [number, number],
      })),
      scenes: (Object.keys(scenes) as Scene[]).map((id) => {
        const scene = scenes[id];
        const { daytime: _, ...still } = 'image' in scene ? scene.image : image;
        return { id, label: scene.label, percents: percentsOf(table.scenes[id]), still };
      }),
      portrait,
      hasDaytime: image.daytime !== undefined,
    },
  };
}
