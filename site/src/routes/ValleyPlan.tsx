import { ValleyDrawing } from '@custom-designs/ui/exhibits/ValleyMap';
import { valley } from '../content/valley.ts';

/** The map of the home page. It loads once it's near, because its HTML is large. */
export const ValleyPlan = () => <ValleyDrawing {...valley} />;
