import type * as english from '../../commercial/conference-rooms.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Salas de Juntas',
  subtitle: 'Equipo Audiovisual',
  meta: { title: 'Audio y Video para Salas de Juntas en McAllen, TX' },
  menu: 'Juntas que empiezan a tiempo.',
  card: 'Un cable o ninguno, imagen en segundos y voces que se entienden del otro lado. Cada sala funciona igual que la anterior.',
  description:
    'Salas de juntas que empiezan a tiempo: un toque para conectarse, imagen que se lee desde la última silla y voces claras de los dos lados.',
  heroAlt:
    'Una sala de consejo al anochecer, con videollamada en la pantalla, micrófonos en la mesa y la ciudad afuera',
  features: [
    {
      title: 'Conectarse con un toque',
      description: 'Toque el panel de la mesa, y pantalla, cámara y micrófonos despiertan juntos.',
    },
    {
      title: 'Pantallas para la última fila',
      description: 'Nos guiamos por el tamaño de la letra, no por el de la pared.',
    },
    {
      title: 'Micrófonos en el techo',
      description: 'Siguen a quien está hablando y dejan la mesa libre para los papeles.',
    },
    {
      title: 'Cámaras a la altura de los ojos',
      description:
        'Entre las pantallas o debajo de ellas, para que parezca que lo miran a los ojos.',
    },
    {
      title: 'Control del eco',
      description:
        'El vidrio regresa las voces. Paneles acústicos y procesamiento quitan lo hueco.',
    },
    {
      title: 'Compartir con cable o sin cable',
      description: 'La visita presenta desde cualquier laptop sin meterse a la red de la empresa.',
    },
    {
      title: 'Luz para las caras',
      description:
        'Luz suave en la gente y nada en la pantalla, conectada por un electricista con licencia.',
    },
    {
      title: 'Paneles para apartar la sala',
      description: 'Rojo o verde junto a la puerta, y libre otra vez si nadie llega.',
    },
    {
      title: 'Salas divisibles y de capacitación',
      description: 'Sensores en el muro plegable le avisan al sistema si es una sala o dos.',
    },
  ],
  benefits: [
    'Las juntas empiezan cuando dice el calendario, no ocho minutos después',
    'El mismo panel y los mismos pasos en cada sala, para que nadie necesite guía',
    'Los que llaman oyen hasta al callado de la esquina del fondo',
    'Funciona con el servicio de video que ya paga, y con el de su cliente',
    'Mesas despejadas: sin adaptadores, sin ese teléfono que parece araña, sin nido de cables',
    'Instalado fuera de horario, probado con una llamada de verdad, listo el lunes',
  ],
  cases: [
    {
      title: 'Una sala de vidrio donde sí se oye',
      description:
        'Tres paredes de vidrio y una mesa de piedra. Paneles acústicos impresos, micrófonos en el techo y un riel de cortina dejaron el eco a la mitad. Las llamadas ya no empiezan con una disculpa.',
      client: 'Banco regional',
    },
    {
      title: 'Once salas, una costumbre',
      description:
        'Cada departamento había comprado la suya. Nos quedamos con nueve de las pantallas, les dimos a todas el mismo control y la misma cámara, y escribimos una tarjeta que cabe en el gafete.',
      client: 'Empresa de logística',
    },
    {
      title: 'Sesión de cabildo, bien grabada',
      description:
        'Micrófonos en catorce lugares con prioridad para quien preside, streaming, y ayuda auditiva para el público. La secretaria levanta el acta con una grabación limpia.',
      client: 'Oficinas de la ciudad',
    },
  ],
  testimonials: [
    {
      content:
        'Yo mandaba a Danny quince minutos antes a despertar esa sala. Cuando entraba la llamada del cliente, él seguía debajo de la mesa.',
      position: 'Coordinadora de dirección',
      company: 'una empresa de logística en Pharr',
    },
    {
      content:
        'Llamaron de la oficina de Houston a preguntar qué habíamos hecho. Tres años sin saber cuál de nosotros estaba hablando.',
      position: 'Socio',
      company: 'un despacho de abogados en McAllen',
    },
  ],
  faqs: [
    {
      question: '¿Con qué plataformas de video funciona?',
      answer:
        'Con todas las comunes. Un sistema fijo es lo más confiable con la que usa a diario; para la de los demás, una laptop toma prestados la cámara y los micrófonos de la sala.',
    },
    {
      question: '¿De qué tamaño debe ser la pantalla?',
      answer:
        'Por regla, el más lejano se sienta a no más de seis veces el alto de la imagen para diapositivas, y a cuatro para planos detallados. Una sala de 20 pies suele pedir una pantalla de 98 pulgadas o dos de 75.',
    },
    {
      question: '¿Nos podemos quedar con las televisiones?',
      answer:
        'Si las entradas sirven, tienen puerto de control y todavía les queda vida, sí. Una televisión de tienda que sale con su menú después de cada apagón suele costar más en retrasos de lo que ahorra.',
    },
    {
      question: '¿Por qué nos dicen que nos oímos como en un baño?',
      answer:
        'Paredes duras frente a frente, y un micrófono muy lejos de la boca. Casi siempre se arregla con paneles en dos paredes contiguas y micrófonos en el techo; con puro software, no.',
    },
    {
      question: '¿Cuánto tiempo queda cerrada una sala?',
      answer:
        'Una sala chica, un día; una de consejo, dos o tres. Los muebles con canal para cables se piden primero, porque ellos ponen la fecha.',
    },
    {
      question: '¿Dan servicio a las salas después?',
      answer:
        'Sí: monitoreo a distancia, actualizaciones en las fechas que acordemos con su gente de sistemas, y una visita si algo se descompone. El panel de la sala tiene un botón de ayuda, y suena con nosotros.',
    },
  ],
  closing: {
    heading: 'Invítenos a una junta',
    text: 'Llámenos y déjenos estar en una junta cualquiera, de preferencia del otro lado de la línea. Veinte minutos de escuchar valen más que cualquier plano.',
  },
} satisfies Words<typeof english.page>;
