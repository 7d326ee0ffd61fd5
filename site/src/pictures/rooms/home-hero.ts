import { roomLight } from '../roomLight.ts';
import table from './home-hero/room.json' with { type: 'json' };

export const light = roomLight(
  table,
  import.meta.glob<string>('./home-hero/*.avif', { eager: true, query: '?url', import: 'default' }),
);
