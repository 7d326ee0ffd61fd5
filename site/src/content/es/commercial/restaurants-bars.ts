import type * as english from '../../commercial/restaurants-bars.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Restaurantes y Bares',
  subtitle: 'Pantallas, Música y Luz',
  meta: { title: 'Audio y Video para Restaurantes y Bares, McAllen, TX' },
  menu: 'Cada pantalla y cada zona, en una tableta.',
  card: 'Pantallas para el partido, música por zona, luz según la hora y terminales que no se caen un viernes en la noche.',
  description:
    'Pantallas, música, luz y la red de cobro en una tableta que maneja quien abra. Los niveles los ajustamos en pleno servicio, con el ruido de los platos.',
  heroAlt:
    'Una barra con botellas iluminadas por detrás, lámparas de latón sobre el mármol y una fila de bancos de piel',
  features: [
    {
      title: 'Cualquier partido en cualquier pantalla',
      description: 'Con el dedo, mande la pelea a la barra y el futbol al patio.',
    },
    {
      title: 'Música por zonas',
      description:
        'Cada zona con su tope, para que un cantinero inspirado no ahogue a los gabinetes.',
    },
    {
      title: 'Luces según el reloj',
      description:
        'Comida, cena, última ronda: bajan despacio, con atenuadores que pone un electricista con licencia.',
    },
    {
      title: 'Red para el punto de venta',
      description:
        'Terminales con su propio cable y respaldo celular, lejos de los teléfonos de los clientes.',
    },
    {
      title: 'Menús en pantalla',
      description: 'Cambie precios desde la oficina. Se acabó el brisket, y se va de la pared.',
    },
    {
      title: 'Cámaras que aclaran dudas',
      description: 'Cada recibo con su imagen, para que nadie se eche horas de video buscando.',
    },
    {
      title: 'Un patio a gusto',
      description:
        'Bocinas selladas, pantallas brillantes y abanicos que conecta un electricista con licencia.',
    },
    {
      title: 'Entradas para música y micrófono',
      description: 'Una placa en la pared para trivia, mariachi o DJ, con un limitador detrás.',
    },
    {
      title: 'Ruido que deja platicar',
      description: 'Con paneles suaves, el lugar lleno sigue alegre y el mesero sí oye la orden.',
    },
    {
      title: 'Wi-Fi para clientes, con límite',
      description: 'Alcanza para una foto y una reseña, y no llega a nada de lo suyo.',
    },
  ],
  benefits: [
    'Un encargado nuevo maneja todo con diez minutos de tableta',
    'Órdenes y tarjetas siguen pasando aunque se caiga el internet',
    'La cocina ve el plato, porque la barra de salida está clara y el comedor no',
    'En los gabinetes se puede platicar hasta en el último cuarto del juego',
    'El equipo va arriba, lejos del humo de la freidora, en un mueble con filtro y llave',
    'Trabajamos entre el cierre y la preparación, y no cierra ni una noche por nosotros',
    'Escenas con el nombre de sus servicios en vez de números',
    'Música con licencia para negocio, con el papeleo explicado',
  ],
  cases: [
    {
      title: 'Una pared de pantallas, sin el montón de controles',
      description:
        'Un bar deportivo con los receptores pegados con cinta bajo la barra. Los pasamos a un rack ventilado, el video se fue por cable de red, y hoy las hostess sientan a la gente según el partido.',
      client: 'Bar deportivo',
    },
    {
      title: 'Mariscos en la bahía, con todo y sal',
      description:
        'Bocinas de grado marino bajo la palapa, pantallas que se quitan antes de la tormenta y lámparas cálidas como velas. La banda se conecta a una placa junto al barandal.',
      client: 'Restaurante de la Isla',
    },
    {
      title: 'Una taquería que bajó la voz',
      description:
        'Azulejo, vidrio y techo de lámina. Paneles acústicos negros entre los ductos y tela bajo sesenta asientos le quitaron lo filoso. La rocola se quedó.',
      client: 'Taquería de familia',
    },
    {
      title: 'El cobro que aguanta los viernes',
      description:
        'Dos veces al mes se caía el cable a la hora de la cena. Con un switch administrado, terminales por cable y un módem celular, la única seña de una falla es un texto al dueño.',
      client: 'Steakhouse con dos locales',
    },
  ],
  testimonials: [
    {
      content:
        'El control era yo. Iban y me buscaban hasta el cuarto frío. Mis hostess tienen diecinueve años y no me han preguntado ni una vez.',
      position: 'Gerente general',
      company: 'un bar deportivo en McAllen',
    },
    {
      content:
        'Entraron a las once, ya con la cocina recogida, y se fueron a las cinco. Llego yo con el pescado, y el piso más limpio que como lo dejamos.',
      position: 'Chef y dueña',
      company: 'un bistró en McAllen',
    },
    {
      content:
        'Es esa bajadita de luz a las siete. Se siente cómo todo el lugar se recarga, y vendemos más flan que antes. Al flan no le he movido nada.',
    },
  ],
  faqs: [
    {
      question: '¿Podemos poner nuestra cuenta de streaming?',
      answer:
        'Las cuentas personales son para oír en casa. Un negocio necesita un servicio comercial que cubra los derechos de ejecución. Conectamos el que usted escoja y le ponemos horario.',
    },
    {
      question: '¿Cómo evitan que se caiga el cobro?',
      answer:
        'Terminales por cable, batería bajo el mostrador y en el rack, tráfico aparte y un enlace celular que entra en segundos. Lo probamos con usted, desconectando el internet en una comida floja.',
    },
    {
      question: '¿La grasa va a echar a perder el equipo?',
      answer:
        'Echa a perder los ventiladores. Por eso el rack va lejos de la cocina, con filtros que su gente puede enjuagar, y escogemos bocinas con rejilla que se limpia con un trapo.',
    },
    {
      question: '¿Cuánto ruido conviene en la cena?',
      answer:
        'Casi todos están a gusto alrededor de 70 decibeles, con todo y plática. Arriba de 80 dejan de hablar y las mesas se desocupan antes, que es lo que algunos bares quieren. Usted pone el tope.',
    },
    {
      question: '¿Trabajan con el lugar abierto?',
      answer:
        'Preferimos ir cuando está cerrado. Un comedor típico tarda dos o tres noches. Una remodelación completa la repartimos para que cada mañana todo funcione.',
    },
    {
      question: '¿Quién cambia los menús en pantalla?',
      answer:
        'Usted, desde el navegador, con plantillas en su letra. Los precios también pueden seguir al punto de venta, y un solo cambio mueve la caja y la pared.',
    },
    {
      question: '¿Y una pantalla grande afuera?',
      answer:
        'Sí se puede, bajo techo, o a pleno sol con la pantalla indicada. También revisamos qué ven los que van manejando, porque algunas ciudades tratan como letrero una pantalla que se ve desde la calle.',
    },
  ],
  closing: {
    heading: 'Apártenos una mesa',
    text: 'Llámenos y díganos cuál es su peor noche. Vamos a cenar, a oír y a ver un servicio antes de dibujar nada.',
  },
} satisfies Words<typeof english.page>;
