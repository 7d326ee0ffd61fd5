import { company } from '../company.ts';
import type * as english from '../home.ts';
import type { Words } from '../schema/words.ts';

export const home = {
  meta: {
    description: `Somos una empresa de familia de McAllen. Desde ${company.founded} instalamos cine en casa, iluminación, audio, cámaras y redes en todo el Valle del Río Grande.`,
  },
  hero: {
    heading: company.name,
    tagline: 'Iluminamos su espacio',
    emphasis: 'su',
    lead: 'Cine en casa, iluminación, sonido y casas inteligentes. En McAllen y el Valle del Río Grande.',
    actions: [{ label: 'Nuestros Servicios' }, { label: 'Contáctenos' }],
  },
  vision: {
    label: 'Nuestra visión',
    heading: 'Una casa debería saber qué hora es',
    lead: 'Mucha luz en el desayuno, sombra a las tres, luz bajita y cálida en la cena.',
    pillars: [
      {
        title: 'Iluminación premium',
        description:
          'Iluminamos la pared, la mesa y el camino, y lo demás se lo dejamos a la noche.',
      },
      {
        title: 'Sonido excelente',
        description:
          'Voces que se entienden y bajos que no se meten a las recámaras. Afinado de oído.',
      },
      {
        title: 'Consejo de expertos',
        description:
          'Los mismos que dibujan su plano jalan el cable, y le dicen qué se puede dejar para después.',
      },
    ],
  },
  about: {
    label: 'Nosotros',
    heading: 'Un negocio de familia, a un ratito de casi todos nuestros trabajos',
    paragraphs: [
      `${company.name} empezó en McAllen en ${company.founded} como negocio de familia, y lo sigue siendo. Los dueños somos de aquí, aquí trabajamos, y nuestras casas pasan los mismos agostos que la suya.`,
    ],
    action: { label: 'Conózcanos Mejor' },
    distances: 'Por carretera desde la oficina:',
  },
  discover: {
    heading: 'Asómese',
    lead: 'Cuatro noches distintas, cuatro instalaciones.',
    slides: [
      {
        title: 'Cine en casa de lujo',
        description:
          'Reclinables en dos filas y una rayita de luz en cada escalón, para que las palomitas lleguen a la segunda.',
      },
      {
        title: 'Diseño de iluminación premium',
        description:
          'La piedra, la madera y el yeso tienen cada uno su luz. Un solo teclado lleva el cuarto de la tarea a la desvelada.',
      },
      {
        title: 'Iluminación de jardín',
        description:
          'Las palmas, con luz desde abajo; la puerta, como si hubiera gente en casa, aunque usted ande en el norte.',
      },
      {
        title: 'Iluminación de alberca',
        description:
          'Luz pareja bajo el agua, una orilla cálida alrededor y nada que encandile. Bájela para nadar ya noche, en agosto.',
      },
    ],
  },
  services: {
    heading: 'Nuestros servicios',
    lead: '{Service count} servicios, la misma gente y una sola app para manejarlos.',
    linkLabel: 'Más información',
    action: { label: 'Nuestros Servicios' },
  },
  faq: {
    heading: 'Preguntas frecuentes',
    lead: 'Si aquí no está la suya, llámenos. En horario de oficina contesta una persona en McAllen.',
    items: [
      {
        question: '¿Qué ciudades atienden?',
        answer: `Vamos a {cities}, y a algunos proyectos más en el sur de ${company.state}. Si queda un poco fuera, pregunte.`,
      },
      {
        question: '¿Cuánto cuesta normalmente una casa inteligente?',
        answer:
          'La iluminación inteligente básica cuesta desde unos {price.basicLighting}. La automatización completa, con luces, clima, persianas, seguridad y audio que trabajan juntos, va de {price.fullAutomation}, según el tamaño de la casa y qué tanto de ella incluya. Puede empezar con poco y agregar cuartos después.',
      },
      {
        question: '¿Trabajan en casas ya hechas, o solo en construcción nueva?',
        answer:
          'En las dos. En construcción nueva dejamos el cable antes de la tablarroca: sale más barato y todo queda escondido. En casas ya hechas lo pasamos por áticos y clósets, y usamos inalámbrico donde es tan bueno como el cable. El block y el estuco nos atrasan, pero no nos paran.',
      },
      {
        question: '¿Qué marcas manejan?',
        answer:
          'No estamos casados con ningún fabricante. Escogemos lo que aguanta nuestro clima, se puede arreglar aquí y funciona con los teléfonos que su familia ya usa. Su cotización trae la marca y el modelo de todo. Si ya tiene buen equipo, lo aprovechamos y armamos lo demás alrededor.',
      },
      {
        question: '¿Dan servicio después de la instalación?',
        answer:
          'Sí. Les enseñamos a usarlo a todos los de la casa y dejamos una guía corta, con etiquetas que coinciden con el tablero. Después, usted llama y nosotros nos encargamos, sea por un teléfono nuevo o por algo que se botó con la tormenta.',
      },
    ],
  },
  blog: {
    heading: 'Lo más nuevo del blog',
    lead: 'Lo que hemos aprendido en las casas del Valle, por escrito.',
    readMore: 'Leer Más',
    viewPosts: { label: 'Ver Todos los Artículos' },
    viewBlogs: { label: 'Ver Todo el Blog' },
    loading: 'Cargando los últimos artículos',
    tryAgain: 'Intentar Otra Vez',
    failed: 'No se pudieron cargar los artículos',
    empty: 'No se encontraron artículos',
    toast: {
      title: 'No cargaron los artículos',
      description: 'Por ahora le mostramos los que teníamos guardados',
    },
  },
  contact: {
    heading: 'Platíquenos del cuarto',
    lead: 'Llámenos, o mándenos dos renglones. La foto o el plano pueden venir después.',
    steps: {
      heading: 'Así le hacemos',
      items: [
        'Vamos y vemos los cuartos con usted.',
        'La cotización es gratis y trae cada marca y modelo.',
        'Cines y casi todas las casas: de 1 a 3 días.',
      ],
    },
    formHeading: 'Mándenos un mensaje',
    fields: {
      name: 'Su nombre',
      email: 'Correo electrónico',
      subject: 'Asunto',
      message: 'Mensaje',
    },
    submit: 'Enviar Mensaje',
    details: {
      phone: 'Teléfono',
      email: 'Correo',
      office: 'Oficina',
      hours: 'Horario',
      social: 'Síganos',
    },
    sent: { title: 'Mensaje enviado', description: 'Le contestamos lo más pronto posible.' },
  },
} satisfies Words<typeof english.home>;
