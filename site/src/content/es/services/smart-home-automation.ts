import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/smart-home-automation.ts';

export const page = {
  title: 'Casa Inteligente y Automatización',
  menu: 'Luces, chapas, persianas y clima en un solo lugar.',
  footer: 'Casa Inteligente',
  card: {
    description: 'Luces, persianas, chapas, clima y música en una sola app y un solo teclado.',
  },
  meta: {
    title: 'Casa Inteligente y Automatización en McAllen, TX',
    description:
      'Luces, persianas, clima y chapas en un teclado, en casas del Valle del Río Grande. Lo básico cuesta alrededor de {price.basicSmartHome} y lo instalamos nosotros.',
  },
  hero: {
    description:
      'Una casa que cierra sola las persianas cuando más pega el calor, enfría la recámara antes de que usted suba y echa llave cuando da las buenas noches.',
  },
  offer: [
    'Casi toda casa inteligente que decepciona es un cajón de aparatos que no se conocen. Las nuestras empiezan con el día que ustedes de veras viven: quién sale primero, quién duerme siesta.',
    'De ahí sacamos un puñado de escenas. Ocho buenas les ganan a sesenta ingeniosas.',
    'Un sistema básico, por lo general luces, un termostato y una o dos chapas, cuesta alrededor de {price.basicSmartHome}. Un proyecto de toda la casa, con persianas, audio, cámaras y teclados, va de {price.wholeHome}. Los dos crecen de la misma base, así que lo que compra primero le sigue sirviendo después.',
  ],
  features: [
    {
      title: 'Persianas que siguen al sol',
      description:
        'Tapan el vidrio del poniente antes del calor, y se abren para la puesta de sol.',
    },
    {
      title: 'Clima por cuarto y costumbre',
      description:
        'Termostatos que aflojan cuando la casa está sola y se ponen al corriente antes de que vuelva.',
    },
    {
      title: 'Teclados en vez de apagadores',
      description:
        'Un teclado grabado reemplaza cinco apagadores. Cocinar, Película, Fuera: palabras que una niñera entiende.',
    },
    {
      title: 'Chapas, portones y cochera',
      description:
        'Un código solo de jueves para quien le limpia, y una cochera que se cierra sola a las diez.',
    },
    {
      title: 'Ojo a las fugas y tormentas',
      description:
        'Un mensaje antes de que se manche el techo, y una llave de paso que pone un plomero con licencia.',
    },
    {
      title: 'Una app, en cada teléfono',
      description: 'La familia ve lo que necesita, y las visitas casi nada.',
    },
  ],
  process: [
    {
      title: 'Recorrer un día',
      description:
        'Seguimos sus pasos del despertador a la puerta de atrás y marcamos cada apagador.',
    },
    {
      title: 'Revisar los huesos',
      description:
        'Cables neutros, lugar en el tablero, Wi-Fi y paredes. Las sorpresas, mejor ahora.',
    },
    {
      title: 'Escribir las escenas',
      description: 'Le damos una hoja con cada botón y lo que hace.',
    },
    {
      title: 'Instalar la base',
      description:
        'Primero van la red y la central. Los apagadores los pone un electricista con licencia.',
    },
    {
      title: 'Vivir con ella',
      description: 'A las dos semanas volvemos y cambiamos lo que no quedó bien.',
    },
  ],
  testimonials: [
    {
      role: 'Dueña de casa, Sharyland',
      content:
        'A mí me ganó el botón de buenas noches. Antes me levantaba dos veces: cochera, puerta de atrás, a la cama, la luz del patio. Ahora mi esposo apenas se está lavando los dientes y yo ya me dormí.',
    },
    {
      role: 'Winter Texan, Mission',
      content: 'Con mi café, en Nebraska, reviso que el agua esté cerrada y los clósets secos.',
    },
    {
      role: 'Dueña de casa, Edinburg',
      content:
        'Mi mamá no le hace a las apps. Llegó y le picó al apagador. Funcionó como apagador.',
    },
  ],
  faqs: [
    {
      question: '¿Cuánto debo apartar?',
      answer:
        'Un sistema básico cuesta alrededor de {price.basicSmartHome}; uno de toda la casa va de {price.wholeHome}. Las persianas con motor suelen ser el renglón más grande, porque cada ventana se hace a la medida, así que les ponemos precio una por una.',
    },
    {
      question: '¿Qué pasa cuando se cae el internet?',
      answer:
        'Los apagadores, teclados, horarios y chapas siguen funcionando, porque la central está en su casa. Hasta que vuelva la línea, se queda sin acceso a distancia y sin casi todo el control por voz.',
    },
    {
      question: 'Mi casa es de 1972. ¿Ya está muy vieja?',
      answer:
        'Rara vez. A las cajas de apagador de esos años muchas veces les falta el neutro, así que un electricista con licencia pone atenuadores hechos para eso, o el control va en la lámpara. Los teclados inalámbricos se pegan al yeso sin cortar nada.',
    },
    {
      question: '¿Cuánto tiempo van a estar en la casa?',
      answer:
        'Un sistema básico tarda un día. Lo típico en una casa es de 1 a 3 días, y una casa completa con persianas y teclados se hace piso por piso, para que puedan seguir viviendo en ella.',
    },
    {
      question: '¿Quién más puede ver lo que hace mi casa?',
      answer:
        'La cuenta de dueño la tiene usted. Nosotros trabajamos con un acceso de instalador que usted puede apagar, las cámaras graban en la casa, y nada escucha, a menos que haya pedido un asistente de voz.',
    },
    {
      question: '¿De veras baja el recibo de la luz?',
      answer:
        'Las persianas y los horarios del termostato sí ayudan cuando, sin ellos, el compresor trabajaría toda la tarde. Pero no le prometemos un porcentaje: depende de sus vidrios, de su aislante y de qué tan frío le guste dormir.',
    },
  ],
  closing: {
    heading: 'Empiece por el apagador que le choca',
    text: 'Llámenos y díganos qué hace sin falta todas las noches antes de acostarse. Esa suele ser la primera escena, y una buena manera de saber si le gusta vivir así.',
  },
} satisfies Words<typeof english.page>;
