import type * as english from '../../communities/brownsville.ts';
import { company } from '../../company.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  menu: 'Casas y negocios donde termina el río.',
  card: 'Ladrillo antiguo, resacas tranquilas y un puerto que de pronto trae prisa.',
  meta: {
    title: 'Casa Inteligente, Cámaras y Wi-Fi en Brownsville',
    description: `Ponemos luces, audio, Wi-Fi y cámaras en casas históricas, junto a las resacas y en negocios del puerto en Brownsville, ${company.state}. Consulta gratis.`,
  },
  hero: {
    description:
      'Ladrillo de mil ochocientos y tantos, y concreto colado el mes pasado, a diez minutos uno del otro. Ponemos luz, sonido y cámaras en los dos, y el ladrillo lo dejamos como lo encontramos.',
    alt: 'Portales viejos de ladrillo con faroles en Brownsville al anochecer; al lado, un puente peatonal y palmas sobre el agua quieta',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Servicios' }],
  },
  info: {
    location: {
      title: 'Ubicación',
      text: 'El centro, las resacas, el rumbo de Olmito, el camino al puerto y hacia Boca Chica.',
    },
    contact: { title: 'Contacto', text: '¿Ladrillo viejo o casa nueva? Dígalo primero.' },
    hours: {
      title: 'Horario de servicio',
      text: 'Cuando contestamos el teléfono y los instaladores andan en la calle.',
    },
  },
  local: {
    heading: 'Un viejo pueblo de río, con prisa',
    lead: 'Barcos de un lado, cohetes del otro y, en medio, ciento setenta y tantos años de ladrillo.',
    paragraphs: [
      'Las paredes del centro tienen tres ladrillos de grueso, y hoy nadie se atrevería a ranurarlas. Por eso buscamos lo que dejaron los oficios de antes: un tubo de gas que ya no se usa, el hueco de un montaplatos, el espacio arriba de un plafón de lámina troquelada.',
      'Junto a las resacas, las casas son bajas y anchas. De noche el agua devuelve la luz, y eso es un regalo si se planea: dos lámparas con visera en la orilla hacen más que diez en el patio techado.',
      'Y luego está lo nuevo. Los ingenieros que llegan de todas partes piden red por cable en el escritorio y un segundo rack antes de pedir televisión. Las bodegas cerca del canal de barcos piden lo mismo, con un montacargas pasando al lado.',
    ],
    points: [
      {
        title: 'Pared vieja, mano suave',
        description:
          'Perforamos la mezcla y no el ladrillo, y escogemos lámparas que se pueden quitar sin dejar cicatriz.',
      },
      {
        title: 'Cuando tiembla el suelo',
        description:
          'Los días de prueba aflojan los soportes. Pantallas, lámparas colgantes y bocinas de techo llevan tornillos con seguro.',
      },
      {
        title: 'Donde se acaba el mapa',
        description:
          'Entre la ciudad y la playa casi no hay señal. La fibra o un enlace direccional trae a casa lo que ven las cámaras.',
      },
    ],
  },
  solutions: {
    label: 'Trabajos a la medida',
    heading: 'A la medida de un puerto fronterizo',
    lead: 'Cuatro cosas que nos piden en Brownsville más que en ningún otro lado.',
    items: [
      'Luz de porche y fachada para las calles históricas: baja, con visera y prendida al meterse el sol.',
      'Oficinas en casa con su propia red, para quien trabaja según la hora del lanzamiento.',
      'Cámaras de patio, portón y muelle que leen una placa bajo la lluvia.',
      'Terrazas de restaurante con sonido para las mesas y poco para los departamentos de arriba.',
    ],
  },
  services: {
    label: 'Servicios',
    heading: 'Lo que hacemos en Brownsville',
    linkLabel: 'Más información',
    cards: [
      {
        title: 'Casas',
        description:
          'Del bungalow de los años veinte a la casa de dos pisos que todavía huele a pintura: música, persianas y atenuadores que pone un electricista con licencia.',
      },
      {
        title: 'Negocios',
        description:
          'Oficinas de carga, clínicas, tiendas de la calle Elizabeth: todos los trabajos se acomodan a su horario.',
      },
      {
        title: 'Seguridad y Redes',
        description:
          'Puertas, cámaras y Wi-Fi en un mismo plano, con invitados, pagos y grabadoras cada quien por su carril.',
      },
    ],
  },
  closing: {
    heading: '¿Cuál pared le da miedo perforar?',
    text: 'Llámenos y vamos a tocarla con los nudillos. La primera visita es gratis, y si la respuesta es “mejor ni le mueva”, eso le vamos a decir.',
    actions: [{ label: 'Llámenos Hoy' }, { label: 'Agende una Consulta' }],
  },
} satisfies Words<typeof english.page>;
