import type * as english from '../../communities/edinburg.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  menu: 'Vecindarios que crecen, listos para el cable.',
  card: 'Una universidad, una corte y calles nuevas que merecen buenos cables.',
  meta: {
    title: 'Cableado y Redes para Casas Nuevas en Edinburg',
    description:
      'Metemos el cable en casas nuevas antes de la tablarroca y arreglamos el Wi-Fi en rentas y oficinas junto a la universidad de Edinburg. Consulta gratis.',
  },
  hero: {
    description:
      'Aquí abren calles nuevas cada temporada. Llámenos mientras todavía se ven los montantes: el cable se mete una sola vez, y después nadie tiene que romper la pared.',
    alt: 'Un patio de Edinburg de noche: una fuente iluminada desde abajo frente a unos portales de ladrillo con luz adentro',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Servicios' }],
  },
  info: {
    location: {
      title: 'Ubicación',
      text: 'Del campus y la plaza de la corte, interestatal arriba, hasta la última cerrada con pavimento.',
    },
    contact: {
      title: 'Contacto',
      text: 'Constructores: tengan lista la fecha del armazón.',
    },
    hours: { title: 'Horario de servicio', text: 'El recorrido cabe entre oficio y oficio.' },
  },
  local: {
    heading: 'Casas jóvenes, puentes largos y exámenes finales',
    lead: 'Edinburg es cabecera del condado, ciudad universitaria y obra en construcción, muchas veces en la misma cuadra.',
    paragraphs: [
      'Casi siempre nos llaman parejas con el contrato firmado y, de parte del constructor, dos contactos de televisión y un timbre. Con ellos rayamos el plano eléctrico en la mesa de la cocina: tubo hasta el ático, un cable de más a cada escritorio, cajas para las persianas que van a comprar el año que entra.',
      'Más cerca de la universidad, llaman los dueños que rentan. Cuatro roommates pueden ahogar un router barato para las ocho de la noche. A un edificio de cuatro departamentos le ponemos puntos de acceso de verdad, una clave para cada uno y códigos de entrada que se vencen el día de la mudanza.',
      'En el lado norte, los lotes todavía son puro campo abierto. Mientras crecen los árboles, el sol de la tarde entra derechito a la sala. Las persianas enrollables no emocionan a nadie. Pero funcionan.',
    ],
    points: [
      {
        title: 'Cables con su foto',
        description:
          'A cada cable le tomamos foto con la cinta métrica al lado, para que el dueño de la casa en 2040 lo encuentre.',
      },
      {
        title: 'Salas de estudio y laboratorios',
        description:
          'Pantallas, micrófonos y grabación de clases, con un panel en la pared que un maestro invitado entiende a la primera.',
      },
      {
        title: 'Paquetes que crecen con usted',
        description:
          'Empiece con la red y tres apagadores inteligentes que conecta un electricista con licencia. El cine puede venir después.',
      },
      {
        title: 'Noches de partido afuera',
        description:
          'Una pantalla para intemperie bajo techo y un contacto junto al asador, que pone un electricista con licencia.',
      },
    ],
  },
  closing: {
    heading: '¿Qué tan avanzada va su casa?',
    text: 'Losa, madera, aislante o cajas en el pasillo: llámenos, díganos en qué va y vemos qué sigue siendo fácil. Ya mudados también se puede. Solo que tarda más.',
    actions: [
      { label: 'Llámenos Hoy' },
      { label: 'Agende una Consulta' },
      { label: 'Ver Nuestros Servicios' },
    ],
  },
} satisfies Words<typeof english.page>;
