import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/multi-room-audio.ts';

export const page = {
  title: 'Audio en Toda la Casa',
  menu: 'Música por cuarto, de la cocina al patio.',
  card: {
    description: 'Música de la cocina al patio, y cada cuarto con su volumen y su canción.',
  },
  meta: {
    title: 'Audio en Toda la Casa en McAllen, TX',
    description:
      'Ponemos música en cada cuarto de su casa del Valle y en el patio. Se maneja con el teléfono, un botón o la voz, y casi siempre queda en 1 a 3 días.',
  },
  hero: {
    description:
      'El café con el radio, la tarea en silencio, y toda la casa con la misma canción cuando llega la familia.',
  },
  offer: [
    'La música en toda la casa falla de dos maneras: junto a la bocina aturde y a los seis pasos ya no se oye, o nadie se acuerda de cómo se prende.',
    'Lo primero es geometría. Ponemos más bocinas a menos volumen, para que la cocina suene igual en el fregadero que en la mesa.',
    'Lo segundo es educación. Un cuarto debe despertar a un volumen prudente, en la última estación que tocó, con un botón en la pared o el teléfono en la mano. La tornamesa y la televisión pueden entrarle, y el timbre puede interrumpir.',
  ],
  features: [
    {
      title: 'Bocinas que desaparecen',
      description:
        'Rejillas pintadas como el techo, o bocinas cubiertas de yeso para que no se vea nada.',
    },
    {
      title: 'Zonas a la medida de la familia',
      description:
        'Cuartos agrupados como ustedes viven: cocina con patio, recámara principal con baño.',
    },
    {
      title: 'Sus propias suscripciones',
      description: 'Los servicios que ya paga, varios a la vez, y cada quien con su lista.',
    },
    {
      title: 'Vapor, brisa y sal',
      description:
        'Sobre la tina, bocinas hechas para la humedad; de cara a la bahía, herrajes marinos.',
    },
    {
      title: 'La televisión se oye donde sea',
      description: 'Siga el partido desde el asador sin oír el grito dos veces.',
    },
    {
      title: 'Potencia de sobra',
      description: 'Amplificadores según bocina y cuarto, que trabajan frescos a media carga.',
    },
  ],
  process: [
    {
      title: 'Oír cuarto por cuarto',
      description:
        'Preguntamos qué se oye dónde, y con palmadas vemos qué tan duras son las paredes.',
    },
    {
      title: 'Trazar las zonas',
      description: 'Un plano de cada bocina, las vigas que la rodean y el clóset de los equipos.',
    },
    {
      title: 'Correr el cable',
      description:
        'Cable más grueso en los tramos largos, y cable de reserva mientras el paso está abierto.',
    },
    {
      title: 'Cortar una vez',
      description:
        'Primero plantillas y detector de montantes; luego bocinas, rejillas y retoque de pintura.',
    },
    {
      title: 'Emparejar y afinar',
      description: 'Todas las zonas parejas: cuarenta por ciento es lo mismo en cualquier cuarto.',
    },
    {
      title: 'Enseñar a la familia',
      description:
        'Veinte minutos con todos en la cocina. Los niños le ponen nombre al botón de fiesta.',
    },
  ],
  testimonials: [
    {
      role: 'Dueña de casa, Cimarron',
      content:
        'Las bocinas ni las hallo si no las busco. Lo que noto es el pasillo: ahí siempre se me perdía la canción, con la ropa en los brazos.',
    },
    {
      role: 'Dueño de casa, Laguna Vista',
      content:
        'Las que compré por mi cuenta duraron un verano. Estas llevan cuatro años en el porche de atrás, en este caldo, y lo único que me ha dado guerra son las avispas de lodo.',
    },
    {
      content:
        'Boleros para mí en la cocina, cumbia para los muchachos afuera. El podcast de mi marido se queda en la cochera, donde debe estar. No me oye cuando le hablo. Nunca me ha oído.',
    },
  ],
  faqs: [
    {
      question: '¿Cuántas bocinas necesita un cuarto?',
      answer:
        'Dos en una recámara o un baño, cuatro en una cocina abierta al comedor, seis o más en una sala grande de techo alto. Sepárelas más o menos lo que el techo tiene de alto, y se puede platicar con música en cualquier parte del cuarto.',
    },
    {
      question: '¿Se puede poner en una casa ya terminada?',
      answer:
        'Sí. Con ático sobre casi todos los cuartos, las casas de un piso son sencillas. Entre pisos aprovechamos clósets y huecos, o amplificadores inalámbricos que solo piden corriente donde no pasa el cable.',
    },
    {
      question: '¿Depende del Wi-Fi?',
      answer:
        'Los amplificadores van por cable. El teléfono usa el Wi-Fi para escoger la canción y luego se hace a un lado, así que la música no se para cuando usted sale al buzón.',
    },
    {
      question: '¿Lo van a oír los vecinos?',
      answer:
        'Lo de adentro, no. Afuera ponemos bocinas chicas cerca de los asientos, apuntadas hacia la casa, y si gusta le ponemos tope al volumen después de las diez.',
    },
    {
      question: '¿Cuánto tarda?',
      answer:
        'En una casa, lo típico es de 1 a 3 días. Hay poco que resanar, porque los hoyos son del tamaño de las bocinas. Una casa nueva lleva un día de cable y, más adelante, un día de acabados.',
    },
  ],
  closing: {
    heading: '¿Qué se oye en su cocina?',
    text: 'Llámenos y empezamos por ahí. Vamos a oír sus cuartos y vemos cuántas zonas convienen, y qué cuartos están mejor callados.',
  },
} satisfies Words<typeof english.page>;
