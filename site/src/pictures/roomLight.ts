import type { RoomCircuit, RoomLight } from '@custom-designs/ui/exhibits/LightRoom';

interface RoomTable extends Pick<RoomLight, 'exposure' | 'stops' | 'curve'> {
  screen: number[][];
  circuits: Record<string, Omit<RoomCircuit, 'files'>>;
}

const widths = [960, 1600];

/** Returns what a room is mixed from: its table, and the addresses of its files by path. */
export function roomLight(table: RoomTable, addresses: Record<string, string>): RoomLight {
  const byFile = new Map(
    Object.entries(addresses).map(([path, address]) => [path.replace(/.*\//, ''), address]),
  );
  const filesOf = (circuit: string) =>
    Object.fromEntries(
      widths.map((width) => [width, byFile.get(`${circuit}-${width}.avif`) ?? '']),
    );
  return {
    ...table,
    screen: table.screen as [number, number][],
    circuits: Object.fromEntries(
      Object.entries(table.circuits).map(([name, facts]) => [
        name,
        { ...facts, files: filesOf(name) },
      ]),
    ),
  };
}
