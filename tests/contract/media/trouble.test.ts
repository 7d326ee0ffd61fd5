import { startServer } from '../server.ts';
import { runTrouble } from './trouble.ts';

runTrouble(() => startServer());
