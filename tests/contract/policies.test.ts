import { access, runContract } from './script/index.ts';
import { startServer } from './server.ts';

runContract('PGlite', () => startServer(), access);
