/** Texts of the room that visitors light (docs/behavior.md#scenes). */
export const lightRoom = {
  image: 'home-hero',
  labels: {
    scenes: 'Set the scene',
    time: 'Time of day',
    lamps: 'Every lamp',
    switches: 'Lamps in the picture',
    loading: 'Turning on the lights…',
    stillsOnly:
      'Here, each scene is one picture. To dim single lamps, turn off your browser’s data saver.',
    unavailable: 'That scene couldn’t be loaded. Try again.',
    send: 'Send this evening with my message',
  },
  /** By the name that the room's table gives the lamp. */
  lamps: {
    pendants: 'Pendants over the table',
    'floor-lamp': 'Floor lamp',
    plaster: 'Plaster wall',
    stone: 'Brick wall',
    room: 'Ceiling spots',
    screen: 'Movie screen',
    palms: 'Palms',
    hedge: 'Hedge',
    pool: 'Pool',
  },
  /** The first scene is the picture's own. */
  scenes: {
    evening: { label: 'Evening' },
    dinner: { label: 'Dinner', image: 'home-hero-dinner' },
    movie: { label: 'Movie', image: 'home-hero-movie' },
    late: { label: 'Late', image: 'home-hero-late' },
  },
};
