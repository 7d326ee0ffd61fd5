import { roomLight } from '../roomLight.ts';
import table from './home-theater-room/room.json' with { type: 'json' };

export const light = roomLight(
  table,
  import.meta.glob<string>('./home-theater-room/*.avif', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
