import type * as english from '../../residential/overview.ts';
import type { Words } from '../../schema/words.ts';

export const overview = {
  meta: {
    title: 'Tecnología para el Hogar en el Valle del Río Grande',
    description:
      'Casa nueva, ya vivida o de descanso: un solo equipo local le pone la luz, el sonido, la seguridad y el Wi-Fi que le faltan, en todo el Valle.',
  },
  hero: {
    heading: 'Tecnología para su Casa',
    tagline:
      'Una casa en obra, una terminada y una que ve dos veces al año no necesitan lo mismo. Trabajamos en las tres.',
    actions: [{ label: 'Pida una Consulta' }, { label: 'Ver Todos los Servicios' }],
  },
  services: {
    heading: 'Nuestros Servicios para Casas',
    lead: 'Importa más en qué etapa va su casa que de qué tamaño es.',
    linkLabel: 'Más información',
  },
  exhibit: {
    before: 'Abanico y luces de techo',
    caption: 'Una sala ya de noche, con sus luces de techo de antes y con las nuestras',
  },
  reasons: {
    heading: 'Por Qué Escogernos para su Casa',
    lead: 'Seis costumbres que nos puede exigir.',
    cards: [
      {
        title: 'Para la casa que tiene',
        description:
          'Una casa de block de los sesenta y una nueva de dos pisos piden otras antenas y otra paciencia.',
      },
      {
        title: 'Para la gente que vive en ella',
        description:
          'Abuelos, niños chiquitos, enfermeras de noche: controles a la mano, con palabras que todos usan.',
      },
      {
        title: 'Para nuestro clima',
        description:
          'Protección contra descargas por capas, conexiones selladas y racks lejos del calor del ático.',
      },
      {
        title: 'Poco que ver',
        description: 'Un teclado donde había cuatro apagadores, y el cable donde nadie lo ve.',
      },
      {
        title: 'Todo por escrito',
        description:
          'Cada cable con etiqueta, cada contraseña en sus manos y un diagrama en el gabinete.',
      },
      {
        title: 'Alguien a quien llamarle',
        description: 'Guardamos su plano, así que sabemos de cuál clóset habla cuando nos llama.',
      },
    ],
  },
  closing: {
    heading: 'Vamos a ver la casa',
    text: 'Llámenos y la recorremos con usted. Le decimos qué vale la pena este año, qué puede esperar a la remodelación y qué dejaríamos tal como está.',
    actions: [{ label: 'Pida su Cotización Gratis' }, { label: 'Vea Nuestros Servicios' }],
  },
} satisfies Words<typeof english.overview>;
