import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './layerOrder.ts';

const declared = layerNames.map((name) => [name, globalLayer(name)] as const);

/** Cascade order, weakest first. Imported before any other style by styles/index.ts. */
export const layers = Object.fromEntries(declared) as Record<(typeof layerNames)[number], string>;
