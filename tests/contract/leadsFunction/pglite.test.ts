import { startEmbedded } from './embedded.ts';
import { testLeadsFunction } from './index.ts';

testLeadsFunction('PGlite', (sink) => startEmbedded(sink));
