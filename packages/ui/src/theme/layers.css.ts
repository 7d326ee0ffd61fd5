import { globalLayer } from '@vanilla-extract/css';
import { layerNames } from './layerOrder.ts';

const declared = layerNames.map((name) => [name, globalLayer(name)] as const);

/** Cascade layers, weakest first. styles/index.ts imports them before any other style. */
export const layers = Object.fromEntries(declared) as Record<(typeof layerNames)[number], string>;
