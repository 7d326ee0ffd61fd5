/**
 * Parameters of stories that cannot share a page of documentation: those with a backend of their own,
 * whole pages, and those that cover the page. Each has a frame.
 */
export const standsAlone = { docs: { story: { inline: false, height: '40rem' } } };
