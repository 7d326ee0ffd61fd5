/** The name of a person, from the part of their email before its @: "Ana Pérez" for "ana.pérez@example.com". */
export const personName = (email: string): string =>
  (email.split('@')[0] || email)
    .replace(/\+.*/, '')
    .split(/[._-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim() || email;
