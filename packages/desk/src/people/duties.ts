export const roleLabels = { manager: 'Manager', editor: 'Editor' };

/** What each role does, as in "A manager reads messages." */
export const duties = {
  manager:
    'reads messages, changes facts and reviews, manages people, writes posts, and curates projects and pictures',
  editor: 'writes posts, and curates projects and pictures',
};
