import { roomLight } from '../roomLight.ts';
import table from './outdoor-entertainment-patio/room.json' with { type: 'json' };

export const light = roomLight(
  table,
  import.meta.glob<string>('./outdoor-entertainment-patio/*.avif', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
