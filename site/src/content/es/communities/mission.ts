import type * as english from '../../communities/mission.ts';
import { company } from '../../company.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  menu: 'Entre los cítricos y los Winter Texans.',
  card: 'Huertas de cítricos, Winter Texans y casas que se pueden quedar solas.',
  meta: {
    title: 'Casa Inteligente, Iluminación y Seguridad en Mission',
    description:
      'Ponemos controles inteligentes, luz de jardín y cámaras en casas de huerta y de Winter Texans en Mission, para que las pueda dejar solas. Consulta gratis.',
  },
  hero: {
    description:
      'Toronjas sobre la cerca y media calle que en abril ya se fue y en noviembre ya volvió. Hacemos casas que, mientras tanto, se cuidan solas.',
    alt: 'Un camino entre naranjos al anochecer bajo series de focos, con cajas de naranjas a un lado y una casa al fondo',
    actions: [{ label: 'Agende una Consulta' }, { label: 'Ver Nuestros Servicios' }],
  },
  services: {
    label: 'Nuestros servicios en Mission',
    heading: 'Del camino de la huerta al parque de jubilados',
    lead: 'Escoja uno para empezar. Están pensados para trabajar juntos.',
    linkLabel: 'Más información',
    cards: [
      {
        title: 'Casa Inteligente y Automatización',
        description:
          'Para el verano largo: el agua cerrada en una válvula que puso un plomero con licencia, y lámparas que hacen como si usted nunca se hubiera ido a Minnesota.',
      },
      {
        title: 'Diseño de Iluminación',
        description:
          'Los troncos de los cítricos se iluminan a un pie del suelo. Una lámpara de lectura para los ojos cansados, y ahí le paramos.',
      },
      {
        title: 'Servicios de Audio',
        description:
          'Una polka en el porche con mosquitero, un himno en el salón del parque, los nietos de visita por video.',
      },
      {
        title: 'Servicios de Video',
        description:
          'Pantallas en un lambrín que nunca se hizo para cargarlas, y el juego de hockey en dos cuartos.',
      },
      {
        title: 'Servicios de Redes',
        description:
          'En enero, trescientas casas rodantes comparten el Wi-Fi del parque. A su lote le ponemos una conexión solo para usted.',
      },
      {
        title: 'Sistemas de Seguridad',
        description:
          'Un timbre con cámara que se contesta desde Manitoba, y un vecino que recibe el aviso cuando usted no puede.',
      },
      {
        title: 'Otra Cosa',
        description:
          'Una campana de capilla con horario, neblina para el jardín de mariposas. Pregunte. Lo peor que podemos decirle es que no.',
      },
    ],
  },
  projects: {
    label: 'Proyectos',
    heading: 'Por aquí en Mission',
    tiles: [
      {
        title: 'Andador de jardín en el lado norte',
        description:
          'Lámparas bajas junto a las lajas, cada una en una estaca que se saca cuando toca cortar el zacate.',
      },
      {
        title: 'Cocina y porche con mosquitero, listos para el invierno',
        description:
          'Cinco bocinas, lámparas colgantes con luz bajita para la baraja, y todo dormido cuando los dueños cierran en primavera.',
      },
      {
        title: 'El estudio de un director de banda jubilado',
        description:
          'Cuarenta años de discos y un buen sillón, con tiras de encino que le quitaron el rebote al cuarto.',
      },
    ],
  },
  testimonials: {
    label: 'Lo que dicen nuestros clientes',
    heading: 'Vecinos, algunos de medio tiempo',
    items: [
      {
        content:
          'En julio tocó un muchacho que vendía fumigaciones, y le contesté desde Cedar Rapids. Le dije que volviera en noviembre. ¿Y qué cree? Volvió.',
        position: 'Winter Texan, octava temporada',
        company: 'un parque por la avenida Conway',
      },
      {
        content:
          'Les dije que los árboles de mi papá no eran estadio. Ahora parece luna llena, y la rastra me sigue pasando por todas las hileras.',
        position: 'Citricultor',
        company: 'una huerta de familia',
      },
      {
        content:
          'Doscientas personas, cada quien con su guisado, y hasta la mesa de allá por la cocina oyó los avisos. Hay una perilla que no debo tocar. Le pusieron cinta roja.',
        position: 'Director de actividades',
        company: 'un parque de jubilados en Mission',
      },
    ],
  },
  faq: {
    heading: 'Lo que pregunta la gente en Mission',
    items: [
      {
        question: '¿Cuánto tarda una instalación?',
        answer:
          'La iluminación o el audio básicos tardan de 1 a 2 días. Una casa inteligente completa tarda de 1 a 2 semanas. La cotización dice cuántos días son en su casa, y la última hora es para que usted pruebe cada botón.',
      },
      {
        question: '¿Le echan un ojo a la casa mientras andamos en el norte?',
        answer:
          'De eso se encarga el sistema, de día y de noche: los avisos de fugas, heladas, apagones y puertas le llegan a usted, y también a alguien cercano si quiere. Si un aviso no le queda claro, llámenos y lo vemos a distancia.',
      },
      {
        question: '¿Se puede en una casa prefabricada o un park model?',
        answer:
          'Sí. Con paredes delgadas y poco espacio en el piso cambia cómo fijamos y por dónde pasamos, así que usamos soportes ligeros, cables por debajo de la casa y persianas de batería. Revise las reglas de su parque sobre lámparas de afuera; le ayudamos a leerlas.',
      },
      {
        question: '¿Hay descuento para jubilados?',
        answer: `Las personas mayores y los veteranos tienen ${company.discount.percent}% de descuento en todos los servicios. Menciónelo al agendar y muestre una identificación vigente en la visita.`,
      },
    ],
  },
  closing: {
    heading: 'Antes de que entre el próximo norte',
    text: 'Llámenos cuando ande por acá, y vamos a recorrer la casa con usted. Escoja un día con las naranjas maduras, y a lo mejor nos llevamos una.',
    actions: [{ label: 'Llámenos Hoy' }, { label: 'Agende una Consulta' }],
  },
} satisfies Words<typeof english.page>;
