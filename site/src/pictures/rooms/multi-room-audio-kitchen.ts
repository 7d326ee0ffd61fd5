import { roomLight } from '../roomLight.ts';
import table from './multi-room-audio-kitchen/room.json' with { type: 'json' };

export const light = roomLight(
  table,
  import.meta.glob<string>('./multi-room-audio-kitchen/*.avif', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
);
