import type { Words } from '../../schema/words.ts';
import type * as english from '../../services/networking-services.ts';

export const page = {
  title: 'Servicios de Redes',
  menu: 'Wi-Fi y cable que llegan a todos los cuartos.',
  footer: 'Redes',
  card: {
    description:
      'Wi-Fi y cable que llegan a la última recámara y al taller, con paredes de block o sin ellas.',
  },
  meta: {
    title: 'Instalación de Wi-Fi y Redes en McAllen, TX',
    description:
      '¿Su Wi-Fi no pasa la pared de block? Redes por cable de 100 Mbps a 10 Gbps, diseñadas para servir el 99.9% del tiempo, en casas y oficinas del Valle.',
  },
  hero: {
    description:
      'Todo lo demás que instalamos se apoya en la red. Por eso la hacemos como buena plomería: escondida, etiquetada y aburrida.',
  },
  offer: [
    'El internet lento rara vez es culpa de la compañía de internet. Más bien hay un solo router queriendo pasar ondas de radio por paredes de block, aislante con aluminio y un refrigerador.',
    'Primero medimos. Luego ponemos cable donde debe ir cable, y al Wi-Fi le dejamos nada más las últimas yardas.',
    'Instalamos enlaces de 100 Mbps a 10 Gbps y los diseñamos para estar en línea el 99.9% del tiempo. En este clima, eso pide baterías, protección contra descargas en cada línea que entra y una segunda salida: un módem celular que entra al quite cuando se cae la línea principal.',
  ],
  features: [
    {
      title: 'Cable con orden',
      description:
        'Categoría 6 en casi todas las salidas, cada tramo probado y con reporte para usted.',
    },
    {
      title: 'Wi-Fi con medición',
      description: 'Puntos de acceso según un mapa de señal, conectados por cable al rack.',
    },
    {
      title: 'Redes separadas',
      description:
        'Familia, trabajo, cámaras y visitas, cada quien en la suya, con un firewall en medio.',
    },
    {
      title: 'Batería y respaldo',
      description:
        'Horas de batería donde importa, y respaldo celular para llamadas y terminales de tarjeta.',
    },
    {
      title: 'Racks que se entienden',
      description:
        'Cables por color y un mapa impreso en la puerta. El próximo técnico se lo va a agradecer.',
    },
    {
      title: 'Monitoreo a distancia',
      description:
        'Con su permiso, desde aquí vemos las caídas, y muchas veces se reinicia sin visita.',
    },
  ],
  process: [
    {
      title: 'Medir lo que hay',
      description:
        'Velocidad por cable, un recorrido midiendo señal y un vistazo al panel de cables.',
    },
    {
      title: 'Contar los aparatos',
      description: 'Teléfonos, cámaras, cajas, riego. Una casa con movimiento trae cuarenta o más.',
    },
    {
      title: 'Diseñar en papel',
      description:
        'Salidas, puntos de acceso y puertos del switch, repasados con usted antes de pedir el cable.',
    },
    {
      title: 'Jalar y conectar',
      description:
        'El cable va lejos de la corriente. Las dos puntas llevan el mismo número impreso.',
    },
    {
      title: 'Configurar y certificar',
      description:
        'Con cifrado, sin contraseñas de fábrica, y cada tramo probado a la velocidad que le toca.',
    },
    {
      title: 'Entregar las llaves',
      description: 'Las contraseñas, en un sobre cerrado. La red es suya, y lo puede comprobar.',
    },
  ],
  testimonials: [
    {
      role: 'Radiólogo que trabaja en casa',
      content:
        'Leo estudios en la casa desde las cinco de la mañana. Antes abría uno y me iba a hacer café. No se me ha caído ni una vez a media lectura.',
    },
    {
      role: 'Gerente de oficina, Pharr',
      content:
        'Ese clóset llevaba años cerrado. Un sábado desarmaron los 96 puertos y yo casi no dormí. Llegó el lunes, y nadie dijo ni pío.',
    },
    {
      content:
        'Tres adolescentes, paredes de block, y al que le gritaban era a mí, justo cuando me sentaba a cenar. Ahora ceno caliente.',
    },
  ],
  faqs: [
    {
      question: '¿Qué velocidades pueden dar?',
      answer:
        'Adentro del edificio, desde 100 Mbps hasta 10 Gbps. Lo que llega hasta ahí depende de su compañía. Lo medimos en el módem, y si lo que frena es el plan, se lo enseñamos.',
    },
    {
      question: 'En la práctica, ¿qué quiere decir 99.9% en línea?',
      answer:
        'Menos de nueve horas sin servicio al año en la parte que diseñamos. Para llegar ahí hacen falta baterías, una línea de respaldo y refacciones a la mano, y la cotización dice cuánto suma cada cosa.',
    },
    {
      question: '¿Por qué no un kit mesh?',
      answer:
        'Las cajitas mesh que se hablan por radio gastan buena parte de su capacidad platicando entre ellas, y con el block es peor. Con cable, esas mismas cajitas trabajan bien. A veces es lo único que agregamos.',
    },
    {
      question: '¿Cuánto tardan en cablear nuestro edificio?',
      answer:
        'En una casa, de 1 a 3 días. Una oficina de cincuenta salidas se lleva como una semana, ya después del trabajo, para que nadie ande esquivando escaleras.',
    },
    {
      question: '¿Reemplazan a nuestra compañía de sistemas?',
      answer:
        'No, les hacemos la vida más fácil. A nosotros nos tocan el cable, los switches, los puntos de acceso y la corriente; a ellos, los servidores, el correo y los usuarios. Todos tienen el mismo plano.',
    },
    {
      question: '¿Llegan a un granero o a la casa de visitas?',
      answer:
        'Lo que dura es la fibra en tubo, y los rayos no le hacen nada. Donde no se puede abrir zanja, un par de antenas direccionales que se vean de frente cubren bien varios cientos de pies.',
    },
  ],
  closing: {
    heading: '¿Dónde se le acaba el Wi-Fi?',
    text: 'Llámenos y díganos cuál es el peor cuarto de la casa. Vamos a averiguar por qué es el peor y qué hace falta para arreglarlo, y la visita es gratis.',
  },
} satisfies Words<typeof english.page>;
