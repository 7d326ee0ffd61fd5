/**
 * Parameters of stories that cannot share a page of documentation: those with a backend of their own,
 * and those that cover the page. There they are shown small, each in a frame.
 */
export const standsAlone = { docs: { story: { inline: false } } };
