import type * as english from '../../communities/mcallen.ts';
import { company } from '../../company.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  menu: `Nuestra casa desde ${company.founded}.`,
  card: 'Arte en las paredes, visitas en la puerta y nuestro showroom a la vuelta.',
  meta: {
    title: 'Cine en Casa, Iluminación y Audio en McAllen',
    description: `Iluminamos casas y paredes con arte y hacemos cines en casa en McAllen, donde empezó nuestra empresa de familia en ${company.founded}. Venga al showroom.`,
  },
  hero: {
    description: `Aquí empezamos en ${company.founded}, y aquí está el showroom. Traiga un plano, un cuadro o su disco favorito, y vea y oiga lo que un buen cuarto hace por él.`,
    alt: 'Un quiosco con el techo iluminado en una plaza de McAllen al anochecer, rodeado de palmas altas y fachadas de tiendas',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Servicios' }],
  },
  info: {
    location: {
      title: 'Ubicación',
      text: 'Toda la ciudad, del aeropuerto a las residencias del norte, con nuestra oficina en medio.',
    },
    contact: {
      title: 'Contacto',
      text: 'Este número suena en nuestro local, no en un call center.',
    },
    hours: { title: 'Horario de servicio', text: 'El showroom tiene el mismo horario.' },
  },
  local: {
    heading: 'Casas grandes, buenos cuadros',
    lead: 'McAllen colecciona: cuadros, esculturas, discos de vinil, vino, parientes. Sus cuartos tienen que estar listos para las visitas.',
    paragraphs: [
      'En el distrito de las artes, los estudios abren hasta tarde y las paredes cambian cada mes. Ahí, un riel de luces que se apunta sin escalera vale más que cualquier efecto. Junto con un electricista con licencia ponemos ese mismo riel en colecciones particulares de uptown, y una persiana con motor donde una ventana al poniente puede decolorar una acuarela en tres veranos.',
      'Las casas más grandes, las del norte, llegan a seis u ocho mil pies cuadrados. Una casa así en realidad son cinco chicas. Por eso la dividimos en cinco, y la boda en el patio, la tarea arriba y la novela de la abuela caben todas a la misma hora.',
    ],
    points: [
      {
        title: 'El arte, con luz de arte',
        description:
          'Apuntamos pieza por pieza, para que ni el barniz ni el vidrio le regresen la luz a la cara.',
      },
      {
        title: 'El recibidor de doble altura',
        description:
          'Un candil que sube y baja con motor, colgado por un electricista con licencia, y una bienvenida que no parezca reflector.',
      },
      {
        title: 'Modo quinceañera',
        description:
          'Sonido en el patio, color en la alberca y luces en la entrada con un solo botón, y con toque de queda incluido.',
      },
    ],
  },
  theater: {
    label: 'Un cine en casa por dentro',
    heading: 'Un cine con su propia puerta',
    lead: 'En los planos nuevos del norte, el cuarto de cine muchas veces es un rectángulo vacío. Dénoslo con tiempo y lo hacemos el mejor asiento del condado de Hidalgo. Los cuartos premium van de {price.premiumTheater}.',
    points: [
      {
        title: 'Piso escalonado, bajos escondidos',
        description: 'La tarima de la segunda fila es también la caja de cuatro subwoofers.',
      },
      {
        title: 'Paredes que escuchan',
        description: 'Material absorbente bajo tela tensada, la que haya escogido su decorador.',
      },
      {
        title: 'El sonido sale de la pantalla',
        description:
          'Los actores hablan por su propia boca, porque las bocinas están detrás de una pantalla tejida.',
      },
    ],
    action: { label: 'Ver Instalación de Cine en Casa' },
  },
  comingSoon: {
    label: 'Muy pronto',
    heading: 'Un paseo por los interiores de McAllen',
    text: 'Estamos tomando fotos de cuartos terminados, con permiso de sus dueños. Mientras sale el álbum, venga a probar con su propia mano la pared de demostración del showroom.',
    action: { label: 'Cómo Llegar al Showroom' },
  },
  closing: {
    heading: 'Le quedamos cerca',
    text: 'Llámenos y vamos. Pasamos media hora en su sala, la consulta es gratis, y un cafecito nunca lo despreciamos.',
    actions: [{ label: 'Llámenos Hoy' }, { label: 'Agende una Consulta' }],
  },
} satisfies Words<typeof english.page>;
