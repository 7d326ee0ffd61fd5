import { ValleyDrawing } from '@custom-designs/ui/exhibits/ValleyMap';
import { valley } from '../content/valley.ts';

/** What the home page draws once it's near. Its HTML has the words, and the walls of the house. */
export { house, houseLights } from '../drawings/house.ts';

export const ValleyPlan = () => <ValleyDrawing {...valley} />;
