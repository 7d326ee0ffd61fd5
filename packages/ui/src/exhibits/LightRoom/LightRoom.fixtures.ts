import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import fixture from './room.fixture.json' with { type: 'json' };
import type { RoomLight, RoomSource } from './room.ts';

/** A room of 32 by 18 pixels. */
const light = fixture.light as unknown as RoomLight;

const all = (percent: number, others: Record<string, number> = {}) => ({
  ...Object.fromEntries(Object.keys(fixture.light.switches).map((lamp) => [lamp, percent])),
  ...others,
});

const label = (id: string) => id.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

export const roomPicture = drawnPicture('livingRoom', 'Living room with a lit wall');

export const room: RoomSource = {
  lamps: Object.entries(fixture.light.switches).map(([id, place]) => ({
    id,
    label: label(id),
    place: place as [number, number],
  })),
  scenes: [
    { id: 'evening', label: 'Evening', percents: all(100, { screen: 0 }), still: roomPicture },
    {
      id: 'movie',
      label: 'Movie',
      percents: all(10, { screen: 100 }),
      still: drawnPicture('theater', 'A film on the wall'),
    },
    {
      id: 'late',
      label: 'Late',
      percents: all(0, { pool: 100 }),
      still: drawnPicture('palms', 'The garden lit'),
    },
  ],
  load: async () => light,
};
