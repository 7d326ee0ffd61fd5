import type * as english from '../../commercial/business-signs.ts';
import type { Words } from '../../schema/words.ts';

export const page = {
  title: 'Letreros para Negocios',
  subtitle: 'y Pantallas Digitales',
  meta: { title: 'Letreros LED y Pantallas Digitales, McAllen, TX' },
  menu: 'Letreros y pantallas digitales, bien iluminados.',
  card: 'Letras de canal, menús digitales y pantallas LED que se ven al mediodía y a medianoche no molestan a los vecinos.',
  description:
    'Letras con luz, pantallas de aparador, menús y pantallas LED de carretera que se leen a cuarenta millas por hora y a cuarenta pies. Hechos para este calor.',
  heroAlt:
    'Un sol de neón que se mete detrás de olas de neón en un muro de ladrillo oscuro, reflejado en la calle mojada',
  features: [
    {
      title: 'Letras de canal y halos',
      description: 'Con luz de frente para verse de lejos, o por detrás para que de noche brillen.',
    },
    {
      title: 'Pantallas LED de carretera',
      description: 'Pixeles a 10 milímetros para la carretera, y a 4 para el drive-thru.',
    },
    {
      title: 'Pantallas de aparador',
      description: 'Le ganan a la luz del día, y al oscurecer se bajan solas.',
    },
    {
      title: 'Tableros de menú y precios',
      description:
        'El desayuno se cambia solo por la comida, y una corrección llega a todas las sucursales.',
    },
    {
      title: 'Señales y directorios',
      description: 'Letras para la distancia a la que se para la gente, y flechas que no mienten.',
    },
    {
      title: 'Brillo que se ajusta',
      description:
        'Todo al mediodía, unos cuantos por ciento a medianoche, y las recámaras vecinas siguen oscuras.',
    },
    {
      title: 'Pensado para tormentas',
      description: 'Carga de viento calculada para la costa, y se apaga desde su teléfono.',
    },
    {
      title: 'Servicio y cambio a LED',
      description:
        'Módulos fundidos, encontrados en revisión agendada. A LED lo pasa un electricista de letreros con licencia.',
    },
  ],
  benefits: [
    'Letras al tamaño de la velocidad del tráfico, para que se lean a tiempo',
    'Contenido que usted mismo cambia en dos minutos desde el navegador',
    'Horarios de brillo que tienen contentos a la ciudad y a los vecinos de atrás',
    'Gastan menos que el neón o las cajas fluorescentes, con muchas menos rentas de canastilla',
    'Planos y cargas listos para el casero y para la ventanilla de permisos',
    'Módulos de repuesto de su mismo lote, para que no se note la reparación',
  ],
  cases: [
    {
      title: 'Un letrero alto que por fin se lee',
      description:
        'La pantalla pasaba nueve renglones en cinco segundos. La dejamos en tres palabras a la vez, y un electricista de letreros con licencia subió el gabinete de abajo por encima del seto.',
      client: 'Llantera y taller',
    },
    {
      title: 'Letras con halo sobre piedra caliza',
      description:
        'Letras de bronce a dos pulgadas de un muro rugoso, con luz cálida por detrás. El transformador y los empalmes están arriba, en el pretil, donde un técnico se puede hincar a trabajar.',
      client: 'Despacho de abogados',
    },
    {
      title: 'Menús digitales en cuatro cocinas',
      description:
        'Los precios eran tiras de vinil y una escalera. Ahora un gerente los cambia el lunes, y el platillo que se acabó se borra solo en todos los mostradores.',
      client: 'Cadena de desayunos',
    },
  ],
  testimonials: [
    {
      content:
        'Le fueron quitando palabras a mi letrero hasta que me enojé. Ahora llega una señora y me lo dice igualito.',
      position: 'Dueño',
      company: 'una llantera en Harlingen',
    },
    {
      content:
        'En abril el granizo nos tumbó dos módulos. Pusieron los de repuesto que teníamos en la bodega, y para el jueves ya estábamos otra vez anunciando la venta de pasteles.',
      position: 'Encargada de mercadotecnia',
      company: 'una cooperativa de crédito en Weslaco',
    },
  ],
  faqs: [
    {
      question: '¿De qué tamaño deben ser las letras?',
      answer:
        'Más o menos una pulgada de alto por cada diez pies de distancia para leer bien. Quien maneja necesita cinco segundos, y a cuarenta millas por hora eso es como 300 pies, así que letras de 30 pulgadas son un buen comienzo.',
    },
    {
      question: '¿Necesitamos permiso?',
      answer:
        'Casi siempre, si es un letrero nuevo de exterior, y cada ciudad pide otra cosa en tamaño, movimiento y brillo. Le damos planos, cargas y cifras de luz. Un contratista de letreros lo monta, y la corriente la conecta un electricista de letreros con licencia.',
    },
    {
      question: '¿Una pantalla LED va a molestar a los vecinos?',
      answer:
        'Solo si nadie la ajusta bien. La medimos de noche, le ponemos tope a cuánto puede brillar más que la calle, hacemos lentos los cambios y le damos hora de apagarse.',
    },
    {
      question: '¿Cuánto dura aquí una pantalla de exterior?',
      answer:
        'Calcule de ocho a diez años, con filtros limpios y protección contra descargas. Lo que más las envejece es el calor: un gabinete claro y sombra por detrás les suman años.',
    },
    {
      question: '¿Quién hace el contenido?',
      answer:
        'Nosotros dejamos las plantillas y su primer mes. Después, casi todos los clientes suben lo suyo; unos cuantos nos mandan las palabras y lo hacemos nosotros.',
    },
    {
      question: '¿Se puede revivir el letrero que tenemos?',
      answer:
        'Muchas veces sí. Un electricista de letreros con licencia puede pasar a LED un gabinete fluorescente, casi siempre en una tarde, y si el marco está sano, se cambia nada más la cara rota.',
    },
  ],
  closing: {
    heading: 'Demos la vuelta juntos',
    text: 'Llámenos y pasamos en carro con usted, en los dos sentidos, a mediodía y de noche. Va a ver lo que de veras alcanza a leer un desconocido.',
  },
} satisfies Words<typeof english.page>;
