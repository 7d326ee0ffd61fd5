import type { RoomLight } from '@custom-designs/ui/sections/LightRoom';
import table from './home-hero/room.json' with { type: 'json' };

const addresses = import.meta.glob<string>('./home-hero/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

const filesOf = (circuit: string) =>
  Object.fromEntries(
    [960, 1600].map((width) => [width, addresses[`./home-hero/${circuit}-${width}.avif`] ?? '']),
  );

/** What the room is mixed from. It loads at a visitor's first touch. */
export const light: RoomLight = {
  ...table,
  screen: table.screen as [number, number][],
  circuits: Object.fromEntries(
    Object.entries(table.circuits).map(([name, facts]) => [
      name,
      { ...facts, files: filesOf(name) },
    ]),
  ),
};
