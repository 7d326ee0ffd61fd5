/**
 * Parameters of stories that cannot share a page of documentation: those with a backend of their own,
 * and those that cover the page. The page shows the first of them in a frame.
 */
export const standsAlone = { docs: { story: { inline: false, height: '40rem' } } };
