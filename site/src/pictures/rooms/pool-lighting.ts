import { roomLight } from '../roomLight.ts';
import table from './pool-lighting/room.json' with { type: 'json' };

export const light = roomLight(
  table,
  import.meta.glob<string>('./pool-lighting/*.avif', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
