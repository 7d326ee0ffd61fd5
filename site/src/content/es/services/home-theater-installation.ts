import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/home-theater-installation.ts';

export const page = {
  title: 'Instalación de Cine en Casa',
  menu: 'Pantalla, asientos y sonido, pensados como un solo cuarto.',
  footer: 'Cine en Casa',
  card: {
    description:
      'Un cuarto oscuro y silencioso, con imagen grande y el sonido puesto asiento por asiento.',
  },
  meta: {
    title: 'Instalación de Cine en Casa en McAllen, TX',
    description:
      'Hacemos cines en casa en todo el Valle: proyector o pantalla, sonido envolvente y asientos, casi todos en 1 a 3 días. La consulta es gratis.',
  },
  hero: {
    description:
      'Bajan las luces, se calla el aire acondicionado y la imagen le llena los ojos. Hacemos cuartos donde lo único que pasa es la película.',
  },
  offer: [
    'Un cine es un cuarto con un solo trabajo. Antes de hablar de proyectores, medimos el suyo: a qué distancia queda la última fila, por dónde entra el sol de la tarde y cuánto ruido hace el aire.',
    'El proyector es para un cuarto oscuro; una sala con puertas corredizas de vidrio pide una pantalla brillante. El sonido sigue a los asientos, y las voces salen de donde están las caras.',
    'Un cine básico con buena pantalla, cinco bocinas y un subwoofer cuesta alrededor de {price.basicTheater}. Un cuarto premium con proyector, tratamiento acústico, reclinables y escenas de luz va de {price.premiumTheater}.',
  ],
  features: [
    {
      title: 'Proyección y pantallas grandes',
      description:
        'Proyectores láser sin foco que cambiar, o una pantalla grande donde gana la luz del día.',
    },
    {
      title: 'Sonido que se puede señalar con el dedo',
      description: 'Cinco, siete o más bocinas, cada una apuntada al asiento de en medio.',
    },
    {
      title: 'Bajos parejos',
      description: 'Dos subwoofers chicos en su lugar valen más que uno grande en la esquina.',
    },
    {
      title: 'Asientos y buena vista',
      description: 'La altura de la tarima bien calculada, para que nadie vea puras nucas.',
    },
    {
      title: 'Luces de sala',
      description:
        'Un botón baja las luces en cuatro segundos. Los atenuadores los conecta un electricista con licencia.',
    },
    {
      title: 'Un control, sin instructivo',
      description:
        'Todo se prende con un solo botón, y los botones se encuentran hasta en lo oscuro.',
    },
  ],
  process: [
    {
      title: 'Sentarnos en el cuarto',
      description: 'Vamos a la hora en que ustedes lo usarían, y apuntamos la luz y el ruido.',
    },
    {
      title: 'Dibujarlo a escala',
      description: 'Un plano con pantalla, asientos y bocinas, y el precio junto a cada parte.',
    },
    {
      title: 'Dejar los cables',
      description:
        'Corremos el cable y un tubo vacío, y un electricista con licencia trae la corriente.',
    },
    {
      title: 'Armar y montar',
      description: 'Primero tapamos los pisos, luego entra el equipo, y al final barremos.',
    },
    {
      title: 'Calibrar',
      description: 'Medimos imagen y sonido, y vemos una escena que usted se sabe de memoria.',
    },
    {
      title: 'Entregar',
      description:
        'Acabamos cuando la persona que menos le sabe en la casa pone una película sin ayuda.',
    },
  ],
  testimonials: [
    {
      role: 'Dueño de casa, norte de McAllen',
      content:
        'Mi suegro no agarraba nuestra tele ni de chiste, con tres controles. Ahora llego los domingos y está en la primera fila, sin botas, viendo una de vaqueros.',
    },
    {
      role: 'Dueña de casa, Harlingen',
      content:
        'Me dijeron que le metiera el dinero a la pantalla y no al proyector, y anduve de malas una semana. Con dos ventanas, y vemos a los Cowboys a las dos de la tarde.',
    },
    {
      content:
        'El cuarto de la bebé queda pared con pared. Les dije que si se despertaba, quitaban todo. Ni las persecuciones de carros la han despertado.',
    },
  ],
  faqs: [
    {
      question: '¿Cuánto cuesta un cine en casa?',
      answer:
        'Un cine básico en un cuarto que ya tiene cuesta alrededor de {price.basicTheater}. Los premium van de {price.premiumTheater}. Los asientos, las paredes acústicas y la tarima mueven el precio más que los aparatos, así que los ponemos aparte en la lista y los puede agregar después.',
    },
    {
      question: '¿Cuánto tarda la instalación?',
      answer:
        'Casi todos los cines tardan de 1 a 3 días en la casa. Un cuarto con tarima, paredes de tela o circuitos nuevos se hace por etapas, con el carpintero y un electricista con licencia, y nuestra parte cabe igual en esos días, al final.',
    },
    {
      question: '¿Mi sala también puede ser cine?',
      answer:
        'Sí, cediendo un poco. Persianas con motor en las ventanas del poniente, una pantalla de televisión o una que rechace la luz, bocinas en la pared a la altura del oído y un tapete hacen casi todo. Lo que no va a lograr es oscuridad total al mediodía en junio.',
    },
    {
      question: '¿Proyector o televisión?',
      answer:
        'Si puede oscurecer el cuarto y quiere más de unas 100 pulgadas, el proyector le da más imagen por su dinero. Si la gente va a leer, platicar y botanear con la luz prendida, una pantalla grande se ve mejor todos los días del año.',
    },
    {
      question: '¿El calor va a ser problema?',
      answer:
        'El calor es lo primero que acaba con los equipos aquí. Ventilamos el rack, no ponemos amplificadores en áticos ni en muebles cerrados, y agregamos un ventilador silencioso con termostato donde el clóset no tiene retorno de aire.',
    },
    {
      question: '¿Tengo que comprar todo nuevo?',
      answer:
        'No. Las buenas bocinas envejecen bien, y las pasivas pueden durar décadas. Probamos lo que ya tiene, nos quedamos con lo que se gana su lugar y le señalamos la única pieza que está frenando a las demás.',
    },
  ],
  closing: {
    heading: 'Escoja la primera película',
    text: 'Venga al showroom, o díganos cuántos asientos necesita y cómo está el cuarto hoy. Vamos con cinta métrica y medidor de luz, y es gratis.',
  },
} satisfies Words<typeof english.page>;
