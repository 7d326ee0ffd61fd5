import { startEmbedded } from './embedded.ts';
import { runDoor } from './index.ts';

runDoor('PGlite', (sink) => startEmbedded(sink));
