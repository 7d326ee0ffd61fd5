import type * as english from '../lightRoom.ts';
import type { Words } from '../schema/words.ts';

export const lightRoom = {
  labels: {
    scenes: 'Escoja la escena',
    time: 'Hora del día',
    lamps: 'Lámpara por lámpara',
    switches: 'Lámparas de la imagen',
    loading: 'Prendiendo las luces…',
    stillsOnly:
      'Aquí, cada escena es una sola imagen. Su navegador ahorra datos, o no puede bajar lámpara por lámpara.',
    unavailable: 'No se pudo cargar esa escena. Intente otra vez.',
    send: 'Incluir estas luces en mi mensaje',
  },
  rooms: {
    'home-hero': {
      caption: 'Ilumine usted este cuarto: escoja una escena o baje cualquier luz',
      lamps: {
        pendants: 'Colgantes de la mesa',
        'floor-lamp': 'Lámpara de pie',
        plaster: 'Pared de yeso',
        stone: 'Pared de ladrillo',
        room: 'Spots del techo',
        screen: 'Pantalla de cine',
        palms: 'Palmas',
        hedge: 'Arbustos',
        pool: 'Alberca',
      },
      scenes: { evening: 'Anochecer', dinner: 'Cena', movie: 'Película', late: 'Ya noche' },
    },
    'home-theater-room': {
      caption: 'Maneje este cine: escoja una escena o baje cualquier luz',
      lamps: {
        screen: 'Imagen',
        stars: 'Techo de estrellas',
        cove: 'Luz indirecta',
        'front-sconces': 'Lámparas del frente',
        sconces: 'Lámparas de los lados',
        step: 'Luz del escalón',
        'house-lights': 'Luces de sala',
      },
      scenes: {
        trailers: 'Cortos',
        film: 'Película',
        intermission: 'Intermedio',
        cleanup: 'Limpieza',
      },
    },
    'multi-room-audio-kitchen': {
      caption: 'Pruebe el teclado: escoja una escena o baje cualquier luz',
      lamps: {
        pendants: 'Colgantes de la isla',
        counter: 'Cubierta',
        spots: 'Spots del techo',
        'cabinet-tops': 'Sobre los gabinetes',
        'dining-room': 'Comedor',
        'toe-kick': 'Luz de noche',
      },
      scenes: {
        evening: 'Anochecer',
        cooking: 'Cocinar',
        dinner: 'Cena',
        late: 'Ya noche',
      },
    },
    'outdoor-entertainment-patio': {
      caption: 'Ilumine usted este patio: escoja una escena o baje cualquier luz',
      lamps: {
        bulbs: 'Serie de focos',
        fire: 'Fuego',
        television: 'Televisión',
        hearth: 'Pared de la chimenea',
        table: 'Mesa',
        palms: 'Palmas',
        hedge: 'Arbustos',
      },
      scenes: { game: 'Partido', dinner: 'Cena', late: 'Ya noche' },
    },
    'pool-lighting': {
      caption: 'Ilumine usted esta alberca: escoja una escena o baje cualquier luz',
      lamps: {
        pool: 'Alberca',
        house: 'Casa',
        eaves: 'Bajo el alero',
        palms: 'Palmas',
        hedge: 'Arbustos',
        'path-light': 'Luz del camino',
      },
      scenes: { swim: 'Nadar', party: 'Fiesta', late: 'Ya noche' },
    },
  },
} satisfies Words<typeof english.lightRoom>;
