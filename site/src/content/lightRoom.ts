/** Texts of the rooms that visitors light (docs/behavior/shared-parts.md#scenes). */
export const lightRoom = {
  labels: {
    scenes: 'Set the scene',
    time: 'Time of day',
    lamps: 'Every lamp',
    switches: 'Lamps in the picture',
    loading: 'Turning on the lights…',
    stillsOnly:
      'Here, each scene is one picture. Your browser is saving data, or it can’t dim single lamps.',
    unavailable: 'That scene couldn’t be loaded. Try again.',
    send: 'Send this evening with my message',
  },
  /**
   * By picture. `lamps` and `scenes` have the names of the room's table in site/src/pictures/rooms. The first
   * scene is the picture's own. The others have stills, such as `home-hero-dinner`.
   */
  rooms: {
    'home-hero': {
      caption: 'Light this room yourself: choose a scene, or dim any lamp',
      lamps: {
        pendants: 'Table pendants',
        'floor-lamp': 'Floor lamp',
        plaster: 'Plaster wall',
        stone: 'Brick wall',
        room: 'Ceiling spots',
        screen: 'Movie screen',
        palms: 'Palms',
        hedge: 'Hedge',
        pool: 'Pool',
      },
      scenes: { evening: 'Evening', dinner: 'Dinner', movie: 'Movie', late: 'Late' },
    },
    'home-theater-room': {
      caption: 'Run this theater: choose a scene, or dim any lamp',
      lamps: {
        screen: 'Picture',
        stars: 'Star ceiling',
        cove: 'Ceiling cove',
        'front-sconces': 'Front wall lamps',
        sconces: 'Side wall lamps',
        step: 'Step light',
        'house-lights': 'House lights',
      },
      scenes: {
        trailers: 'Trailers',
        film: 'Film',
        intermission: 'Break',
        cleanup: 'Clean-up',
      },
    },
    'multi-room-audio-kitchen': {
      caption: 'Try the keypad: choose a scene, or dim any lamp',
      lamps: {
        pendants: 'Island pendants',
        counter: 'Counter',
        spots: 'Ceiling spots',
        'cabinet-tops': 'Above the cabinets',
        'dining-room': 'Dining room',
        'toe-kick': 'Night light',
      },
      scenes: {
        evening: 'Evening',
        cooking: 'Cooking',
        dinner: 'Dinner',
        late: 'Late',
      },
    },
    'outdoor-entertainment-patio': {
      caption: 'Light this patio yourself: choose a scene, or dim any lamp',
      lamps: {
        bulbs: 'String lights',
        fire: 'Fire',
        television: 'TV',
        hearth: 'Fireplace wall',
        table: 'Table',
        palms: 'Palms',
        hedge: 'Hedge',
      },
      scenes: { game: 'Game', dinner: 'Dinner', late: 'Late' },
    },
    'pool-lighting': {
      caption: 'Light this pool yourself: choose a scene, or dim any lamp',
      lamps: {
        pool: 'Pool',
        house: 'House',
        eaves: 'Under the eaves',
        palms: 'Palms',
        hedge: 'Hedge',
        'path-light': 'Path light',
      },
      scenes: { swim: 'Swim', party: 'Party', late: 'Late' },
    },
  },
};
