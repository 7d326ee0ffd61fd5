import type * as english from '../../communities/rio-grande-city.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  menu: 'Río arriba, y todavía en nuestra ruta.',
  card: 'Ranchos y lomas junto al río, donde la señal tiene que caminar mucho.',
  meta: {
    title: 'Seguridad y Wi-Fi para Ranchos en Rio Grande City',
    description:
      'Ponemos Wi-Fi de largo alcance, cámaras de portón y luces en ranchos y casas de loma por Rio Grande City, en español o inglés. Primera visita gratis.',
  },
  hero: {
    description:
      'Acá el portón puede quedar a una milla de la casa. Todo lo armamos para la distancia, el polvo y las piezas que tardan en llegar.',
    alt: 'Un portón de rancho con faroles cerca de Rio Grande City al anochecer; atrás, una casa de piedra con un largo porche iluminado',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Servicios' }],
  },
  info: {
    location: {
      title: 'Ubicación',
      text: 'La ciudad, las lomas y los ranchos del condado de Starr. Pasando el pavimento, mándenos su ubicación.',
    },
    contact: {
      title: 'Contacto',
      text: 'Servicio bilingüe: llame o escriba en español o en inglés, en el que le salga primero.',
    },
    hours: {
      title: 'Horario de servicio',
      text: 'Téngale paciencia al camino: la carretera 83 es larga.',
    },
  },
  local: {
    heading: 'A cuarenta millas de la refacción más cercana',
    paragraphs: [
      'Lomas de caliche, mezquites, un río que da la vuelta y se pierde: tierra bonita, y dura con las ondas de radio. Por eso nos subimos al punto más alto del rancho, casi siempre el tanque de agua o el papalote, y de ahí tiramos un enlace direccional al granero, a la casa de los vaqueros y al portón.',
      'El dueño de un rancho quiere saber tres cosas antes de agarrar camino: si está cerrado el portón, si hay agua en el bebedero y de quién era esa camioneta. Unas cuantas cámaras y un sensor de nivel le ponen las respuestas en el teléfono.',
      'En la ciudad, las casas de piedra y sillar cerca del viejo fuerte se mantienen frescas detrás de paredes que se tragan todas las señales. Ahí preferimos jalar cable, y que un electricista con licencia ponga las lámparas bien remetidas.',
    ],
    points: [
      {
        title: 'Un solo viaje, si se puede',
        description:
          'Cargamos la camioneta con la lista de la primera visita, con fusibles de más y un segundo router.',
      },
      {
        title: 'Tierra de rayos',
        description:
          'Un electricista con licencia pone los supresores de descargas y conecta los mástiles a tierra. En la zanja va fibra óptica, que no mete el rayo a la casa.',
      },
      {
        title: 'Luz que va y viene',
        description:
          'Cuando se va la luz, las baterías sostienen el portón y la grabadora, y todo vuelve a prender solo.',
      },
      {
        title: 'Que el cielo siga oscuro',
        description:
          'Luz ámbar, hacia abajo y con sensor de movimiento. Usted ve la víbora en el escalón y, un minuto después, la Vía Láctea.',
      },
    ],
  },
  comingSoon: {
    label: 'Muy pronto',
    heading: 'Historias de los ranchos',
    text: 'Vamos a subir una página con mapas, mástiles y noches de antes y después en cuanto tengamos fotos que le hagan justicia a ese cielo.',
    action: { label: 'Ver Otros Proyectos' },
  },
  closing: {
    heading: 'Díganos qué tan lejos está el portón',
    text: 'Llámenos; con un cálculo a ojo basta. Vamos hasta allá, lo caminamos con usted y llevamos los binoculares. La primera visita es gratis, aunque sea donde se acaba el caliche.',
    actions: [{ label: 'Llámenos Hoy' }, { label: 'Agende una Consulta' }],
  },
} satisfies Words<typeof english.page>;
