/**
 * Parameters for stories that need their own frame in documentation: stories with their own
 * backend, whole pages, and overlays.
 */
export const standsAlone = { docs: { story: { inline: false, height: '40rem' } } };
